import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { useNewVersion } from '#app/release/newVersion'
import { field, fill, renderApp, runApp, server, user } from '#tests/kit/render'
import { asPageOf, leavePageOf } from './pageVersion'

runApp('supplier')

afterEach(() => {
  vi.useRealTimers()
  leavePageOf()
  useNewVersion.setState({ isThere: false, lowest: '' })
})

it('a new version shows a banner and keeps the unsaved input of a form', async () => {
  asPageOf('aaa', '1.0.0')
  server.use(http.get('*/version.json', () => HttpResponse.json({ version: '1.1.0', entry: '/assets/index-bbb.js' })))
  await renderApp({ path: '/supplier/agreementCreate', account: 'yueheng' })
  await waitFor(() => expect(field('合同名称')).toBeEnabled())
  await fill(field('合同名称'), '滨江三号')
  // What watches for it loads after the first rows.
  const comeBack = () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    fireEvent(document, new Event('visibilitychange'))
    vi.useRealTimers()
    return screen.getByText(/系统已更新。填写中的内容已保存为草稿/)
  }
  await waitFor(comeBack, { timeout: 10_000 })
  expect(field('合同名称')).toHaveValue('滨江三号')
  await user.click(screen.getByRole('button', { name: '稍后' }))
  expect(screen.queryByText(/系统已更新/)).not.toBeInTheDocument()
  expect(field('合同名称')).toHaveValue('滨江三号')
})
