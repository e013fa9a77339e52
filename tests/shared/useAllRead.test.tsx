import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { create } from 'zustand'
import { useAllRead } from '#shared/useAllRead'

const useNames = create<{ names: string[] }>(() => ({ names: ['orders'] }))

function Page({ read }: { read: (name: string) => Promise<string> }) {
  const names = useNames((state) => state.names)
  const isAllRead = useAllRead()
  useQueries({ queries: names.map((name) => ({ queryKey: [name], queryFn: () => read(name), staleTime: 60_000 })) })
  return <p>{isAllRead ? 'all read' : 'reading'}</p>
}

it('a page that gets another query in the moment its last one ends stays, and says so once that is read', async () => {
  const ends = new Map<string, (value: string) => void>()
  const read = (name: string) => new Promise<string>((resolve) => ends.set(name, resolve))
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <Page read={read} />
    </QueryClientProvider>,
  )
  expect(screen.getByText('reading')).toBeVisible()

  await act(async () => {
    client.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated' && client.isFetching() === 0) useNames.setState({ names: ['orders', 'goods'] })
    })
    ends.get('orders')?.('done')
  })
  await act(async () => ends.get('goods')?.('done'))
  expect(await screen.findByText('all read')).toBeVisible()
})
