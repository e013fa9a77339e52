import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { IN_PLACE, type ResourceQuery } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'

type Props<Arg, Data> = {
  resource: ResourceQuery<Arg, Data>
  arg: Arg
  /** `reopen` refetches and remounts the form with the stored values. */
  children: (data: Data, reopen: () => Promise<Data | undefined>) => ReactNode
}

/**
 * A form over a fresh fetch. Later fetches do not change it, and after a failed one it is not rendered: an empty form
 * could be saved over real data.
 */
export function Snapshot<Arg, Data>({ resource, arg, children }: Props<Arg, Data>) {
  const query = useQuery({ ...resource(arg), meta: IN_PLACE })
  const [opened, setOpened] = useState<{ data: Data; count: number } | null>(null)
  if (!opened && query.isSuccess && query.fetchStatus === 'idle') setOpened({ data: query.data as Data, count: 0 })
  if (!opened) {
    const isFailed = query.isError && query.fetchStatus === 'idle'
    return isFailed ? <ErrorState query={query} /> : <PageLoading />
  }
  const reopen = async () => {
    const { data, isSuccess } = await query.refetch()
    if (!isSuccess) return undefined
    setOpened({ data, count: opened.count + 1 })
    return data
  }
  return <Fragment key={opened.count}>{children(opened.data, reopen)}</Fragment>
}
