import { type ComponentType, useEffect, useState } from 'react'
import { importWithRetry } from '#shared/lazyWithRetry'

/** Code that the first rows do not need loads after them, ms. */
export const AFTER_MS = 2000

/**
 * A part of the shell whose code loads once the first page is there. Until then, or if it fails to load, `before`
 * stands in its place, by default nothing. `load` must be stable.
 */
export function useLater<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  before: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>(() => before)
  useEffect(() => {
    const take = () => importWithRetry(load).then(({ default: loaded }) => setPart(() => loaded))
    const timer = setTimeout(() => void take().catch(() => undefined), AFTER_MS)
    return () => clearTimeout(timer)
  }, [load])
  return Part
}

function Nothing() {
  return null
}
