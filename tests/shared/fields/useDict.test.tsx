import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { useUnitWord } from '#shared/fields/useDict'

let isFailing = false
const server = setupServer(
  http.get('*/gd-system/dict/listByCode', () => {
    if (isFailing) return HttpResponse.json({ code: 500, success: false, data: null, msg: '系统异常' })
    return HttpResponse.json({
      code: 200,
      success: true,
      data: [
        { dictKey: 't', dictValue: '吨' },
        { dictKey: 'm3', dictValue: 'm³' },
      ],
    })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  isFailing = false
})
afterAll(() => server.close())

const UNITS = ['t', 'm3', '车', '']

function Words() {
  const unitWord = useUnitWord()
  return <output>{UNITS.map((unit) => unitWord(unit)).join('|')}</output>
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Words />
    </QueryClientProvider>,
  )
  return client
}

it('labels units by the dictionary, and leaves unknown and empty ones unchanged', async () => {
  show()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('吨|m³|车|'))
})

it('shows the raw units when the dictionary fails', async () => {
  isFailing = true
  const client = show()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.getByRole('status')).toHaveTextContent('t|m3|车|')
})
