import type { Shape } from '#domain/shape'

/** A shape that accepts any payload unchanged, for tests of the transport only. */
export function asIs<Value = unknown>(): Shape<Value> {
  return { read: (payload) => payload as Value }
}
