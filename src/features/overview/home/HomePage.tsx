import { Alert, Button } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#shared/lazyPart'
import { canGo } from '#shared/navigation'
import { useSession } from '#shared/session'
import { isForAccount, type TodoGroup } from '#shared/todo/todo'
import { OpenButton } from '#shared/ui/OpenButton'
import textStyles from '#shared/ui/text.module.css'
import { useAllRead } from '#shared/useAllRead'
import { DraftList } from './DraftList'
import styles from './HomePage.module.css'
import { TodoCard } from './TodoCard'
import { loadMallTodos, useTodos } from './useTodos'

const GROUPS: readonly [TodoGroup, string][] = [
  ['act', '待办'],
  ['wait', '等待对方'],
  ['expiry', '即将到期'],
]

// Charts are heavy: their code loads once the cards show their figures.
const MoneySection = lazyPart(() =>
  import('#features/overview/statistics/MoneySection').then((module) => ({ default: module.MoneySection })),
)

/** Prefetch: the first render waits briefly for the mall's todos, so that no card appears late. */
export const prepare = loadMallTodos

/** 首页: the morning's work list. Each figure opens its list with the filter applied. */
export default function HomePage() {
  const { t } = useTranslation()
  const user = useSession((session) => session.user)
  const { todos, isLost } = useTodos()
  const reachable = todos.filter(isForAccount)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1>{t('您好，{{name}}', { name: user?.userName || user?.storeName })}</h1>
          <p className={textStyles.secondary}>{user?.storeName}</p>
        </div>
        <OpenButton name="chooseMaterial" type="primary" size="large">
          {t('创建送货单')}
        </OpenButton>
      </header>
      <DraftList userId={user?.userId ?? ''} />
      {GROUPS.map(([group, title]) => {
        const inGroup = reachable.filter((todo) => todo.group === group)
        return (
          inGroup.length > 0 && (
            <section key={group} className={styles.group}>
              <h2>{t(title)}</h2>
              <ul className={styles.cards} aria-label={t(title)}>
                {inGroup.map((todo) => (
                  <TodoCard key={todo.key} todo={todo} />
                ))}
              </ul>
            </section>
          )
        )
      })}
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
      {canGo('settlementList') && <Charts />}
    </div>
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
