import { useTranslation } from 'react-i18next'
import { DiagnosisButton } from '#shared/diagnosis/DiagnosisButton'
import { failureLine } from '#shared/http/failureLine'
import styles from './FailureDetails.module.css'

/** Collapsed details of the failure, which a user copies for the gateway's administrators, with what went before. */
export function FailureDetails({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const line = failureLine(error)
  if (line === '') return null
  return (
    <details className={styles.details}>
      <summary>{t('技术信息')}</summary>
      <code>{line}</code> <DiagnosisButton line={line} size="small" />
    </details>
  )
}
