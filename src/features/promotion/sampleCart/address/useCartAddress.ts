import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { setHiddenSearch } from '#shared/navigation'
import { useTab } from '#shared/tab'
import { cartFrom, type SampleCart, searchOf } from './model'

/**
 * The cart in the tab's address, and its change, without an entry in the history. The router renders an address some
 * time after it was set: meanwhile the cart is ahead of it, so that quick changes build on each other.
 */
export function useCartAddress(): [SampleCart, (change: Partial<SampleCart>) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { key } = useTab()
  const [cart, setCart] = useState(() => cartFrom(search))
  /** The addresses set here that the router has not rendered yet. */
  const pending = useRef<string[]>([])
  useEffect(() => {
    const at = pending.current.indexOf(search)
    // The router may leave earlier ones out.
    pending.current = at < 0 ? [] : pending.current.slice(at + 1)
    if (at < 0) setCart(cartFrom(search))
  }, [search])
  const change = (part: Partial<SampleCart>) => {
    const next = { ...cart, ...part }
    const text = searchOf(next)
    const wanted = text ? `?${text}` : ''
    setCart(next)
    if (wanted !== search || pending.current.length > 0) pending.current.push(wanted)
    if (!setHiddenSearch(key, wanted)) navigate({ search: wanted }, { replace: true })
  }
  return [cart, change]
}
