import type { ReactNode } from 'react'
import styles from './ErrorScreen.module.css'

type Props = {
  code: '403' | '404' | '500'
  title: string
  /** Buttons that lead on. */
  buttons: ReactNode
  /** What happened. */
  children: ReactNode
}

/** A page that cannot be shown: why, and where to go next. */
export function ErrorScreen({ code, title, buttons, children }: Props) {
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1>{title}</h1>
      {children}
      <div className={styles.buttons}>{buttons}</div>
    </div>
  )
}
