import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'

/** Answers every dictionary with two delivery modes. */
export const dictionaryServer = setupServer(
  http.get('*/gd-system/dict/listByCode', () =>
    HttpResponse.json({
      code: 200,
      success: true,
      data: [
        { dictKey: 'TRUCK', dictValue: '司机配送' },
        { dictKey: 'LOGISTICS', dictValue: '普通物流' },
      ],
    }),
  ),
)

/** Wraps a field in what it needs to query its dictionary. */
export function inQueries(children: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
