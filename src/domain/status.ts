import { NOTHING, wireText } from './wire'

/** Colours of a status tag, by antd's names. */
export type StatusColor = 'default' | 'processing' | 'success' | 'error' | 'warning'

/** Maps the codes of a status to label (Chinese) and colour. */
export type StatusTable<Code extends string = string> = Record<Code, { label: string; color: StatusColor }>

/** Label and colour of a code, as number or text. An unknown code shows its raw text, a missing one '—'. */
export function statusOf(table: StatusTable, code: unknown): { label: string; color: StatusColor } {
  const text = wireText(code)
  const known = Object.hasOwn(table, text) ? table[text] : undefined
  return known ?? { label: text || NOTHING, color: 'default' }
}

/** A transition of a state machine: allowed in any status of `from`; it leads to `to`, or keeps the status. */
export type Transition<Action extends string = string> = { from: readonly string[]; action: Action; to?: string }

/** The actions allowed in a status, in table order, without duplicates. */
export function allowedActions<Action extends string>(
  transitions: readonly Transition<Action>[],
  status: unknown,
): Action[] {
  const code = wireText(status)
  return [...new Set(transitions.filter(({ from }) => from.includes(code)).map(({ action }) => action))]
}

/** Whether a status allows an action. Used by the buttons of a screen and by the embedded API. */
export function canDo<Action extends string>(
  transitions: readonly Transition<Action>[],
  status: unknown,
  action: Action,
): boolean {
  return nextStatus(transitions, status, action) !== null
}

/** The status after an action (the same one when it changes nothing); null when it is not allowed. */
export function nextStatus<Action extends string>(
  transitions: readonly Transition<Action>[],
  status: unknown,
  action: Action,
): string | null {
  const code = wireText(status)
  const arrow = transitions.find((transition) => transition.action === action && transition.from.includes(code))
  return arrow ? (arrow.to ?? code) : null
}

/**
 * One status: its code on the wire, what users read, the actions that it allows, each with the status after it, and
 * what follows from it. Members that are missing say the usual.
 */
type StatusDefinition<Name extends string> = {
  code: number | string
  label: string
  color: StatusColor
  /** The supplier never sees it: it is no tab and no filter. */
  isHidden?: true
  actions?: Readonly<Record<string, Name>>
  /** Key of what is to be done next. */
  step?: string
  /** The next step is the supplier's, not the other party's. */
  isOwnStep?: true
  /** The next step in words, or what has come of the document. */
  progress?: string
  /** Its amounts and quantities are left out of sums. */
  countsInSums?: false
  /** The amounts are agreed, so that they can be invoiced. */
  isAgreed?: true
  /** The goods are accepted. */
  isAccepted?: true
  /** The approval of the document is going on. */
  isInApproval?: true
  /** The member that says why, and the words around it. */
  reason?: 'rejectReason' | 'errorReason'
  reasonText?: string
}
type ActionIn<States> = {
  [Name in keyof States]: States[Name] extends { actions: infer Actions } ? keyof Actions & string : never
}[keyof States]
type StepIn<States> = {
  [Name in keyof States]: States[Name] extends { step: infer Step extends string } ? Step : never
}[keyof States]

/** All about the status of a document, said once. */
export type Status<Name extends string, Action extends string, Code extends number | string, Step extends string> = {
  /** The code of each status by its name. */
  code: Readonly<Record<Name, Code>>
  /** Label and colour by code. */
  table: StatusTable
  /** The codes that users see, as texts, in life cycle order. */
  order: readonly string[]
  /** Every action, in the order of the table. */
  actions: readonly Action[]
  /** Whether a code is that of one of these statuses. */
  is: (code: unknown, ...names: readonly Name[]) => boolean
  /** Whether a status allows an action. Asked by the buttons of screens and by the embedded API. */
  can: (code: unknown, action: Action) => boolean
  /** The actions that a status allows. */
  allowed: (code: unknown) => Action[]
  /** The code after an action (the same one when it changes nothing); null when it is not allowed. */
  next: (code: unknown, action: Action) => Code | null
  /** What is to be done next in a status; '' when nothing is. */
  stepOf: (code: unknown) => Step | ''
  /** The next step of a status in words, or what has come of the document; '' when nothing is said. */
  progressOf: (code: unknown) => string
  /** All that is said of a status; empty for an unknown code. */
  entryOf: (code: unknown) => Partial<StatusDefinition<Name>>
  /** Label and colour of a code: an unknown one shows its raw text, a missing one '—'. */
  labelOf: (code: unknown) => { label: string; color: StatusColor }
}

/** Defines a status by its states, in life cycle order. */
export function defineStatus<const States extends Record<string, StatusDefinition<keyof States & string>>>(
  states: States,
): Status<keyof States & string, ActionIn<States>, States[keyof States]['code'], StepIn<States>> {
  type Name = keyof States & string
  type Code = States[keyof States]['code']
  type Action = ActionIn<States>
  const names = Object.keys(states) as Name[]
  const nameOf = (code: unknown) => names.find((name) => String(states[name]?.code) === wireText(code))
  const table = Object.fromEntries(
    names.map((name) => [String(states[name]?.code), states[name] as StatusDefinition<Name>]),
  )
  const entryOf = (code: unknown): Partial<StatusDefinition<Name>> => states[nameOf(code) ?? ''] ?? {}
  const actionsOf = (name: Name | undefined): Readonly<Record<string, Name>> => (name && states[name]?.actions) || {}
  const next = (code: unknown, action: Action): Code | null => {
    const actions = actionsOf(nameOf(code))
    const after = Object.hasOwn(actions, action) ? actions[action] : undefined
    return after === undefined ? null : (states[after]?.code ?? null)
  }
  return {
    code: Object.fromEntries(names.map((name) => [name, states[name]?.code])) as Record<Name, Code>,
    table,
    order: names.filter((name) => !states[name]?.isHidden).map((name) => String(states[name]?.code)),
    actions: [...new Set(names.flatMap((name) => Object.keys(actionsOf(name))))] as Action[],
    is: (code, ...asked) => asked.some((name) => name === nameOf(code)),
    can: (code, action) => next(code, action) !== null,
    allowed: (code) => Object.keys(actionsOf(nameOf(code))) as Action[],
    next,
    stepOf: (code) => (entryOf(code).step ?? '') as StepIn<States> | '',
    progressOf: (code) => entryOf(code).progress ?? '',
    entryOf,
    labelOf: (code) => statusOf(table, code),
  }
}
