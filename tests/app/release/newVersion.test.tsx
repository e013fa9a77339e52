import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { useNewVersion } from '#app/release/newVersion'
import { field, fill, renderApp, runApp, server, user } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

const page = (entry: string) => `<script type="module" crossorigin src="/assets/index-${entry}.js"></script>`

afterEach(() => {
  vi.useRealTimers()
  useNewVersion.setState({ isThere: false })
  document.querySelector('script[src*="/assets/index-"]')?.remove()
})

/** The tab comes back into view some minutes later, when the site serves this entry. */
async function comeBack(minutes: number, entry: string) {
  let isAsked = false
  server.use(
    http.get('*/', () => {
      isAsked = true
      return HttpResponse.html(page(entry))
    }),
  )
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  fireEvent(document, new Event('visibilitychange'))
  vi.useRealTimers()
  return () => isAsked
}

function ownEntry(entry: string) {
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', src: `/assets/index-${entry}.js` })
  document.head.append(script)
}

it('a new version shows a banner and keeps the unsaved input of a form', async () => {
  ownEntry('aaa')
  await renderApp({ path: '/supplier/agreementCreate', account: 'yueheng' })
  await waitFor(() => expect(field('合同名称')).toBeEnabled())
  await fill(field('合同名称'), '滨江三号')
  await comeBack(11, 'bbb')
  await screen.findByText(/系统已更新。填写中的内容已保存为草稿/)
  expect(field('合同名称')).toHaveValue('滨江三号')
  await user.click(screen.getByRole('button', { name: '稍后' }))
  expect(screen.queryByText(/系统已更新/)).not.toBeInTheDocument()
  expect(field('合同名称')).toHaveValue('滨江三号')
})

it('no banner shows for the same version, or within minutes of the last check', async () => {
  ownEntry('aaa')
  await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
  await settled()
  expect((await comeBack(3, 'bbb'))()).toBe(false)
  const isAsked = await comeBack(11, 'aaa')
  await waitFor(() => expect(isAsked()).toBe(true))
  await settled()
  expect(screen.queryByText(/系统已更新/)).not.toBeInTheDocument()
})
