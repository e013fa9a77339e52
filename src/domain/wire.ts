/** What a screen, a print or an export shows where there is no value. */
export const NOTHING = '—'

/**
 * Text of a scalar as servers send it; '' when there is none. The servers write "no value" in several ways: null, '', `{}` for an
 * object, and the *number* -1 for any numeric field (no code and no id is -1). The text '-1' is a real value.
 */
export function wireText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return Number.isFinite(value) && value !== -1 ? String(value) : ''
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  return ''
}

/** True for a plain object (not null, not an array), so that its members can be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
