import { NOTHING, wireText } from './wire'

/** Colours of a status tag, named as antd names them. */
export type StatusColor = 'default' | 'processing' | 'success' | 'error' | 'warning'

/** The one place where the codes of a status get their word (Chinese) and colour. */
export type StatusTable<Code extends string = string> = Record<Code, { label: string; color: StatusColor }>

/** Word and colour of a code; numbers and text are the same code. A code the table does not know shows its raw text, an absent one '—'. */
export function statusOf(table: StatusTable, code: unknown): { label: string; color: StatusColor } {
  const text = wireText(code)
  const known = Object.hasOwn(table, text) ? table[text] : undefined
  return known ?? { label: text || NOTHING, color: 'default' }
}

/** An arrow of a state machine: in any status of `from` the action is allowed; it leads to `to`, or leaves the status as it is. */
export type Transition<Action extends string = string> = { from: readonly string[]; action: Action; to?: string }

/** The actions allowed in a status, in the order of the table, each once. */
export function allowedActions<Action extends string>(
  transitions: readonly Transition<Action>[],
  status: unknown,
): Action[] {
  const code = wireText(status)
  return [...new Set(transitions.filter(({ from }) => from.includes(code)).map(({ action }) => action))]
}

/** Whether a status allows an action. Asked by the buttons of a screen and by the embedded API alike. */
export function canDo<Action extends string>(
  transitions: readonly Transition<Action>[],
  status: unknown,
  action: Action,
): boolean {
  return nextStatus(transitions, status, action) !== null
}

/** The status an action leads to (the same one when it changes nothing); null when it is not allowed. */
export function nextStatus<Action extends string>(
  transitions: readonly Transition<Action>[],
  status: unknown,
  action: Action,
): string | null {
  const code = wireText(status)
  const arrow = transitions.find((transition) => transition.action === action && transition.from.includes(code))
  return arrow ? (arrow.to ?? code) : null
}
