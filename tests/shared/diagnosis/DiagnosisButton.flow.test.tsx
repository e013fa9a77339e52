import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { failureEvents, watchFailures } from '#shared/diagnosis/ring'
import { renderApp, runApp, server, user } from '#tests/kit/render'

runApp('supplier')

// As the entry does.
beforeAll(watchFailures)

let copied = ''
beforeEach(() => {
  copied = ''
  const writeText = (text: string) => {
    copied = text
    return Promise.resolve()
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

it('a failed list is copied with its call, status and trace, and no word of the answer or the filter', async () => {
  server.use(
    http.get('*/get-deliver-page/1', () =>
      HttpResponse.text('<html>司机 尤德贵 13912345678</html>', {
        status: 502,
        headers: { 'X-Request-Id': TRACE },
      }),
    ),
  )
  await renderApp({ path: '/supplier/deliver/list?driverName=尤德贵', account: 'yueheng' })
  const failure = (await screen.findByText('加载失败')).closest('[role="alert"]') as HTMLElement
  await user.click(within(failure).getByText('技术信息'))
  await user.click(within(failure).getByRole('button', { name: '复制诊断信息' }))
  expect(await within(failure).findByRole('button', { name: '已复制' })).toBeInTheDocument()
  const [first, ...rest] = copied.split('\n')
  expect(first).toMatch(/^GET \/api\/supplier\/orderLogistics\/get-deliver-page\/1 · HTTP 502 · 4bf92f35/)
  expect(rest.filter((line) => /get-deliver-page.*HTTP 502 · 4bf92f35/.test(line)).length).toBeGreaterThan(0)
  expect(rest.find((line) => line.startsWith('browser: '))).toContain(navigator.userAgent)
  expect(copied).not.toMatch(/尤德贵|13912345678/)
})

it('the help of a screen copies what happened: a malformed answer, an error that nothing caught', async () => {
  server.use(
    http.get('*/get-deliver-page/1', () => HttpResponse.json({ code: 200, success: true, result: '一些文字' })),
  )
  await renderApp({ path: '/supplier/deliver/list', account: 'yueheng' })
  await screen.findByText('加载失败')
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('no 张三') }))
  await user.click(screen.getByRole('button', { name: '帮助' }))
  const help = within(await screen.findByRole('dialog', { name: '帮助：送货单' }))
  await user.click(help.getByRole('button', { name: '复制诊断信息' }))
  await waitFor(() =>
    expect(copied).toContain('malformed · GET /api/supplier/orderLogistics/get-deliver-page/1 · HTTP 200'),
  )
  expect(copied).toContain('TypeError no …')
  expect(await help.findByText('已复制')).toBeInTheDocument()
})

it('keeps the last two hundred', () => {
  for (let count = 0; count < 205; count += 1) {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error(`number ${count % 300}`) }))
  }
  expect(failureEvents()).toHaveLength(200)
  expect(failureEvents().at(-1)?.what).toBe('Error number 204')
})
