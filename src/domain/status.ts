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
