import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/serverText'
import styles from './FormError.module.css'

/** The server's rejection, at the top of the rejected form. */
export function FormError({ text }: { text: string }) {
  useTranslation()
  return text ? (
    <p className={styles.error} role="alert">
      {serverText(text)}
    </p>
  ) : null
}
