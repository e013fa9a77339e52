import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { goodsRoutes } from '#tests/e2e/kit/goodsRoutes'
import { type Ask, enter, expect, openMenu, shownPage, signIn, test } from '#tests/e2e/kit/journey'
import { mallRoutes } from '#tests/e2e/kit/mallRoutes'
import { SITES } from '#tests/e2e/kit/port'
import { promotionRoutes } from '#tests/e2e/kit/promotionRoutes'
import { firstOf, type Route, rowOf } from '#tests/e2e/kit/routes'

/** What the frames of a page showed since its document began. */
type Sample = { frames: number; blank: string; texts: string[] }
declare global {
  interface Window {
    sample: Sample
  }
}

const CONTRACTS_PATH = '/api/gd-centralized-sourcing/censou/contract/queryContractsByCondition'
const CONTRACTS: Route['menu'] = ['集采合同', '合同管理']
const isContract: Route['shows'] = (page) => page.getByRole('heading', { name: '合同信息' })
const NOTES: Route['menu'] = ['送货单', '订单管理']
const ORDERS: Route['menu'] = ['采购订单', '订单管理']
const SERVICES: Route['menu'] = ['平台服务', '服务中心']
const RECORDS: Route['menu'] = ['购买记录', '服务中心']
const PLATFORM_ORDERS_PATH = '/api/gd-order/order/page'
const SHEETS: Route['menu'] = ['结算单', '结算管理']

const ROUTES: Route[] = [
  { path: '/home', shows: (page) => page.getByRole('heading', { name: /^您好/ }), menu: ['首页'] },
  {
    path: '/supplier/agreementList',
    query: () => Promise.resolve('?status=8'),
    shows: (page) => page.getByRole('table', { name: '集采合同' }).last().getByRole('link').first(),
    menu: CONTRACTS,
  },
  {
    path: '/supplier/agreementDetail',
    query: async (ask) => `?id=${(await contractOf(ask)).id}`,
    shows: (page) => page.getByRole('heading', { name: '合同信息' }),
    menu: CONTRACTS,
  },
  { path: '/supplier/agreementCreate', shows: isContract, menu: CONTRACTS },
  {
    path: '/agreementEdit',
    query: async (ask) => `?id=${(await firstOf(ask, `${CONTRACTS_PATH}?status=0`)).id}`,
    shows: (page) => page.getByRole('heading', { name: '合同信息' }),
    menu: CONTRACTS,
  },
  {
    path: '/supplier/materialList',
    shows: (page) => page.getByRole('table', { name: '合同材料' }).last().getByRole('link').first(),
    menu: ['合同材料', '材料管理'],
  },
  {
    path: '/supplier/order/list',
    shows: (page) => page.getByRole('table', { name: '采购订单' }).last().getByRole('link').first(),
    menu: ORDERS,
  },
  {
    path: '/supplier/order/detail',
    query: async (ask) => `?orderSn=${(await firstOf(ask, '/api/supplier/purchase/purchaseOrder/queryPage')).orderSn}`,
    shows: (page) => page.getByRole('heading', { name: '订单信息' }),
    menu: ORDERS,
  },
  {
    path: '/supplier/settlement/list',
    shows: (page) => page.getByRole('table', { name: '结算单' }).last().getByRole('link').first(),
    menu: SHEETS,
  },
  {
    path: '/supplier/settlement/detail',
    query: async (ask) => `?id=${(await firstOf(ask, '/api/gd-material/settlementBill/queryPage')).id}`,
    shows: (page) => page.getByRole('heading', { name: '结算信息' }),
    menu: SHEETS,
  },
  {
    path: '/supplier/server/platformService/list',
    shows: (page) => page.getByRole('heading', { name: '平台基础服务' }),
    menu: SERVICES,
  },
  {
    path: '/supplier/server/platformService/payment',
    query: async (ask) => `?orderId=${(await firstOf(ask, `${PLATFORM_ORDERS_PATH}?payStatus=1`)).id}`,
    shows: (page) => page.getByRole('timer'),
    menu: SERVICES,
  },
  {
    path: '/supplier/server/purchaseRecord/list',
    shows: (page) => page.getByRole('table', { name: '购买记录' }).last().getByRole('link').first(),
    menu: RECORDS,
  },
  {
    path: '/supplier/server/purchaseRecord/detail',
    query: async (ask) => `?id=${(await firstOf(ask, `${PLATFORM_ORDERS_PATH}?payStatus=2`)).id}`,
    shows: (page) => page.getByRole('heading', { name: '支付记录' }),
    menu: RECORDS,
  },
  {
    path: '/supplier/driver/list',
    shows: (page) => page.getByRole('button', { name: /^显示号码/ }).first(),
    menu: ['司机管理', '配送管理'],
  },
  {
    path: '/supplier/car/list',
    shows: (page) => page.getByRole('button', { name: '编辑' }).first(),
    menu: ['车辆管理', '配送管理'],
  },
  {
    path: '/supplier/deliver/list',
    shows: (page) => page.getByRole('table', { name: '送货单' }).last().getByRole('link').first(),
    menu: NOTES,
  },
  {
    path: '/supplier/deliver/signedCopies',
    shows: (page) => page.getByText('批量上传回单').last(),
    menu: NOTES,
  },
  {
    path: '/supplier/deliver/detail',
    query: async (ask) => `?deliverSn=${(await noteOf(ask)).deliverSn}`,
    shows: (page) => page.getByRole('heading', { name: /^SH\d{8}/ }),
    menu: NOTES,
  },
  {
    path: '/supplier/deliver/chooseMaterial',
    query: () => Promise.resolve('?source=order'),
    shows: (page) =>
      page
        .getByRole('table', { name: '采购订单' })
        .last()
        .getByText(/^CG\d{8}/)
        .first(),
    menu: NOTES,
  },
  {
    path: '/supplier/deliver/createDeliver',
    query: async (ask) => `?contractId=${(await contractOf(ask)).id}`,
    shows: (page) => page.getByRole('grid', { name: '材料明细' }),
    menu: NOTES,
  },
  ...(
    [
      ['/store/clerks', '店员管理'],
      ['/store/roles', '角色权限'],
    ] as const
  ).map(([path, name]): Route => ({ path, shows: rowOf(name), menu: [name, '企业管理'] })),
  {
    path: '/store/departments',
    shows: (page) => page.getByRole('button', { name: '添加一级部门' }),
    menu: ['部门管理', '企业管理'],
  },
  { path: '/files', shows: (page) => page.getByText(/^共 \d+ 条/), menu: ['文件管理', '企业管理'] },
  { path: '/supplier/setting', shows: (page) => page.getByLabel('店铺简介'), menu: ['店铺设置'] },
  { path: '/personal-enter', shows: (page) => page.getByLabel('昵称'), menu: ['个人中心', '企业管理'] },
  { path: '/change-password', shows: (page) => page.getByLabel('原密码'), menu: ['修改密码', '企业管理'] },
  { path: '/ship-templates', shows: rowOf('运费模板'), menu: ['运费模板', '配送管理'] },
  { path: '/ship-template-edit', shows: (page) => page.getByLabel('模板名称'), menu: ['运费模板', '配送管理'] },
  { path: '/logistics', shows: rowOf('物流公司'), menu: ['物流公司', '配送管理'] },
  ...goodsRoutes,
  { path: '/message', shows: rowOf('消息中心'), menu: ['消息中心', '帮助中心'] },
  { path: '/help', shows: (page) => page.getByRole('button', { name: /提交反馈/ }), menu: ['帮助文档', '帮助中心'] },
  { path: '/feedback', shows: (page) => page.getByText(/^共 \d+ 条/), menu: ['意见反馈', '帮助中心'] },
  ...[
    ['/statistics/supply', '供货统计', '供货与货款'],
    ['/statistics/deviation', '磅差统计', '磅差（按司机）'],
    ['/statistics/payment', '回款统计', '回款天数（按月）'],
  ].map(
    ([path = '', item = '', shown = '']): Route => ({
      path,
      shows: (page) => page.getByRole('heading', { name: shown }),
      menu: [item, '统计'],
    }),
  ),
  ...mallRoutes,
  ...promotionRoutes,
]

test.beforeEach(({ context }) => context.addInitScript(sampleFrames))

test('the tested routes are all routes', () => {
  const contents = readFileSync(new URL('../../../src/app/pages.ts', import.meta.url), 'utf8')
  const paths = [...contents.matchAll(/^\s*(?:(?:page|list|record|form|figures)\('[\w-]+', )?'(\/[\w/-]+)'/gm)].map(
    (match) => match[1],
  )
  expect(ROUTES.map(({ path }) => path).sort()).toEqual(paths.sort())
})

for (const [account, site] of [
  ['yueheng', SITES.supplier],
  ['haichuan', SITES.material],
] as const) {
  test(`${account} reloads every page without a flash of anything else`, async ({ page, context }) => {
    test.setTimeout(ROUTES.length * 6_000)
    const ask = await enter(context, account)
    for (const { path, query, shows, menu } of ROUTES.filter((one) => !one.account || one.account === account)) {
      const search = (await query?.(ask)) ?? ''
      await page.goto(site + path + search, { waitUntil: 'domcontentloaded' })
      await page.reload()
      await expect(shows(page)).toBeVisible()
      await expectMenu(page, menu)
      expect(new URL(page.url()).search).toBe(search)
      await expectSteady(page)
    }
  })
}

test('error pages and the print preview survive a reload without a flash', async ({ page, context }) => {
  const ask = await enter(context, 'yueheng')
  const { id, deliverSn } = await noteOf(ask)
  const pages: [path: string, shown: Locator, allowed: string[]][] = [
    ['/supplier/unknown?x=1', page.getByRole('heading', { name: '页面不存在' }), ['页面不存在']],
    ['/403', page.getByRole('heading', { name: '没有权限' }), ['没有权限']],
    ['/500', page.getByRole('heading', { name: '服务器出错' }), []],
    [`/deliverPreview?ids=${id}&paper=A4&showPrice=0`, page.getByText(`No. ${deliverSn}`), []],
  ]
  for (const [path, shown, allowed] of pages) {
    await page.goto(path)
    await expect(shown).toBeVisible()
    await page.reload()
    await expect(shown).toBeVisible()
    await expectSteady(page, allowed)
  }
})

test('signed out, sign-in pages survive a reload and any other page redirects to sign-in', async ({ page }) => {
  for (const path of ['/login', '/loginSupplier', '/supplier/deliver/list?status=0', '/supplier/unknown', '/403']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await expect(page).toHaveURL(path === '/login' ? /\/login$/ : /\/loginSupplier/)
    await expectSteady(page)
  }
})

test('the first page after sign-in comes without a flash too', async ({ page }) => {
  await signIn(page, 'yueheng', '/supplier/deliver/list?status=0')
  await expect(shownPage(page).getByRole('link').first()).toBeVisible()
  await openMenu(page, '合同管理', '集采合同')
  await expect(shownPage(page).getByRole('link').first()).toBeVisible()
  await expectSteady(page)
})

/** Runs in the page from its start: records on every frame anything that must not be shown. */
function sampleFrames() {
  const sample: Sample = { frames: 0, blank: '', texts: [] }
  window.sample = sample
  const isVisible = (element: Element) => element.getClientRects().length > 0
  let wasDrawn = false
  const look = () => {
    sample.frames += 1
    const content = document.getElementById('main-content') ?? document.getElementById('root')
    // biome-ignore lint/performance/useDomNodeTextContent: only what is on screen counts, not the hidden tabs
    const text = content?.innerText.trim() ?? ''
    const isDrawn =
      text !== '' ||
      [...(content?.querySelectorAll('[role="status"][aria-label="加载中"], .ant-skeleton') ?? [])].some(isVisible)
    if (wasDrawn && !isDrawn) sample.blank ||= `${location.pathname} ${content?.outerHTML.slice(0, 300)}`
    wasDrawn ||= isDrawn
    for (const error of ['页面不存在', '没有权限', '页面出错了']) {
      if (text.includes(error) && !sample.texts.includes(error)) sample.texts.push(error)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Once something was painted, no frame was empty, and none showed an error that is not `allowed`. */
async function expectSteady(page: Page, allowed: string[] = []): Promise<void> {
  const { frames, blank, texts } = await page.evaluate(async () => {
    // What became visible just now is sampled by the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return window.sample
  })
  expect(frames).toBeGreaterThan(1)
  expect({ path: page.url(), blank, texts }).toEqual({ path: page.url(), blank: '', texts: allowed })
}

async function expectMenu(page: Page, [item, group]: Route['menu']): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.locator('.ant-menu-item-selected')).toHaveText([item])
  await expect(menu.getByRole('menuitem').filter({ hasText: new RegExp(`^${item}$`) })).toBeVisible()
  if (group)
    await expect(menu.getByRole('menuitem', { name: group, exact: true })).toHaveAttribute('aria-expanded', 'true')
}

/** An approved contract that has not expired. */
async function contractOf(ask: Ask): Promise<{ id: string }> {
  const path = '/api/gd-centralized-sourcing/censou/material/listWithContractByPage'
  const { records } = await ask<{ records: { contractId: string }[] }>(path)
  return { id: records[0]?.contractId ?? '' }
}

async function noteOf(ask: Ask): Promise<{ id: string; deliverSn: string }> {
  const { records } = await ask<{ records: { id: string; deliverSn: string }[] }>(
    '/api/supplier/orderLogistics/get-deliver-page/1',
  )
  return records[0] ?? { id: '', deliverSn: '' }
}
