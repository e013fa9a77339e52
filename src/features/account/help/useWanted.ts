import { useLocation, useNavigate } from 'react-router-dom'
import { toSearch } from '#shared/navigation'
import type { Wanted } from './api'

/** The help page's criteria and open article, kept in the address; article '' shows the list. */
export function useWanted() {
  const params = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const read = (name: string) => params.get(name)?.trim() ?? ''
  const current = Number(read('current'))
  const wanted: Wanted = {
    category: read('category'),
    title: read('title'),
    keyword: read('keyword'),
    current: Number.isInteger(current) && current > 0 ? current : 1,
  }
  const change = (next: Partial<Wanted>) => {
    const { current: at, ...rest } = { ...wanted, ...next }
    const text = toSearch({ ...rest, current: at > 1 ? at : '' })
    navigate({ search: text ? `?${text}` : '' })
  }
  return { wanted, article: read('article'), change }
}
