import { expect, type Locator, type Page } from '@playwright/test'
import { formatMoney, formatQuantity, sum } from '#domain/money'
import type { ContractDetail } from '#features/procurement/contract/model'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { ContractMaterial } from '#features/procurement/material/model'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import type { Settlement } from '#features/procurement/settlement/model'
import { type Ask, CONTRACT_API, NOTES, shownPage } from './journey'

/** A contract with the one order and the one settlement it led to. */
type Trail = { code: string; contractId: string; orderSn: string; bill: Settlement }

/** Checks the trails of the order and of its contract, to the cent and the kilogram, against the API's documents. */
export async function expectTrails(page: Page, ask: Ask, trail: Trail): Promise<void> {
  const { code, contractId, orderSn, bill } = trail
  const order = await readOrder(ask, orderSn)
  const { records: notes } = await ask<{ records: DeliveryNote[] }>(NOTES, { orderSn, withItems: 1 })
  const lines = notes.flatMap((note) => note.items ?? [])
  const tonnes = (values: unknown[]) => `${formatQuantity(sum(values), 3)}吨`
  const [sent, accepted] = [
    tonnes(lines.map(({ quantity }) => quantity)),
    tonnes(lines.map((line) => line.acceptedQuantity)),
  ]
  expect(sent).toBe(tonnes((order.items ?? []).map(({ quantity }) => quantity)))
  const paid = `¥${formatMoney(bill.totalAmountTax)}`
  const shared = {
    deliver: ['2 张', sent, `¥${formatMoney(sum(notes.map((note) => note.totalAmountTax)))}`],
    accept: ['2 张', accepted],
    settle: [bill.settlementCode, accepted, paid],
    pay: [bill.settlementCode, paid, String(bill.payTime).slice(0, 10)],
  }
  const contract = await ask<ContractDetail>(`${CONTRACT_API}/contract/queryContractById`, { id: contractId })
  const materials = await ask<{ records: ContractMaterial[] }>(
    `${CONTRACT_API}/material/queryContractMaterialsByCondition`,
    { contractId, size: 200 },
  )
  const agreed = [code, `¥${formatMoney(contract.totalAmountTax)}`]
  const ordered = [orderSn, `¥${formatMoney(order.totalAmountTax)}`]

  await page.goto(`/supplier/order/detail?orderSn=${orderSn}`)
  // Of the contract behind the order, the trail shows only the number.
  await expectSteps(page, { contract: [code], order: [...ordered, sent], ...shared })
  await expect(steps(page).getByText(/下一步/)).toHaveCount(0)
  await page.goto(`/supplier/agreementDetail?id=${contractId}`)
  const all = tonnes(materials.records.map(({ quantity }) => quantity))
  const left = tonnes(materials.records.map(({ remainQuantity }) => remainQuantity))
  await expectSteps(page, {
    contract: [...agreed, all],
    order: ordered,
    ...shared,
    deliver: [...shared.deliver, `未送 ${left}`],
  })
  await expect(shownPage(page).getByText(formatMoney(bill.totalAmountTax)).first()).toBeVisible()
  await expectNeighbours(page, trail)
}

/** Checks that every document is one click away from the contract, and back. */
async function expectNeighbours(page: Page, { code, contractId, orderSn, bill }: Trail): Promise<void> {
  const follow = async (label: string, see: () => Promise<void>) => {
    await steps(page)
      .getByRole('link', { name: new RegExp(`^${label} `) })
      .click()
    await see()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`agreementDetail\\?id=${contractId}$`))
    await expect(steps(page)).toHaveCount(6)
  }
  const rows = (caption: string) =>
    shownPage(page).getByRole('table', { name: caption, exact: true }).last().locator('[data-row-key]')
  const heading = (name: string) => expect(shownPage(page).getByRole('heading', { level: 1, name })).toBeVisible()
  await follow('采购订单', () => heading(orderSn))
  // Of two notes, the step lists both in place and links to each.
  const paperSizes = shownPage(page).getByRole('table', { name: '送货的单据' })
  await steps(page).getByRole('button', { name: '送货 2 张' }).click()
  await expect(paperSizes.locator('[data-row-key]').filter({ hasText: '已入库' })).toHaveCount(2)
  await shownPage(page).getByRole('link', { name: '在列表中查看' }).click()
  await expect(page).toHaveURL(new RegExp(`deliver/list\\?contractCode=${code}$`))
  await expect(rows('送货单').filter({ hasText: '已入库' })).toHaveCount(2)
  await page.goBack()
  await follow('结算', () => heading(bill.settlementCode))
  await follow('付款', () => heading(bill.settlementCode))
}

async function expectSteps(page: Page, texts: Record<string, string[]>): Promise<void> {
  await expect(steps(page)).toHaveCount(6)
  for (const [index, key] of ['contract', 'order', 'deliver', 'accept', 'settle', 'pay'].entries()) {
    for (const text of texts[key] ?? []) await expect(steps(page).nth(index)).toContainText(text)
  }
}

function steps(page: Page): Locator {
  return shownPage(page).getByRole('region', { name: '业务链' }).getByRole('listitem')
}

/** An order from the API. */
export function readOrder(ask: Ask, orderSn: string): Promise<PurchaseOrder> {
  return ask<PurchaseOrder>('/api/supplier/purchase/purchaseOrder/getByOrderSn', { orderSn })
}
