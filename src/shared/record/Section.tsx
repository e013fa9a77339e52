import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

/** A titled part of a detail or editor. `extra` goes right of the title. */
export function Section({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  )
}
