import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { default as Axe, AxeResults, RunOptions } from 'axe-core'
import type { Mode } from '#app/theme/look'
import { FORM } from './deliveryForm'
import { type Ask, type Caller, captchaOf, editorBar, enter, expect, test } from './journey'

declare global {
  interface Window {
    axe: typeof Axe
  }
}

const NOTES = '/api/supplier/orderLogistics/get-deliver-page/1'
const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The rules about colours at level AA. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Screen = { name: string; open: (page: Page, ask: Caller) => Promise<void> }

const SIGNED_OUT: Screen[] = ['/login', '/loginSupplier'].flatMap((path) => [
  {
    name: `${path} by password`,
    open: async (page) => {
      await page.goto(path)
      // The way is kept over F5.
      await page
        .getByText(/^(密码登录|Password)/)
        .first()
        .click()
      await expect(captchaOf(page).locator('img')).toBeVisible()
    },
  },
  {
    name: `${path} by SMS`,
    open: async (page) => {
      await page.goto(path)
      await page.getByText(/^(短信登录|SMS)/).click()
      await expect(captchaOf(page)).toHaveCount(0)
    },
  },
])

const SIGNED_IN: Screen[] = [
  { name: 'home', open: (page) => at(page, '/home', 'main ul a') },
  { name: 'contracts', open: (page) => at(page, '/supplier/agreementList', '.ant-table-row') },
  {
    name: 'a contract',
    open: (page) => at(page, '/supplier/agreementDetail?id=1768900000000000007', 'main section .ant-table-row'),
  },
  {
    name: 'delivery notes, all filters shown',
    open: async (page) => {
      await at(page, '/supplier/deliver/list', '.ant-table-row')
      await page.getByRole('button', { name: /^(展开|Filters)/ }).click()
      await page.locator('.ant-table-row').first().getByRole('checkbox').check()
    },
  },
  {
    name: 'a delivery note',
    open: (page) => at(page, '/supplier/deliver/detail?deliverSn=SH20240315-0001', 'main section .ant-table-row'),
  },
  { name: 'materials to choose', open: (page) => at(page, '/supplier/deliver/chooseMaterial', '.ant-table-row') },
  {
    name: 'orders to choose from, lines open',
    open: async (page) => {
      await at(page, '/supplier/deliver/chooseMaterial?source=order', '.ant-table-row')
      await page
        .getByRole('button', { name: /^(选择明细|Choose lines)$/, disabled: false })
        .first()
        .click()
      await expect(page.locator('.ant-drawer .ant-table-row').first()).toBeVisible()
    },
  },
  {
    name: 'a new delivery note with its errors',
    open: (page) => refused(page, FORM),
  },
  {
    name: 'the print preview',
    open: async (page, ask) => {
      const { records } = await ask<{ records: { id: string }[] }>(NOTES)
      await at(page, `/deliverPreview?ids=${records[0]?.id}&paper=A4`, '.sheet')
    },
  },
  { name: 'materials', open: (page) => at(page, '/supplier/materialList', '.ant-table-row') },
  { name: 'a new contract with its errors', open: (page) => refused(page, '/supplier/agreementCreate') },
  {
    name: 'a rejected contract being mended',
    open: async (page, ask) => {
      const path = '/api/gd-centralized-sourcing/censou/contract/queryContractsByCondition?status=4'
      await at(page, `/agreementEdit?id=${await firstOf(ask, path)}`, '[role="grid"] [data-row]')
    },
  },
  { name: 'orders', open: (page) => at(page, '/supplier/order/list', '.ant-table-row') },
  {
    name: 'an order',
    open: (page) => at(page, '/supplier/order/detail?orderSn=CG20240402-0003', 'main section .ant-table-row'),
  },
  { name: 'drivers', open: (page) => at(page, '/supplier/driver/list', '.ant-table-row') },
  {
    name: 'a new driver with its errors',
    open: async (page) => {
      await at(page, '/supplier/driver/list', '.ant-table-row')
      await page.getByRole('button', { name: /(新增司机|New driver)$/ }).click()
      await page.locator('.ant-drawer .ant-btn-primary').click()
      await expect(page.locator('.ant-drawer .ant-form-item-explain-error').first()).toBeVisible()
    },
  },
  { name: 'vehicles', open: (page) => at(page, '/supplier/car/list', '.ant-table-row') },
  { name: 'settlements', open: (page) => at(page, '/supplier/settlement/list', '.ant-table-row') },
  {
    name: 'a settlement',
    open: async (page, ask) =>
      at(page, `/supplier/settlement/detail?id=${await sheetId(ask)}`, 'main section .ant-table-row'),
  },
  {
    name: 'a settlement on paper',
    open: async (page, ask) => at(page, `/settlementPreview?id=${await sheetId(ask)}`, '.sheet'),
  },
  {
    name: 'a difference list on paper',
    open: async (page, ask) => {
      const sheet = await sheetToDispute(ask)
      const [line] = sheet.lines
      const claim = {
        billId: sheet.id,
        lineId: line?.id,
        claimQuantity: line?.quantity,
        reason: '过磅数量偏低',
        evidence: [],
      }
      await ask.send('/api/gd-material/settlementDispute/save', claim)
      await at(page, `/differencePreview?ids=${sheet.id}`, '.sheet')
    },
  },
  {
    name: 'a hundred delivery notes, rendered as they come into view',
    open: (page) => at(page, '/supplier/deliver/list?size=100', '.ant-table-virtual .ant-table-row'),
  },
  {
    name: 'supplementary information being added',
    open: async (page, ask) => {
      const { records } = await ask<{ records: { deliverSn: string }[] }>(`${NOTES}?status=0`)
      const path = `/supplier/deliver/detail?deliverSn=${records[0]?.deliverSn}&edit=supplementary`
      await at(page, path, '.ant-drawer form')
    },
  },
  { name: 'platform services', open: (page) => at(page, '/supplier/server/platformService/list', 'main .ant-btn') },
  {
    name: 'a platform service being paid',
    open: async (page) => {
      await at(page, '/supplier/server/platformService/list', 'main .ant-btn')
      await page
        .getByRole('button', { name: /^(续费|Renew)/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /^(提交并支付|Order and pay)$/ })).toBeVisible()
    },
  },
  { name: 'purchase records', open: (page) => at(page, '/supplier/server/purchaseRecord/list', '.ant-table-row') },
  {
    name: 'a purchase record',
    open: async (page, ask) =>
      at(
        page,
        `/supplier/server/purchaseRecord/detail?id=${await firstOf(ask, '/api/gd-order/order/page')}`,
        'main section',
      ),
  },
  { name: '403', open: (page) => at(page, '/403', 'main h1') },
  { name: '404', open: (page) => at(page, '/nowhere', 'main h1') },
  { name: '500', open: (page) => at(page, '/500', 'main h1') },
]

for (const [lang, code] of [
  ['Chinese', 'zh-CN'],
  ['English', 'en-US'],
] as const) {
  test(`every screen is free of serious findings in ${lang}, light and dark`, async ({ page, context }) => {
    test.setTimeout(120_000)
    await context.addInitScript({ path: SOURCE })
    await context.addInitScript((number) => localStorage.setItem('lang', number), lang === 'English' ? '2' : '1')
    const found: string[] = []
    const look = async ({ name, open }: Screen, ask: Caller) => {
      await open(page, ask)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      for (const mode of ['light', 'dark'] as const) {
        // The theme follows the system, so the page stays as it is.
        await page.emulateMedia({ colorScheme: mode })
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        found.push(...(await findings(page, mode)).map((finding) => `${name}, ${mode}: ${finding}`))
      }
    }
    for (const screen of SIGNED_OUT) await look(screen, Object.assign(nobody, { send: nobody }))
    const ask = await enter(context, 'yueheng')
    for (const screen of SIGNED_IN) await look(screen, ask)
    expect(found).toEqual([])
  })
}

function nobody(): Promise<never> {
  return Promise.reject(new Error('nobody is signed in'))
}

async function at(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator(shown).first()).toBeVisible()
}

/** An editor that was sent too early. */
async function refused(page: Page, path: string): Promise<void> {
  await at(page, path, 'main footer')
  await editorBar(page).locator('.ant-btn-primary').click()
  await expect(page.locator('.ant-form-item-explain-error').first()).toBeVisible()
}

async function firstOf(ask: Ask, path: string): Promise<string> {
  const { records } = await ask<{ records: { id: string }[] }>(path)
  return records[0]?.id ?? ''
}

function sheetId(ask: Ask): Promise<string> {
  return firstOf(ask, '/api/gd-material/settlementBill/queryPage')
}

/** A sheet that is being reconciled, with its lines: they can be disputed. */
async function sheetToDispute(ask: Ask) {
  const [open] = await ask<{ id: string }[]>('/api/gd-material/settlementBill/queryList', { status: 8 })
  type Sheet = { id: string; lines: { id: string; quantity: string }[] }
  return ask<Sheet>('/api/gd-material/settlementBill/detail', { id: open?.id ?? '' })
}

/** What axe finds serious or critical on the page, one line per element. What is only half faded in is looked at again. */
async function findings(page: Page, mode: Mode): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(
      async () => {
        found = await findingsNow(page, mode)
        return found.length
      },
      { timeout: 3000 },
    )
    .toBe(0)
    .catch(() => undefined)
  return found
}

async function findingsNow(page: Page, mode: Mode): Promise<string[]> {
  // Only the colours differ in the dark.
  const runOnly = mode === 'dark' ? { runOnly: { type: 'rule' as const, values: COLOUR_RULES } } : {}
  const { violations } = await page.evaluate<AxeResults, RunOptions>((options) => window.axe.run(options), {
    resultTypes: ['violations'],
    ...runOnly,
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, any, all, none }) => {
        const why = [...any, ...all, ...none][0]?.message ?? ''
        return `${id} ${target.join(' ')} ${html.slice(0, 160)} (${why})`
      }),
    )
}
