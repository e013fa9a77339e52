import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { daysBetween, formatTime, serverToday } from '#domain/time'
import { useActs } from '#shared/act/useActs'
import { serverText } from '#shared/serverText'
import { readTodo, type Todo, type TodoLine } from '#shared/todo/todo'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import styles from './TodoCard.module.css'

/** A kind of pending work: how many documents, the first of them, and the act that is next for each. */
export function TodoCard({ todo }: { todo: Todo }) {
  const { t } = useTranslation()
  const { name, query } = todo.list()
  const read = useQuery({ ...readTodo(todo), meta: { silent: true } })
  const page = read.data
  const label = t(todo.label)
  return (
    <li className={page?.total === 0 ? `${styles.card} ${styles.empty}` : styles.card}>
      <div className={styles.head}>
        <h3>{label}</h3>
        {page ? (
          <PageLink name={name} query={query} label={`${label} ${page.total}`}>
            <span className={styles.figure}>{page.total}</span>
          </PageLink>
        ) : read.isError ? (
          <Button type="link" onClick={() => void read.refetch()}>
            {t('加载失败，重试')}
          </Button>
        ) : (
          <Skeleton.Button active size="small" aria-label={t('加载中')} />
        )}
      </div>
      <p className={textStyles.secondary}>{t(todo.hint)}</p>
      {page && page.records.length > 0 && (
        <ul className={styles.lines}>
          {page.records.map((record) => (
            <Line key={keyOf(todo.lineOf(record))} todo={todo} record={record} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Line({ todo, record }: { todo: Todo; record: object }) {
  const line: TodoLine = todo.lineOf(record)
  const next = useActs(todo.acts)(record).find(({ key }) => key === todo.next)
  return (
    <li>
      <span className={styles.name}>
        <PageLink name={line.link.name} query={line.link.query}>
          {line.name}
        </PageLink>
      </span>
      {line.due && <Due day={line.due} group={todo.group} />}
      {next && (
        <Button
          type="link"
          size="small"
          disabled={next.isOff}
          loading={next.isBusy}
          onClick={next.run}
          aria-label={`${next.short} ${line.name}`}
        >
          {next.short}
        </Button>
      )}
      {line.detail && <span className={`${styles.detail} ${textStyles.secondary}`}>{serverText(line.detail)}</span>}
    </li>
  )
}

/** Names may repeat: a buyer comments twice. */
function keyOf({ name, link }: TodoLine): string {
  return `${name} ${JSON.stringify(link)}`
}

/** The day a document is due; late where that day is over and the supplier is to act. */
function Due({ day, group }: { day: string; group: Todo['group'] }) {
  const { t } = useTranslation()
  const left = daysBetween(serverToday(), day)
  const isLate = group !== 'wait' && left !== null && left < 0
  return (
    <span className={isLate ? styles.late : textStyles.secondary}>
      {formatTime(day, day.startsWith(serverToday().slice(0, 4)) ? 'MM-DD' : 'YYYY-MM-DD')}
      {isLate && ` ${t('已过 {{days}} 天', { days: -left })}`}
    </span>
  )
}
