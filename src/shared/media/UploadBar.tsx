import styles from './UploadBar.module.css'

/**
 * Progress of an upload, `part` from 0 to 1. `name` labels it. The native element: antd's would be loaded with every
 * form.
 */
export function UploadBar({ part, name }: { part: number; name: string }) {
  const percent = `${Math.round(part * 100)}%`
  return (
    <span className={styles.upload}>
      <progress className={styles.bar} value={part} aria-label={name}>
        {percent}
      </progress>
      <span aria-hidden="true">{percent}</span>
    </span>
  )
}
