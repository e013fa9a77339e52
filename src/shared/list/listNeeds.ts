import type { Field, Fields } from '#domain/field'
import { hasCapability } from '#shared/capability/capabilityStore'
import type { Capability } from '#shared/endpoint'

/**
 * Whether the gateway narrows a list by a field. One that does not know a filter answers as if it had not been sent:
 * no answer tells, so that the site's word counts.
 */
export function canFilterBy(field: Field | undefined): boolean {
  return isThere(field?.filterNeeds)
}

/** Whether the rows of a list have a field. */
export function isListed(field: Field): boolean {
  return isThere(field.columnNeeds)
}

/** Whether the gateway obeys all of a list's filters; other keys of its address are none. */
export function canFilterByAll(fields: Fields, query: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(query).every((name) => canFilterBy(fields[name]))
}

function isThere(need: string | undefined): boolean {
  return need === undefined || hasCapability(need as Capability)
}
