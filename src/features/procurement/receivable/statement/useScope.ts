import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Scope, scopeOf } from './scope'

/** Whose account a paper shows, from its address, and how to change it there; '' removes a key. */
export function useScope(): { scope: Scope; change: (part: Readonly<Record<string, string>>) => void } {
  const [search, setSearch] = useSearchParams()
  const scope = useMemo(() => scopeOf(search), [search])
  const change = (part: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    for (const [key, value] of Object.entries(part)) value ? next.set(key, value) : next.delete(key)
    setSearch(next, { replace: true })
  }
  return { scope, change }
}
