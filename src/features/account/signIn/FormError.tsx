import { useTranslation } from 'react-i18next'
import styles from './FormError.module.css'

/** What the server refused, at the top of the form it refused. */
export function FormError({ text }: { text: string }) {
  const { t } = useTranslation()
  return text ? (
    <p className={styles.error} role="alert">
      {t(text)}
    </p>
  ) : null
}
