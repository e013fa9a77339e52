import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

type Props = ComponentProps<'button'> & {
  isDanger?: boolean
  /** A record's name in its column: flush with the other texts, cut by an ellipsis where it is longer. */
  isName?: boolean
}

/**
 * A button that looks like a link, for cells of tables: a page of rows has a hundred of them, and antd's costs as much
 * as the row's text.
 */
export function LinkButton({ isDanger, isName, className, ...button }: Props) {
  const names = [styles.link, isDanger && styles.danger, isName && styles.name, className].filter(Boolean).join(' ')
  return <button type="button" {...button} className={names} />
}
