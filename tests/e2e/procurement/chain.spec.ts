import type { BrowserContext, Locator, Page } from '@playwright/test'
import { formatMoney, sum } from '#domain/money'
import type { ContractDetail } from '#features/procurement/contract/model'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import type { Settlement } from '#features/procurement/settlement/model'
import { fileInput, fillTerms } from '#tests/e2e/kit/contractForm'
import { chooseDriver, saveNote } from '#tests/e2e/kit/deliveryForm'
import { fillTime } from '#tests/e2e/kit/fields'
import {
  type Ask,
  CONTRACT_API,
  cellOf,
  control,
  editorBar,
  enter,
  expect,
  expectCell,
  NOTES,
  openMenu,
  recordHead,
  shownPage,
  test,
  urge,
} from '#tests/e2e/kit/journey'
import { expectTrails, readOrder } from '#tests/e2e/kit/trail'
import { rowsOf, workbook } from '#tests/e2e/kit/workbook'

const NAME = '滨江一号地块钢筋采购合同（三期）'
const CODE = 'JC-202411-0301'
const LINES = 107
/** Errors in a line of the file, by its remark: the column, the wrong value, and the right one. */
const FLAWS: Record<string, [head: string, wrong: string | number, right: string | number]> = {
  第3行: ['材料名称*', '', '螺纹钢'],
  第17行: ['规格型号*', '', 'Φ17×12m'],
  第29行: ['单位*', '车', 't'],
  第44行: ['合同数量*', '约三十', 30.125],
  第58行: ['合同数量*', 12.34567, 12.345],
  第80行: ['含税单价*', -3555, 3555.5],
  第107行: ['税率(%)*', 14, '13'],
}

test('a contract runs from its first line to payment, and its trail shows the API’s figures at every step', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const ask = await enter(context, 'yueheng')
  await page.goto('/supplier/agreementList')
  const contractId = await test.step('the contract and its lines', () => writeContract(page, ask))
  await test.step('attachments and submission', () => commitContract(page, contractId))
  const orderSn = await test.step('approval and purchase order', () => callOff(page, context, contractId))
  await test.step('the send time', () => confirmSendTime(page, orderSn))
  const notes = await test.step('two deliveries', () => deliverTwice(page, ask, orderSn))
  const bill = await test.step('acceptance, settlement, payment', () => settle(context, ask, notes))
  await test.step('the trail', () => expectTrails(page, ask, { code: CODE, contractId, orderSn, bill }))
})

/** A new contract with lines from a file, seven of which have to be corrected. */
async function writeContract(page: Page, ask: Ask): Promise<string> {
  await shownPage(page).getByRole('button', { name: '新建合同' }).click()
  await expect(shownPage(page).getByLabel('甲方（采购单位）')).toBeVisible()
  await fillTerms(page, { name: NAME, code: CODE })
  // Lines are imported into a saved contract, so a new one is saved first.
  await shownPage(page).getByRole('button', { name: '导入 Excel' }).click()
  await page.getByRole('button', { name: '先保存合同' }).click()
  const dialog = page.getByRole('dialog', { name: '导入合同材料' })
  await expect(dialog).toBeVisible()
  const contractId = new URL(page.url()).searchParams.get('id') ?? ''

  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载模板' }).click(),
  ])
  expect(template.suggestedFilename()).toBe('合同材料导入模板_钢筋.xlsx')
  const [heads = []] = await rowsOf(template)
  const rows = Array.from({ length: LINES }, (_, index) => heads.map((head) => writtenCell(head, index + 1)))
  await fileInput(dialog, '导入合同材料').setInputFiles(await workbook('三期材料.xlsx', [heads, ...rows]))
  await expect(dialog.getByText('已导入 100 条，7 条未导入')).toBeVisible()
  const report = dialog.getByRole('grid', { name: '未导入的材料' })
  await expect(report).toHaveAttribute('aria-rowcount', '8')
  for (const remark of Object.keys(FLAWS)) {
    const excelRow = String(Number(remark.replace(/\D/g, '')) + 1)
    await expect(report.getByRole('rowheader', { name: excelRow, exact: true })).toBeVisible()
  }

  const [failed] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载未导入的行' }).click(),
  ])
  expect(failed.suggestedFilename()).toBe('合同材料导入失败_7.xlsx')
  const [failedHeads = [], ...failedRows] = await rowsOf(failed)
  expect(failedHeads).toEqual(['Excel行号', ...heads, '失败原因'])
  expect(failedRows.map((row) => row[failedHeads.indexOf('备注')])).toEqual(Object.keys(FLAWS))
  const mended = failedRows.map((row) => {
    const [head, , right] = FLAWS[row[failedHeads.indexOf('备注')] ?? ''] ?? []
    return failedHeads.map((name, at) => (name === head ? (right ?? '') : (row[at] ?? '')))
  })
  await fileInput(dialog, '导入合同材料').setInputFiles(await workbook('补.xlsx', [failedHeads, ...mended]))
  await expect(dialog.getByText('已导入 7 条', { exact: true })).toBeVisible()
  await expect(report).toBeHidden()
  await dialog.getByRole('button', { name: '关闭' }).click()

  // Header, lines, totals.
  await expect(lineGrid(page)).toHaveAttribute('aria-rowcount', String(LINES + 2))
  const contract = await ask<ContractDetail>(`${CONTRACT_API}/contract/queryContractById`, { id: contractId })
  expect(contract.materialCount).toBe(LINES)
  await expect(editorBar(page)).toContainText(formatMoney(contract.totalAmountTax))
  return contractId
}

/** A cell of the file: the right value, or the wrong one of FLAWS. */
function writtenCell(head: string, line: number): string | number {
  const remark = `第${line}行`
  const [flawed, wrong] = FLAWS[remark] ?? []
  if (head === flawed) return wrong ?? ''
  const cells: Record<string, string | number> = {
    '材料名称*': '螺纹钢',
    '规格型号*': `Φ${line}×12m`,
    '牌号*': 'HRB400E',
    '单位*': 't',
    '合同数量*': Number((100 + line * 1.237).toFixed(3)),
    '含税单价*': Number((3500 + line * 0.37).toFixed(2)),
    '税率(%)*': '13',
    备注: remark,
  }
  return cells[head] ?? ''
}

async function commitContract(page: Page, contractId: string): Promise<void> {
  const form = shownPage(page)
  const buffer = Buffer.from('%PDF-1.4\n%%EOF')
  await fileInput(form, '合同附件').setInputFiles({ name: '三期合同.pdf', mimeType: 'application/pdf', buffer })
  await expect(form.getByRole('button', { name: '移除 三期合同.pdf' })).toBeVisible()
  await form.getByRole('button', { name: '提交', exact: true }).click()
  const question = page.getByRole('dialog', { name: `提交合同 ${NAME}？` })
  await question.getByRole('button', { name: '提交' }).click()
  await expect(page).toHaveURL(new RegExp(`/supplier/agreementDetail\\?id=${contractId}$`))
  await expect(recordHead(page).getByText('待审核')).toBeVisible()
  await expect(shownPage(page).getByRole('link', { name: '三期合同.pdf' })).toBeVisible()
}

async function callOff(page: Page, context: BrowserContext, contractId: string): Promise<string> {
  await control(context, 'act', { action: 'approve', id: contractId })
  const { orderSn } = await control<PurchaseOrder>(context, 'act', { action: 'order', id: contractId })
  await openMenu(page, '订单管理', '采购订单')
  const row = shownPage(page).getByRole('row', { name: new RegExp(orderSn) })
  await expect(row.getByText('待发货')).toBeVisible()
  await row.getByRole('link', { name: orderSn }).click()
  await expect(shownPage(page).getByRole('heading', { level: 1, name: orderSn })).toBeVisible()
  return orderSn
}

async function confirmSendTime(page: Page, orderSn: string): Promise<void> {
  const record = shownPage(page)
  await expect(record.getByText('下一步：供应商确认发货时间')).toBeVisible()
  await expect(record.getByRole('button', { name: '创建送货单' })).toHaveCount(0)
  await record.getByRole('button', { name: '确认发货时间' }).click()
  const dialog = page.getByRole('dialog', { name: `确认订单 ${orderSn} 的发货时间` })
  await fillTime(dialog.getByLabel('发货时间'), '2035-01-05 08:30')
  await dialog.getByRole('button', { name: '确认', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(record.getByText('2035-01-05 08:30').first()).toBeVisible()
}

/**
 * Delivers the three lines of the order: a part of the first and all of the second, then the rest with another truck.
 */
async function deliverTwice(page: Page, ask: Ask, orderSn: string): Promise<string[]> {
  const { items = [] } = await readOrder(ask, orderSn)
  const [first, , third] = items.map(({ quantity }) => String(quantity))
  expect(items).toHaveLength(3)
  const grid = await openNote(page, orderSn)
  await expect(grid.getByRole('row')).toHaveCount(5)
  await type(page, await cellOf(grid, 0, '送货数量'), '5.125')
  await (await cellOf(grid, 2, '送货数量')).click()
  await page.keyboard.press('Delete')
  for (const row of [0, 1]) await type(page, await cellOf(grid, row, '炉批号'), `LZ2611200${row}`)
  await chooseDriver(page)
  const one = await saveNote(page)
  expect((await readOrder(ask, orderSn)).status).toBe('UNDELIVERED')

  await page.getByRole('tab', { name: `采购订单详情 ${orderSn}` }).click()
  await openNote(page, orderSn)
  await expect(grid.getByRole('row')).toHaveCount(4)
  await expectCell(
    await cellOf(grid, 0, '送货数量'),
    sum([first])
      .minus(sum(['5.125']))
      .toFixed(3),
  )
  await expectCell(await cellOf(grid, 1, '送货数量'), third ?? '')
  for (const row of [0, 1]) await type(page, await cellOf(grid, row, '炉批号'), `LZ2611201${row}`)
  await chooseDriver(page, '赵国庆', '粤A·D6688')
  const two = await saveNote(page)

  await page.getByRole('tab', { name: `采购订单详情 ${orderSn}` }).click()
  const record = shownPage(page)
  await expect(recordHead(page).getByText('已发货', { exact: true })).toBeVisible()
  await expect(record.getByText('已全部发货')).toBeVisible()
  await expect(record.getByRole('button', { name: '创建送货单' })).toHaveCount(0)
  return [one, two]
}

async function openNote(page: Page, orderSn: string): Promise<Locator> {
  await expect(shownPage(page).getByRole('heading', { level: 1, name: orderSn })).toBeVisible()
  await shownPage(page).getByRole('button', { name: '创建送货单' }).click()
  const grid = shownPage(page).getByRole('grid', { name: '材料明细' })
  await expect(grid).toBeVisible()
  return grid
}

async function type(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** The counterparties do their steps; those that they have already done by themselves are skipped. */
async function settle(context: BrowserContext, ask: Ask, notes: string[]): Promise<Settlement> {
  for (const action of ['accept', 'stockIn']) for (const id of notes) await urge(context, action, id)
  const [one = ''] = notes
  await urge(context, 'settle', one)
  const read = async () => {
    const { records } = await ask<{ records: DeliveryNote[] }>(NOTES, { deliverSn: one })
    return records[0]?.settlementCode ?? ''
  }
  await expect.poll(read).not.toBe('')
  const code = await read()
  for (const action of ['submit', 'confirm', 'post', 'pay']) await urge(context, action, code)
  const bills = await ask<Settlement[]>('/api/gd-material/settlementBill/queryList', { settlementCode: code })
  expect(bills).toMatchObject([{ settlementCode: code, status: 3, payStatus: 2, deliverCount: 2 }])
  return bills[0] as Settlement
}

function lineGrid(page: Page): Locator {
  return shownPage(page).getByRole('grid', { name: '合同材料' })
}
