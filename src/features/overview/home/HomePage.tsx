import { Alert, Button } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#shared/lazyPart'
import { canGo } from '#shared/navigation'
import { useSession } from '#shared/session'
import type { Todo, TodoGroup } from '#shared/todo/todo'
import { OpenButton } from '#shared/ui/OpenButton'
import textStyles from '#shared/ui/text.module.css'
import { useAllRead } from '#shared/useAllRead'
import { DraftList } from './DraftList'
import styles from './HomePage.module.css'
import { type CardSize, TodoCard } from './TodoCard'
import { useCardOrder } from './useCardOrder'
import { loadMallTodos, useTodos } from './useTodos'

const CHIPS: readonly [TodoGroup, string][] = [
  ['wait', '等待对方'],
  ['expiry', '即将到期'],
]
/** So many cards have room for three documents each. */
const ROOMY = 6

// Charts are heavy: their code loads once the cards show their figures.
const MoneySection = lazyPart(() =>
  import('#features/overview/statistics/MoneySection').then((module) => ({ default: module.MoneySection })),
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
  const { due, empty } = useCardOrder(todos, userId)
  const own = due.filter(({ group }) => group === 'act')
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('您好，{{name}}', { name: user?.userName || user?.storeName })}</h1>
        <span className={textStyles.secondary}>{user?.storeName}</span>
        <OpenButton name="chooseMaterial" type="primary">
          {t('创建送货单')}
        </OpenButton>
      </header>
      <DraftList userId={userId} />
      <div className={styles.columns}>
        <div>
          <Group title="待办" todos={own} size={own.length > ROOMY ? 'short' : 'full'} />
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
          {canGo('settlementList') && <Charts />}
          {CHIPS.map(([group, title]) => (
            <Group key={group} title={title} todos={due.filter((todo) => todo.group === group)} size="chip" />
          ))}
          <Group title="目前没有" todos={empty} size="chip" />
        </div>
      </div>
    </div>
  )
}

function Group({ title, todos, size }: { title: string; todos: readonly Todo[]; size: CardSize }) {
  const { t } = useTranslation()
  if (todos.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>{t(title)}</h2>
      <ul className={size === 'chip' ? styles.chips : styles.cards} aria-label={t(title)}>
        {todos.map((todo) => (
          <TodoCard key={todo.key} todo={todo} size={size} />
        ))}
      </ul>
    </section>
  )
}

function Charts() {
  const { t } = useTranslation()
  const isDue = useAllRead()
  const space = <div className={styles.chart} role="status" aria-label={t('加载中')} />
  return isDue ? (
    <Suspense fallback={space}>
      <MoneySection />
    </Suspense>
  ) : (
    space
  )
}
