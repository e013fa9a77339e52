import { Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Field } from '#domain/field'
import { usePref } from '#shared/prefs'
import { useSession } from '#shared/session'
import styles from './PhraseBar.module.css'

type Props = { field: Field; value: string; disabled?: boolean; onChange: (value: string) => void }

const NONE: readonly string[] = []
/** Most saved phrases of a field: more are no quicker to find than to type. */
const MAX_SAVED = 12

/** Phrases for a text, chosen in one click: the usual ones and those the user saved on this workstation. */
export function PhraseBar({ field: { label, phrases = NONE }, value, disabled, onChange }: Props) {
  const { t } = useTranslation()
  const userId = useSession((session) => session.user?.userId ?? '')
  const [saved, save] = usePref(`phrases:${userId}:${label}`, NONE)
  const typed = value.trim()
  const usual = phrases.map((phrase) => t(phrase))
  const isNew = typed !== '' && !saved.includes(typed) && !usual.includes(typed)
  const choose = (phrase: string) => {
    if (!typed.split('；').includes(phrase)) onChange(typed === '' ? phrase : `${typed}；${phrase}`)
  }
  return (
    <Space wrap size={[6, 6]} className={styles.bar} role="group" aria-label={t('常用语')}>
      {usual.map((phrase) => (
        <Button key={phrase} size="small" disabled={disabled} onClick={() => choose(phrase)}>
          {phrase}
        </Button>
      ))}
      {saved.map((phrase) => (
        <Space.Compact key={phrase} size="small">
          <Button className={styles.own} size="small" title={phrase} disabled={disabled} onClick={() => choose(phrase)}>
            {phrase}
          </Button>
          <Button
            size="small"
            disabled={disabled}
            aria-label={t('删除常用语：{{phrase}}', { phrase })}
            onClick={() => save(saved.filter((one) => one !== phrase))}
          >
            ×
          </Button>
        </Space.Compact>
      ))}
      {isNew && saved.length < MAX_SAVED && (
        <Button size="small" type="dashed" disabled={disabled} onClick={() => save([...saved, typed])}>
          {t('存为常用语')}
        </Button>
      )}
    </Space>
  )
}
