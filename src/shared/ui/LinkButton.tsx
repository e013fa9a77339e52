import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

type Props = ComponentProps<'button'> & {
  isDanger?: boolean
  /** The name of a record in its column: aligned with other texts, truncated with an ellipsis. */
  isName?: boolean
}

/**
 * A button that looks like a link, for table cells: a page of rows has a hundred of them, and antd's costs as much to
 * render as the text of a row.
 */
export function LinkButton({ isDanger, isName, className, ...button }: Props) {
  const names = [styles.link, isDanger && styles.danger, isName && styles.name, className].filter(Boolean).join(' ')
  return <button type="button" {...button} className={names} />
}
