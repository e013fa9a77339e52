import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { setHiddenSearch } from '#shared/navigation'
import { useTab } from '#shared/tab'
import { cartFrom, type SampleCart, searchOf } from './model'

/** The cart in the tab's address, and its change, without an entry in the history. */
export function useCartAddress(): [SampleCart, (change: Partial<SampleCart>) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { key } = useTab()
  const cart = useMemo(() => cartFrom(search), [search])
  const change = useCallback(
    (part: Partial<SampleCart>) => {
      const text = searchOf({ ...cart, ...part })
      const wanted = text ? `?${text}` : ''
      if (!setHiddenSearch(key, wanted)) navigate({ search: wanted }, { replace: true })
    },
    [cart, navigate, key],
  )
  return [cart, change]
}
