import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/serverText'
import styles from './FormError.module.css'

/** What the server refused, at the top of the form it refused. */
export function FormError({ text }: { text: string }) {
  useTranslation()
  return text ? (
    <p className={styles.error} role="alert">
      {serverText(text)}
    </p>
  ) : null
}
