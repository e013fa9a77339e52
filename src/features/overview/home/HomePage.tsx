import { Alert, Button } from 'antd'
import { type ReactNode, Suspense, useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { WithCapability } from '#shared/capability/WithCapability'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { canGo } from '#shared/navigation'
import { usePref, writePref } from '#shared/prefs'
import { useSession } from '#shared/session'
import type { Todo, TodoGroup } from '#shared/todo/todo'
import { OpenButton } from '#shared/ui/OpenButton'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import { useAllRead } from '#shared/useAllRead'
import { hasPasswordSignIn } from '#shared/variant'
import { DraftList } from './DraftList'
import styles from './HomePage.module.css'
import { RetryAll } from './RetryAll'
import { type CardSize, TodoCard } from './TodoCard'
import { useCardOrder } from './useCardOrder'
import { useCards } from './useCards'
import { loadMallTodos, useTodos } from './useTodos'

const CHIPS: readonly [TodoGroup, string][] = [
  ['wait', '等待对方'],
  ['expiry', '即将到期'],
]
const NO_CARDS = { due: [], empty: [], totalOf: () => undefined }
const FRAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
/** So many cards have room for three documents each. */
const ROOMY = 6

// Charts are heavy: their code loads once the cards show their figures.
const FirstSteps = lazyWithRetry(() => import('./FirstSteps'))
const MoneySection = lazyWithRetry(() =>
  import('#features/overview/statistics/MoneySection').then((module) => ({ default: module.MoneySection })),
)

const OwedSection = lazyWithRetry(() =>
  import('#features/overview/statistics/supply/OwedSection').then((module) => ({ default: module.OwedSection })),
)

const SalesSection = lazyWithRetry(() =>
  import('#features/overview/statistics/SalesSection').then((module) => ({ default: module.SalesSection })),
)

/** Prefetch: the first render waits briefly for the mall's todos, so that no card appears late. */
export const prepare = loadMallTodos

/**
 * 首页: the morning's work list, due first; beside it the money, and in small what others have to do, what ends soon and
 * what is empty. Each figure opens its list with the filter applied.
 */
export default function HomePage() {
  const { t } = useTranslation()
  const user = useSession((session) => session.user)
  const { todos, isLost } = useTodos()
  const userId = user?.userId ?? ''
  // Before the order, which waits for the calls that this starts.
  const { failed, isEmpty } = useCards(todos)
  const cards = useCardOrder(todos, userId)
  // A shop starts with nothing to do: the steps stay until they are done, also once documents come.
  const [steps, setSteps] = usePref<'open' | 'closed' | ''>(`firstSteps.${userId}`, '')
  useEffect(() => {
    if (isEmpty && steps === '') setSteps('open')
  })
  const endSteps = useCallback(() => writePref(`firstSteps.${userId}`, 'closed'), [userId])
  const { due, empty, totalOf } = cards ?? NO_CARDS
  const own = due.filter(({ group }) => group === 'act')
  // Who may only look has nothing to do: the figures take the page.
  const isIdle = cards !== null && own.length === 0 && !isLost
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('您好，{{name}}', { name: user?.userName || user?.storeName })}</h1>
        <span className={textStyles.secondary}>{user?.storeName}</span>
        <nav className={styles.account} aria-label={t('账号')}>
          <PageLink name="personal-enter">{t('个人中心')}</PageLink>
          {hasPasswordSignIn() && <PageLink name="change_pass">{t('修改密码')}</PageLink>}
        </nav>
        <OpenButton name="chooseMaterial" type="primary">
          {t('创建送货单')}
        </OpenButton>
      </header>
      <DraftList userId={userId} />
      <RetryAll failed={failed} />
      {steps === 'open' && (
        <Suspense>
          <FirstSteps userId={userId} onEnd={endSteps} />
        </Suspense>
      )}
      <div className={isIdle ? styles.idle : styles.columns}>
        <div>
          {cards ? (
            <Group title="待办" todos={own} totalOf={totalOf} size={own.length > ROOMY ? 'short' : 'full'} />
          ) : (
            <WaitingCards />
          )}
          {isLost && (
            <Alert
              type="warning"
              showIcon
              title={t('商城的待办没有加载成功')}
              action={
                <Button size="small" onClick={() => void loadMallTodos()}>
                  {t('重试')}
                </Button>
              }
            />
          )}
        </div>
        <div>
          {canGo('settlementList') && (
            <>
              <WithCapability of="supplyFigures">
                <Later isAfter={cards !== null} space={<Waiting className={styles.chart} />}>
                  <MoneySection />
                </Later>
              </WithCapability>
              <Later isAfter={cards !== null} space={<Waiting className={styles.owed} />}>
                <OwedSection />
              </Later>
            </>
          )}
          {canGo('orderStatistics') && (
            <Later isAfter={cards !== null} space={<Waiting className={styles.sales} />}>
              <SalesSection />
            </Later>
          )}
          {CHIPS.map(([group, title]) => (
            <Group
              key={group}
              title={title}
              todos={due.filter((todo) => todo.group === group)}
              totalOf={totalOf}
              size="chip"
            />
          ))}
          <Group title="目前没有" todos={empty} totalOf={totalOf} size="chip" />
        </div>
      </div>
    </div>
  )
}

/** The frame of a section that is loading. */
function Waiting({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation()
  return <div className={`${styles.place} ${className}`} role="status" aria-label={t('加载中')} />
}

/** The frames of the first cards, until it is known which there are. */
function WaitingCards() {
  const { t } = useTranslation()
  return (
    <div className={styles.waiting} role="status" aria-label={t('加载中')}>
      <div className={styles.cards}>
        {FRAMES.map((frame) => (
          <div key={frame} className={styles.place} />
        ))}
      </div>
    </div>
  )
}

type GroupProps = {
  title: string
  todos: readonly Todo[]
  totalOf: (key: string) => number | undefined
  size: CardSize
}

function Group({ title, todos, totalOf, size }: GroupProps) {
  const { t } = useTranslation()
  if (todos.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>{t(title)}</h2>
      <ul className={size === 'chip' ? styles.chips : styles.cards} aria-label={t(title)}>
        {todos.map((todo) => (
          <TodoCard key={todo.key} todo={todo} size={size} lastTotal={totalOf(todo.key)} />
        ))}
      </ul>
    </section>
  )
}

type LaterProps = { isAfter: boolean; space: ReactNode; children: ReactNode }

/** What is heavy and may come last: its room is kept until everything else is read. */
function Later({ isAfter, space, children }: LaterProps) {
  return useAllRead(isAfter) ? <Suspense fallback={space}>{children}</Suspense> : space
}
