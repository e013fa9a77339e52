import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { daysBetween, formatTime, serverToday } from '#domain/time'
import { type ActionButton, useActions } from '#shared/action/useActions'
import { useCapability } from '#shared/capability/useCapability'
import { useInform } from '#shared/dialog/useInform'
import { goTo, type ScreenLink } from '#shared/navigation'
import { serverText } from '#shared/serverText'
import { readTodo, type Todo, type TodoLine } from '#shared/todo/todo'
import { LinkButton } from '#shared/ui/LinkButton'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import styles from './TodoCard.module.css'
import { isForbidden } from './useCards'

/** Keeps the height of a text that is not there yet. */
const EMPTY = '\u00a0'

/** How much of a card is shown: three documents and a hint; the first document; the number alone. */
export type CardSize = 'full' | 'short' | 'chip'

/** Documents on a card, and its style. */
const SIZES = {
  full: { lines: 3, style: '' },
  short: { lines: 1, style: styles.short },
  chip: { lines: 0, style: styles.chip },
} satisfies Record<CardSize, object>

type CardProps = {
  todo: Todo
  size: CardSize
  /** Its number at the last visit: while it loads it takes as much space. */
  lastTotal: number | undefined
}

/** A kind of pending work: how many documents, the first of them, and the next action for each. */
export function TodoCard({ todo, size, lastTotal }: CardProps) {
  const { t } = useTranslation()
  const { name, query } = todo.list()
  const read = useQuery({ ...readTodo(todo), meta: { silent: true } })
  const page = read.data
  const actionsOf = useActions(todo.actions)
  const open = todo.actions?.all.find(({ key }) => key === todo.next)?.open
  const nextOf = (record: object) => {
    const next = actionsOf(record).find(({ key }) => key === todo.next)
    // A drawer opens over its list.
    return next && open ? { ...next, run: () => goTo({ name, query: open(record) } as ScreenLink) } : next
  }
  // A menu may name a screen whose data the account may not read: trying again would not help.
  if (isForbidden(read.error)) return null
  const label = t(todo.label)
  const sum = page && todo.sumOf?.(page)
  const lines = (page?.records ?? []).slice(0, SIZES[size].lines)
  return (
    <li className={`${styles.card} ${SIZES[size].style} ${page?.total === 0 ? styles.empty : ''}`}>
      <div className={styles.head}>
        <h3 title={t(todo.hint)}>{label}</h3>
        {size !== 'chip' && todo.together && page && page.total > 1 && (
          <Together of={todo.together} label={label} count={page.total} />
        )}
        {page ? (
          <PageLink name={name} query={query} label={`${label} ${page.total}`}>
            <span className={styles.figure}>{page.total}</span>
          </PageLink>
        ) : read.isError ? (
          <LinkButton onClick={() => void read.refetch()}>{t('加载失败，重试')}</LinkButton>
        ) : (
          <span className={`${styles.figure} ${styles.waiting}`} role="status" aria-label={t('加载中')}>
            <span>{lastTotal ?? EMPTY}</span>
          </span>
        )}
      </div>
      {todo.sumOf && <span className={`${textStyles.number} ${styles.sum}`}>{page ? sum : EMPTY}</span>}
      {size === 'full' && <p className={textStyles.secondary}>{t(todo.hint)}</p>}
      {read.isPending && lastTotal !== undefined && <Waiting count={Math.min(lastTotal, SIZES[size].lines)} />}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((record) => (
            <Line
              key={keyOf(todo.lineOf(record))}
              line={todo.lineOf(record)}
              group={todo.group}
              next={nextOf(record)}
              hasDetail={size === 'full'}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

type TogetherProps = { of: NonNullable<Todo['together']>; label: string; count: number }

/** What is done to all documents of a card at once. */
function Together({ of: { label: labelOf, needs, run }, label, count }: TogetherProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const inform = useInform()
  const isThere = useCapability(needs)
  // A mutation, so failures use the common error display.
  const { mutate, isPending } = useMutation({ mutationFn: async () => run({ client, inform }) })
  if (!isThere) return null
  const said = translateMessage(t, labelOf(count))
  return (
    <LinkButton
      className={styles.together}
      disabled={isPending}
      aria-busy={isPending}
      aria-label={`${label} ${said}`}
      onClick={() => mutate()}
    >
      {said}
    </LinkButton>
  )
}

/** Space for the lines that load. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <ul className={styles.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike and never reordered
        <li key={at} />
      ))}
    </ul>
  )
}

type LineProps = { line: TodoLine; group: Todo['group']; next: ActionButton | undefined; hasDetail: boolean }

function Line({ line, group, next, hasDetail }: LineProps) {
  const detail = serverText(line.detail)
  return (
    <li title={hasDetail ? undefined : detail}>
      <span className={styles.name}>
        <PageLink name={line.link.name} query={line.link.query}>
          {line.name}
        </PageLink>
      </span>
      {line.due && <Due day={line.due} group={group} />}
      {line.since && <span className={textStyles.secondary}>{dayText(line.since)}</span>}
      {next && (
        <LinkButton
          className={styles.action}
          disabled={next.isDisabled}
          aria-busy={next.isBusy}
          aria-label={`${next.short} ${line.name}`}
          onClick={next.run}
        >
          {next.short}
        </LinkButton>
      )}
      {hasDetail && detail && <span className={`${styles.detail} ${textStyles.secondary}`}>{detail}</span>}
    </li>
  )
}

/** Includes the link, because names may repeat, e.g. two comments of one buyer. */
function keyOf({ name, link }: TodoLine): string {
  return `${name} ${JSON.stringify(link)}`
}

/** The day a document is due; marked late when it has passed, unless the other side is to act. */
function Due({ day, group }: { day: string; group: Todo['group'] }) {
  const { t } = useTranslation()
  const left = daysBetween(serverToday(), day)
  const isLate = group !== 'wait' && left !== null && left < 0
  return (
    <span className={isLate ? styles.late : textStyles.secondary}>
      {dayText(day)}
      {isLate && ` ${t('已过 {{days}} 天', { days: -left })}`}
    </span>
  )
}

/** A day without the year if it is in the current one. */
function dayText(day: string): string {
  return formatTime(day, day.startsWith(serverToday().slice(0, 4)) ? 'MM-DD' : 'YYYY-MM-DD')
}
