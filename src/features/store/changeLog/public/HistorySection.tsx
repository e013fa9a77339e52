import { type ComponentProps, Suspense } from 'react'
import type { ChangeLogSection as Section } from '#features/store/changeLog/ChangeLogSection'
import { WithCapability } from '#shared/capability/WithCapability'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { useInView } from '#shared/ui/useInView'
import styles from './HistorySection.module.css'

// Lazy: it stands below a form, where most visits do not look.
const ChangeLogSection = lazyWithRetry(() =>
  import('#features/store/changeLog/ChangeLogSection').then((module) => ({ default: module.ChangeLogSection })),
)

/** The history of a record below its form or its facts; it is read once it comes into view. */
export function HistorySection(props: ComponentProps<typeof Section>) {
  return (
    <WithCapability of="changeLog">
      <Seen {...props} />
    </WithCapability>
  )
}

function Seen(props: ComponentProps<typeof Section>) {
  const [ref, isInView] = useInView()
  return (
    <div ref={ref} className={styles.box}>
      {isInView && (
        <Suspense>
          <ChangeLogSection {...props} />
        </Suspense>
      )}
    </div>
  )
}
