import type { ReactNode } from 'react'

/** The summary line of a record: who, how much, which state, what next; actions at one fixed place. */
export function RecordHead({
  title,
  tags,
  facts,
  actions,
}: {
  title: ReactNode
  tags?: ReactNode
  facts?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="record-head">
      <div className="record-title">
        <h1>{title}</h1>
        {tags}
      </div>
      <div className="record-facts">{facts}</div>
      <div className="record-actions">{actions}</div>
    </header>
  )
}
