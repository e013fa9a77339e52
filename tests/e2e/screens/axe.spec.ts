import type { Page } from '@playwright/test'
import { FORM } from '#tests/e2e/kit/deliveryForm'
import { type Ask, captchaOf, editorBar, expect } from '#tests/e2e/kit/journey'
import { at, describeAccessible, type Screen } from '#tests/e2e/kit/looks/axe'

const NOTES = '/api/supplier/orderLogistics/get-deliver-page/1'

const SIGNED_OUT: Screen[] = ['/login', '/loginSupplier'].flatMap((path) => [
  {
    name: `${path} by password`,
    open: async (page) => {
      await page.goto(path)
      // The choice is kept over F5.
      await page
        .getByText(/^密码登录/)
        .first()
        .click()
      await expect(captchaOf(page).locator('img')).toBeVisible()
    },
  },
  {
    name: `${path} by SMS`,
    open: async (page) => {
      await page.goto(path)
      await page.getByText(/^短信登录/).click()
      await expect(captchaOf(page)).toHaveCount(0)
    },
  },
])

const SIGNED_IN: Screen[] = [
  {
    name: 'delivery notes, all filters shown',
    open: async (page) => {
      await at(page, '/supplier/deliver/list', '[data-row-key]')
      await page.getByRole('button', { name: /^展开/ }).click()
      await page.locator('[data-row-key]').first().getByRole('checkbox').check()
    },
  },
  {
    name: 'materials to choose',
    open: (page) => at(page, '/supplier/deliver/chooseMaterial?source=contract', '[data-row-key]'),
  },
  {
    name: 'orders to choose from, lines open',
    open: async (page) => {
      await at(page, '/supplier/deliver/chooseMaterial', '[data-row-key]')
      await page
        .getByRole('button', { name: /^选择明细$/, disabled: false })
        .first()
        .click()
      await expect(page.locator('.ant-drawer [data-row-key]').first()).toBeVisible()
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
  { name: 'a new contract with its errors', open: (page) => refused(page, '/supplier/agreementCreate') },
  {
    name: 'a rejected contract being mended',
    open: async (page, ask) => {
      const path = '/api/gd-centralized-sourcing/censou/contract/queryContractsByCondition?status=4'
      await at(page, `/agreementEdit?id=${await firstOf(ask, path)}`, '[role="grid"] [data-row]')
    },
  },
  {
    name: 'a new driver with its errors',
    open: async (page) => {
      await at(page, '/supplier/driver/list', '[data-row-key]')
      await page.getByRole('button', { name: /新增司机$/ }).click()
      await page.locator('.ant-drawer .ant-btn-primary').click()
      await expect(page.locator('.ant-drawer .ant-form-item-explain-error').first()).toBeVisible()
    },
  },
  {
    name: 'a settlement on paper',
    open: async (page, ask) => at(page, `/settlementPreview?id=${await sheetId(ask)}`, '.sheet'),
  },
  {
    name: 'a difference list on paper',
    open: async (page, ask) => {
      const sheet = await settlementToDispute(ask)
      const [line] = sheet.lines
      const claim = {
        billId: sheet.id,
        lineId: line?.id,
        claimQuantity: line?.quantity,
        claimPrice: '1.00',
        reason: '过磅数量偏低',
        evidence: [],
      }
      await ask.send('/api/gd-material/settlementDispute/save', claim)
      await at(page, `/differencePreview?ids=${sheet.id}`, '.sheet')
    },
  },
  {
    name: 'a hundred delivery notes, rendered as they come into view',
    open: (page) => at(page, '/supplier/deliver/list?size=100', 'table[aria-rowcount] [data-row-key]'),
  },
  {
    name: 'supplementary information being added',
    open: async (page, ask) => {
      const { records } = await ask<{ records: { deliverSn: string }[] }>(`${NOTES}?status=0`)
      const path = `/supplier/deliver/detail?deliverSn=${records[0]?.deliverSn}&edit=supplementary`
      await at(page, path, '.ant-drawer form')
    },
  },
  {
    name: 'a platform service being paid',
    open: async (page) => {
      await at(page, '/supplier/server/platformService/list', 'main .ant-btn')
      await page.getByRole('button', { name: /^续费/ }).first().click()
      await expect(page.getByRole('button', { name: /^提交并支付$/ })).toBeVisible()
    },
  },
  { name: '403', open: (page) => at(page, '/403', 'main h1') },
  { name: '404', open: (page) => at(page, '/nowhere', 'main h1') },
  { name: '500', open: (page) => at(page, '/500', 'main h1') },
]

describeAccessible('all screens of purchasing and money', 'yueheng', SIGNED_OUT, SIGNED_IN)

/** An editor submitted while incomplete. */
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

/** A settlement that is being reconciled, with its lines: they can be disputed. */
async function settlementToDispute(ask: Ask) {
  const [open] = await ask<{ id: string }[]>('/api/gd-material/settlementBill/queryList', { status: 8 })
  type Sheet = { id: string; lines: { id: string; quantity: string }[] }
  return ask<Sheet>('/api/gd-material/settlementBill/detail', { id: open?.id ?? '' })
}
