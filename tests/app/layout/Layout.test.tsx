import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import { bladeMenu, menuScreens } from '#mocks/kernel/auth/menu'
import {
  address,
  askedAt,
  inPage,
  reload,
  renderApp,
  runApp,
  server,
  shows,
  tabNames,
  user,
  visit,
} from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

const MENU = '*/api/gd-system/menu/menu-include-client'
const menu = () => screen.getByRole('navigation', { name: '主菜单' })
const crumbs = () =>
  within(screen.getByRole('navigation', { name: '当前位置' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
const contractId = (code: string) => db.contracts.find((row) => row.contractCode === code)?.id ?? ''

describe('the menu', () => {
  it('opens the group of a deep link, highlights its screen and shows the breadcrumb', async () => {
    await renderApp({ path: `/supplier/agreementDetail?id=${contractId('JC-202403-0007')}`, account: 'yueheng' })
    await shows('合同信息')
    const groups = within(menu())
      .getAllByRole('menuitem')
      .map((item) => item.textContent)
    expect(groups).toEqual([
      '首页',
      '合同管理',
      '集采合同',
      '材料管理',
      '订单管理',
      '配送管理',
      '结算管理',
      '统计',
      '企业管理',
      '服务中心',
      '帮助中心',
    ])
    expect(within(menu()).getByRole('menuitem', { name: /合同管理/ })).toHaveAttribute('aria-expanded', 'true')
    expect(within(menu()).getByRole('menuitem', { name: /订单管理/ })).toHaveAttribute('aria-expanded', 'false')
    expect(menu().querySelector('.ant-menu-item-selected')).toHaveTextContent('集采合同')
    expect(crumbs()).toEqual(['合同管理', '集采合同', '合同详情 JC-202403-0007'])
    expect(document.title).toBe('合同详情 JC-202403-0007 - 集采商城供应商后台')
    expect(screen.getByText('供应商后台')).toBeInTheDocument()
  })

  it('keeps the state of an open list when its entry is clicked', async () => {
    await renderApp({ path: '/supplier/agreementList?contractName=滨江&size=20', account: 'yueheng' })
    await settled()
    await user.click(screen.getByRole('tab', { name: '首页' }))
    await shows(/^您好/)
    await user.click(within(menu()).getByRole('menuitem', { name: '集采合同' }))
    await settled()
    expect(new URLSearchParams(window.location.search).get('contractName')).toBe('滨江')
    expect(inPage().getByLabelText('合同名称', { selector: 'input' })).toHaveValue('滨江')
  })

  it('shows a skeleton and retries each second until it is loaded', async () => {
    let answers = 0
    server.use(
      http.get(MENU, () => {
        answers += 1
        return answers === 1
          ? HttpResponse.json({ code: 200, success: true, data: {}, msg: '暂无承载数据' })
          : undefined
      }),
    )
    await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
    await waitFor(() => expect(answers).toBe(1))
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
    expect(screen.queryByText('页面不存在')).not.toBeInTheDocument()
    await settled()
    expect(answers).toBe(2)
  })

  it('shows the menu of the last visit while it is refetched', async () => {
    await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
    await settled()
    server.use(http.get(MENU, () => delay('infinite')))
    await reload()
    await settled()
    expect(within(menu()).getByRole('menuitem', { name: '集采合同' })).toBeInTheDocument()
  })

  it('that has no screen of this site says so, with the names received', async () => {
    const nodes = ['nSupplierOrder', 'nSupplierBill'].map((routeName) => ({
      name: routeName,
      routeName,
      path: routeName,
    }))
    server.use(http.get(MENU, () => HttpResponse.json({ code: 200, success: true, data: nodes, msg: '' })))
    await renderApp({ path: '/home', account: 'yueheng' })
    expect(
      await screen.findByText(/^菜单里没有本站认识的页面.*收到 2 个：nSupplierOrder、nSupplierBill$/),
    ).toBeVisible()
  })

  it('is empty with a retry when it failed to load; pages that need no menu still work', async () => {
    server.use(http.get(MENU, () => HttpResponse.json({ code: 500, success: false, msg: '菜单服务不可用' })))
    await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
    await waitFor(() => expect(screen.getAllByText('菜单加载失败')).toHaveLength(2))
    expect(within(menu()).queryByRole('menuitem')).not.toBeInTheDocument()
    expect(askedAt('/contract/queryContractsByCondition')).toHaveLength(0)
    window.history.replaceState(null, '', '/403')
    await reload()
    expect(await screen.findByText('没有权限')).toBeInTheDocument()
    window.history.replaceState(null, '', '/supplier/agreementList')
    await reload()
    await waitFor(() => expect(screen.getAllByText('菜单加载失败')).toHaveLength(2))
    server.resetHandlers()
    await user.click(within(menu()).getByRole('button', { name: '重试' }))
    await settled()
    expect(address()).toBe('/supplier/agreementList')
  })

  it('leads an entry without a screen to the not-found page and keeps its neighbours', async () => {
    const unknown = {
      id: '9',
      name: '招标大厅',
      routeName: 'tenderHall',
      path: 'supplier/tender',
      frontRoute: 'tender',
      category: 1,
    }
    const ownersScreens = menuScreens('plain').map((screen) => ({ screen, isSuper: true }))
    const data = [...bladeMenu('plain', ownersScreens), unknown]
    server.use(http.get(MENU, () => HttpResponse.json({ code: 200, success: true, data, msg: '' })))
    await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
    await settled()
    await user.click(within(menu()).getByRole('menuitem', { name: /招标大厅/ }))
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument()
    expect(document.title).toBe('页面不存在 - 集采商城供应商后台')
    expect(crumbs()).toEqual([])
    await user.click(screen.getByRole('tab', { name: '集采合同' }))
    await settled()
    expect(document.title).toBe('集采合同 - 集采商城供应商后台')
  })
})

describe('an address', () => {
  it('without a screen shows the not-found page, which links home', async () => {
    await renderApp({ path: '/no/such/page', account: 'yueheng' })
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '返回首页' }))
    await shows('您好，陈敏')
    expect(address()).toBe('/home')
  })

  it('of the mall is refused in the plain product without a word about the mall', async () => {
    await renderApp({ path: '/goods', account: 'yueheng' })
    expect(await screen.findByRole('heading', { name: '没有权限' })).toBeInTheDocument()
    expect(document.querySelector('main')).not.toHaveTextContent(/商城/)
  })

  it.each(['/supplier/agreementList', '/supplier/agreementDetail?id=1'])(
    'outside the account’s menu is forbidden: %s',
    async (path) => {
      await renderApp({ path, account: 'yueheng01' })
      expect(await screen.findByRole('heading', { name: '没有权限' })).toBeInTheDocument()
      expect(within(menu()).queryByText('合同管理')).not.toBeInTheDocument()
      expect(tabNames()).toEqual(['首页'])
      expect(askedAt('/contract/queryContractById')).toHaveLength(0)
    },
  )

  it('without a page redirects home', async () => {
    await renderApp({ path: '/', account: 'yueheng' })
    await shows('您好，陈敏')
    expect(address()).toBe('/home')
  })
})

describe('home', () => {
  it('greets the user', async () => {
    await renderApp({ path: '/home', account: 'yueheng' })
    await shows('您好，陈敏')
  })

  it('shows a dispatcher the cards that the account may open', async () => {
    await renderApp({ path: '/home', account: 'yueheng01' })
    await shows('您好，何军')
    await shows('待验收送货单')
    expect(inPage().queryByText('待对账结算单')).toBeNull()
    expect(inPage().getByRole('button', { name: '创建送货单' })).toBeInTheDocument()
  })
})

it('the user menu names the store, and leads out alone', async () => {
  await renderApp({ path: '/home', account: 'yueheng' })
  await shows('您好，陈敏')
  const button = screen.getByRole('button', { name: /粤恒钢铁贸易有限公司（示例）/ })
  expect(button.querySelector('img')?.getAttribute('src')).toMatch(/^data:image/)
  await user.click(button)
  const item = await screen.findByRole('menuitem', { name: '退出登录' })
  expect(item.parentElement?.children).toHaveLength(1)
})

it('leaves nothing in the page when it is left before its help for screen readers is there', async () => {
  await renderApp({ path: '/', account: 'yueheng' })
  await screen.findByRole('navigation', { name: '主菜单' })
  cleanup()
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('status')).toBeNull()
})

it('names the place of a screen alone, also where a group has the label of its screen', async () => {
  const leaf = (title: string, name: string) => ({ id: name, title, name, frontRoute: '', children: [] })
  const group = (title: string, children: object[]) => ({ id: title, title, name: '', frontRoute: 'Main', children })
  const tree = [
    group('集采', [group('集采合同', [leaf('集采合同', 'agreementList')])]),
    group('车队', [group('司机管理', [leaf('司机管理', 'driverList')])]),
  ]
  server.use(http.get(MENU, () => HttpResponse.json({ code: 200, success: true, data: tree })))
  await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
  await settled()
  expect(crumbs()).toEqual(['集采', '集采合同', '集采合同'])
  await visit('/supplier/driver/list')
  await waitFor(() => expect(crumbs()).toEqual(['车队', '司机管理', '司机管理']))
})
