import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { showError, showNotice } from '#app/notifications/notifications'
import { screens } from '#app/screens'
import { ApiError } from '#shared/http/ApiError'
import { asked, askedAt, inPage, mock, renderApp, runApp, server, shows, user, visit } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

it('a page that throws leaves the other tabs, the menu and the header working', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const restore = breakPage('carList')
  await renderApp({ path: '/supplier/car/list', account: 'yueheng' })
  await shows('页面出错了')
  expect(complaint).toHaveBeenCalled()
  await user.click(screen.getByRole('menuitem', { name: /订单管理/ }))
  await user.click(screen.getByRole('menuitem', { name: '送货单' }))
  await settled()
  await user.click(screen.getByRole('tab', { name: '车辆管理' }))
  expect(inPage().getByRole('button', { name: '重试' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '关闭 车辆管理' }))
  await settled()
  restore()
})

it('a rejected record query shows its message once, in the page, without a dialog', async () => {
  await renderApp({ path: '/supplier/agreementDetail?id=1', account: 'yueheng' })
  expect(await shows('加载失败')).toBeInTheDocument()
  expect(await shows('合同不存在')).toBeInTheDocument()
  expect(askedAt('/material/queryContractMaterialsByCondition')).toHaveLength(0)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it.each([
  '/supplier/order/detail?orderSn=CG19990101-0001',
  '/deliverPreview?ids=404',
  '/settlementPreview?id=404',
  '/differencePreview?ids=404',
])('the page of an unknown record says so once: %s', async (path) => {
  await renderApp({ path, account: 'yueheng' })
  expect(await screen.findAllByText(/没有找到|不存在|没有可打印|没有异议/)).toHaveLength(1)
  // Notifications load on first use, and then show what was queued, in order.
  act(() => showNotice('以上是全部'))
  await screen.findByText('以上是全部')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText('错误提示')).not.toBeInTheDocument()
})

it('a rejected list query shows one modal with the server’s message', async () => {
  server.use(
    http.get('*/contract/queryContractsByCondition', () =>
      HttpResponse.json({ code: 400, success: false, msg: '查询条件有误' }),
    ),
  )
  await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
  const modal = await screen.findByRole('dialog')
  expect(modal).toHaveTextContent('错误提示')
  expect(modal).toHaveTextContent('查询条件有误')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.click(within(modal).getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(screen.queryByText('错误提示')).not.toBeInTheDocument())
})

it('the toast of a failed call stays for five seconds and is gone after ten', async () => {
  await renderApp({ path: '/supplier/car/list', account: 'yueheng' })
  await settled()
  act(() => showNotice('以上是全部'))
  await screen.findByText('以上是全部')
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  const pass = async (seconds: number) => {
    for (let at = 0; at < seconds; at++) await act(async () => void vi.advanceTimersByTime(1000))
  }
  await act(async () => showError(new ApiError('network', '网络异常')))
  await pass(5)
  expect(screen.getByText('网络异常')).toBeInTheDocument()
  await pass(5)
  expect(screen.queryByText('网络异常')).not.toBeInTheDocument()
})

it.each([
  '/supplier/deliver/detail?deliverSn=SH19990101-0001',
  '/supplier/deliver/detail',
  '/supplier/agreementDetail',
])('the page of a record that does not exist says so: %s', async (path) => {
  await renderApp({ path, account: 'yueheng' })
  await shows('没有找到这条记录，它可能已被删除。')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('pages render answers that leave out every optional member', async () => {
  const bare = { id: '7', contractCode: 'JC-1', contractName: '只有名称的合同', status: 8, expireDate: '' }
  const records = [{ id: 'a', operation: '同意' }, { id: 'b' }]
  server.use(
    http.get('*/contract/queryContractById', () => HttpResponse.json({ code: 200, success: true, data: bare })),
    http.get('*/material/materialFields', () => HttpResponse.json({ code: 200, success: true, data: {} })),
    http.get('*/material/queryContractMaterialsByCondition', () =>
      HttpResponse.json({ code: 200, success: true, data: {} }),
    ),
    http.get('*/workflow/form/byCode/:code', () => HttpResponse.json({ code: 200, success: true, data: { records } })),
  )
  await renderApp({ path: '/supplier/agreementDetail?id=7', account: 'yueheng' })
  await shows('只有名称的合同')
  await shows('同意')
  await shows('没有材料')
  expect(inPage().queryByText('页面出错了')).not.toBeInTheDocument()
})

it('a lost network shows a banner until it is back', async () => {
  await renderApp({ path: '/home', account: 'yueheng' })
  await shows('您好，陈敏')
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^网络已断开/)).toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/^网络已断开/)).not.toBeInTheDocument()
})

it('a session that cannot be renewed yet shows a banner with a retry', async () => {
  const refreshes = () => asked.filter(({ path }) => path.includes('/passport/login/refresh/'))
  await renderApp({ path: '/home', account: 'yueheng' })
  await shows('您好，陈敏')
  await mock('expire')
  server.use(http.post('*/passport/login/refresh/:token', () => new HttpResponse('', { status: 503 }), { once: true }))
  await visit('/supplier/deliver/list')
  expect(await screen.findByText(/已自动重试 1 次；操作会在恢复后继续/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '立即重试' }))
  await shows(/^SH\d+/)
  expect(screen.queryByText(/已自动重试/)).not.toBeInTheDocument()
  expect(refreshes()).toHaveLength(2)
})

function Broken(): never {
  throw new Error('a page that breaks')
}

/** Replaces a page by one that throws, as no answer makes one throw. Returns how to undo it. */
function breakPage(name: string): () => void {
  const { pages } = screens
  const broken = { load: async () => ({ default: Broken }) }
  screens.pages = pages.map((page) => (page.name === name ? { ...page, ...broken } : page))
  return () => {
    screens.pages = pages
  }
}
