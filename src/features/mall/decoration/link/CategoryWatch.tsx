import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { categories } from '#features/mall/category/api'
import type { Category } from '#features/mall/category/model'

/** Reads the categories that the shop sells in, for a page that leads to some. A failure only leaves links unmarked. */
export default function CategoryWatch({ onRead }: { onRead: (tree: readonly Category[]) => void }) {
  const { data } = useQuery({ ...categories.own(null), meta: { silent: true } })
  useEffect(() => {
    if (data) onRead(data)
  }, [data, onRead])
  return null
}
