import type { Shape } from '#domain/shape'

/** A shape that takes every payload as it came, for tests of the transport alone. */
export function asIs<Value = unknown>(): Shape<Value> {
  return { read: (payload) => payload as Value }
}
