import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { importWithRetry } from '#shared/lazyWithRetry'
import { afterFirstPage } from './afterFirstPage'

/**
 * A part of the shell whose code loads once the first page is there. Until then, or if it fails to load, `before`
 * stands in its place, by default nothing. `load` must be stable.
 */
export function useLater<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  before: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const client = useQueryClient()
  const [Part, setPart] = useState<ComponentType<Props>>(() => before)
  useEffect(() => {
    const take = () => importWithRetry(load).then(({ default: loaded }) => setPart(() => loaded))
    return afterFirstPage(client, () => void take().catch(() => undefined))
  }, [load, client])
  return Part
}

function Nothing() {
  return null
}
