import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { inPage, renderPage, runApp, server, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { records, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

afterEach(() => setCapabilities('all'))

it('messages of a server that lists one status at a time are listed together, and read', async () => {
  setCapabilities([])
  const none = { records: [], total: 0, current: 1, size: 10, pages: 0 }
  server.use(
    http.get('*/storeMessage', ({ request }) =>
      new URL(request.url).searchParams.get('status') ? undefined : HttpResponse.json({ success: true, result: none }),
    ),
  )
  const own = db.messages.filter(({ storeId, status }) => storeId === '9001' && status !== 'ALREADY_REMOVE')
  const [read] = own.filter(({ status }) => status === 'ALREADY_READY')
  await renderPage({ path: '/message?size=50', account: 'yueheng' })
  await settled()
  expect(inPage().getByText(new RegExp(`共 ${own.length} 条`))).toBeInTheDocument()
  const times = own.map(({ createTime }) => createTime).toSorted((a, b) => b.localeCompare(a))
  expect(records()[0]).toHaveTextContent(times[0]?.slice(0, 16) ?? 'none')
  await user.click(inPage().getByRole('button', { name: read?.title }))
  await waitFor(() => expect(dialog(read?.title ?? '')).toHaveTextContent(/。/))
})
