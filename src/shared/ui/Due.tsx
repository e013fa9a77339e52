import { useTranslation } from 'react-i18next'
import { type Text, text, translateMessage } from '#domain/text'
import { daysBetween, serverToday } from '#domain/time'
import { NOTHING } from '#domain/wire'
import textStyles from './text.module.css'

/** Time left until a day (YYYY-MM-DD), in words; null without a day. */
export function dueText(due: string, today: string = serverToday()): Text | null {
  const days = daysBetween(today, due)
  if (days === null) return null
  if (days < 0) return text('已超 {{count}} 天', { count: -days })
  return days === 0 ? text('今天到期') : text('剩 {{count}} 天', { count: days })
}

/** Time left to act; the last day and overdue days are highlighted. */
export function Due({ due }: { due: string }) {
  const { t } = useTranslation()
  const words = dueText(due)
  if (!words) return NOTHING
  const isLate = (daysBetween(serverToday(), due) ?? 0) <= 0
  return (
    <span className={isLate ? textStyles.negative : undefined} title={due}>
      {translateMessage(t, words)}
    </span>
  )
}
