/** A record. */
export type Row = { id: string }

/** An editor of a record: where it is, what is typed, how it is saved, and how others move the record on meanwhile. */
export type MovedSpec = {
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
  /**
   * What others save in the field meanwhile, of which the form asks before it overwrites it; true for a longer text.
   * Missing where the form does not read the record again.
   */
  elsewhere?: string | true
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

/** What `moved.ts` of a feature says. */
export type MovedModule = {
  moved?: readonly MovedSpec[]
  /** Editors that are not held to it, by file, with the reason. */
  unmovedEditors?: Readonly<Record<string, string>>
  /** Actions that are not held to it, as `resource key`. */
  unmovedActions?: readonly string[]
}

const areas = import.meta.glob<MovedModule>('../../features/*/*/moved.ts', { eager: true })

/** What all features say of records that others change. */
export const MOVED: readonly MovedModule[] = Object.values(areas)
