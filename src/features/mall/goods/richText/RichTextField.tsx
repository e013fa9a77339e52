import { type Ref, Suspense } from 'react'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import styles from './RichTextField.module.css'

// Lazy: the editor's code is as large as the rest of the form, and loads after it.
const RichText = lazyWithRetry(() => import('./RichText'))

type Props = {
  /** Accessible name of the editor. */
  caption: string
  disabled?: boolean
  /** Set by Form.Item. HTML. */
  id?: string
  value?: string
  onChange?: (html: string) => void
  ref?: Ref<HTMLDivElement>
}

/** A rich text field: headings, lists, tables, links and pictures from the file manager. */
export function RichTextField({ ref, ...rest }: Props) {
  return (
    <div ref={ref}>
      <Suspense fallback={<div className={styles.coming} />}>
        <RichText {...rest} />
      </Suspense>
    </div>
  )
}
