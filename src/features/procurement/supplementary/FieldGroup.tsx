import type { ReactNode } from 'react'
import styles from './FieldGroup.module.css'

/** A titled group of fields in the drawer. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
