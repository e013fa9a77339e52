import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type SearchKey, setHiddenSearch } from './navigation'
import { useTab } from './tab'

/**
 * One key of the tab's address, e.g. which record a drawer edits; the other keys stay. '' removes it.
 *
 * @param dependent a key that has no meaning without this value, and is removed when it changes
 */
export function useSearchParam(name: SearchKey, dependent: SearchKey | '' = ''): [string, (value: string) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { key } = useTab()
  const write = useCallback(
    (value: string) => {
      const params = new URLSearchParams(search)
      params.delete(dependent)
      if (value) params.set(name, value)
      else params.delete(name)
      const text = params.toString()
      const wanted = text ? `?${text}` : ''
      if (!setHiddenSearch(key, wanted)) navigate({ search: wanted })
    },
    [search, navigate, key, name, dependent],
  )
  return [new URLSearchParams(search).get(name) ?? '', write]
}
