import { Alert } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import type { PageIssue } from '#features/mall/decoration/model/page/pageIssues'
import { LinkButton } from '#shared/ui/LinkButton'
import styles from './BlockIssues.module.css'

type Props = { issues: readonly PageIssue[]; onChoose: (key: string, card: number) => void }

/** How many are shown at first: a new block has many. */
const SHOWN = 4

/** What is missing in the selected block; each leads to its card. */
export function BlockIssues({ issues, onChoose }: Props) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  if (issues.length === 0) return null
  const shown = isWhole ? issues : issues.slice(0, SHOWN)
  return (
    <Alert
      type={issues.some(({ level }) => level === 'error') ? 'error' : 'warning'}
      title={
        <ul className={styles.issues}>
          {shown.map((issue) => (
            <li key={`${issue.card} ${translateMessage(t, issue.text)}`}>
              <LinkButton onClick={() => onChoose(issue.key, issue.card)}>{translateMessage(t, issue.text)}</LinkButton>
            </li>
          ))}
          {issues.length > SHOWN && (
            <li>
              <LinkButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? t('收起') : t('还有 {{count}} 处', { count: issues.length - shown.length })}
              </LinkButton>
            </li>
          )}
        </ul>
      }
    />
  )
}
