/** A record. */
export type Row = { id: string }
/** An editor of a record: where it is, what is typed, how it is saved, and how the other side moves the record on. */
export type Case = {
  name: string
  /** The file of its editor. */
  from: string
  account: string
  /** Finds the record while it takes the form. */
  row: () => Row | undefined
  table: { update: (id: string, change: never) => unknown; delete: (id: string) => void }
  path: (row: never) => string
  label: string
  typed: string
  save: string
  /** Empty where the service takes the form in every state. */
  moved: object
  /** What shows it where the form is closed; the value itself by default. */
  left?: string
  /** Nobody deletes its record. */
  isNeverDeleted?: boolean
  /** What leads to the form, or to what is left of it, after F5. */
  reopen?: () => Promise<void>
  /** How its form is opened from the page, and what else it needs. */
  open?: () => Promise<void>
  /** How the value is typed where it is no field of the form. */
  type?: (typed: string) => Promise<void>
}
