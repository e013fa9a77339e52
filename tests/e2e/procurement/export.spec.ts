import type { Page } from '@playwright/test'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { Settlement } from '#features/procurement/settlement/model'
import { enter, expect, NOTES, shownPage, test } from '#tests/e2e/kit/journey'
import { rowsOf } from '#tests/e2e/kit/workbook'

test('the export of a filtered list holds the rows of all its pages', async ({ page, context }) => {
  const ask = await enter(context, 'yueheng')
  const filter = { status: '2', materialType: 'REBAR' }
  const found = await ask<{ records: DeliveryNote[]; total: number }>(NOTES, { ...filter, pageSize: 200 })
  const all = await ask<{ total: number }>(NOTES)
  expect(found.records.length).toBe(Number(found.total))
  expect(found.records.length).toBeGreaterThan(10)
  expect(Number(found.total)).toBeLessThan(Number(all.total))

  await page.goto(`/supplier/deliver/list?${new URLSearchParams(filter)}`)
  await expect(shownPage(page).getByText(`共 ${found.total} 条`)).toBeVisible()
  await expect(shownPage(page).locator('[data-row-key]')).toHaveCount(10)
  const file = await exported(page)
  expect(file.suggestedFilename()).toMatch(/^送货单_\d{4}-\d{2}-\d{2}\.xlsx$/)
  const [heads = [], ...rows] = await rowsOf(file)
  const column = (head: string) => rows.map((row) => row[heads.indexOf(head)] ?? '')
  expect(column('送货单号')).toEqual(found.records.map(({ deliverSn }) => deliverSn))
  expect(column('总数量').map(Number)).toEqual(found.records.map(({ totalQuantity }) => Number(totalQuantity)))
  expect(column('发货时间')).toEqual(found.records.map(({ deliverTime }) => deliverTime.slice(0, 16)))
})

test('the export of a settlement holds its figures, under its number', async ({ page, context }) => {
  const ask = await enter(context, 'yueheng')
  const path = '/api/gd-material/settlementBill'
  const [first] = await ask<Settlement[]>(`${path}/queryList`, { status: 3, materialType: 'REBAR' })
  const bill = await ask<Settlement>(`${path}/detail`, { id: first?.id ?? '' })
  await page.goto(`/supplier/settlement/detail?id=${bill.id}`)
  await expect(shownPage(page).getByRole('heading', { level: 1, name: bill.settlementCode })).toBeVisible()
  const file = await exported(page)
  expect(file.suggestedFilename()).toBe(`结算单_${bill.settlementCode}.xlsx`)
  const cells = (await rowsOf(file)).flat()
  expect(cells).toContain(bill.totalAmountCn)
  const figures = new Set(cells.filter((cell) => cell !== '').map(Number))
  for (const amount of [bill.totalAmountTax, bill.totalAmountNoTax, bill.totalTax]) {
    expect(figures).toContain(Number(amount))
  }
  for (const line of bill.lines ?? []) expect(figures).toContain(Number(line.amountTax))
})

async function exported(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    shownPage(page).getByRole('button', { name: '导出 Excel' }).click(),
  ])
  return file
}
