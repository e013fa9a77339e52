import type { BrowserContext, Page, Route } from '@playwright/test'
import { hardHeads, printFaults, withHead } from '#tests/e2e/kit/hardHeads'
import { control, enter, expect, test } from '#tests/e2e/kit/journey'
import { printPage } from '#tests/e2e/kit/pdf'
import { SITES } from '#tests/e2e/kit/port'

/** Heads per document and paper; HEADS sets more for a longer run. */
const HEADS = hardHeads(Number(process.env.HEADS ?? 20))
/** Settlements and difference lists are opened one by one. */
const ADDRESSES = 10
/** What every page of a document must show. */
const NOTE = ['No. SH', '制单人', '送货人', '收货人（签字/盖章）', '收料日期', '请收货人当场核对', '打印时间', '次打印']
const SHIPPING = ['发货单', '发货人', '收货人', '日期']
const DIFFERENCES = ['结算差异清单', '供方（签字）', '项目部（签字/盖章）']

/** Approvals with opinions as long as they may be. */
const APPROVALS = Array.from({ length: 6 }, (_one, at) => ({
  id: String(at),
  position: '项目物资部部长',
  approverName: '买买提·阿卜杜热合曼',
  operation: '同意',
  comment: '磅单与送货单已逐车核对，'.repeat(at === 0 ? 11 : 2),
  time: `2024-05-0${at + 1} 10:00:00`,
}))

const answer = async (route: Route, change: (data: never) => unknown) => {
  // Node resolves no sub-domain of localhost.
  const response = await route.fetch({ url: route.request().url().replace('//supplier.', '//') })
  const body: { data?: unknown; result?: unknown } = await response.json()
  const name = 'data' in body ? 'data' : 'result'
  await route.fulfill({ response, json: { ...body, [name]: change(body[name] as never) } })
}

/** Nothing leaves the paper or covers something else, and each page has its words. */
async function expectWhole(page: Page, words: readonly string[]): Promise<void> {
  expect(await printFaults(page)).toEqual([])
  const sheets = await page.locator('.sheet').allTextContents()
  expect(sheets.length).toBeGreaterThan(0)
  for (const text of sheets) for (const word of words) expect(text).toContain(word)
}

for (const paper of ['241x279', '241x140', '241x93', 'A4'] as const) {
  test(
    `a delivery note with any head prints whole on ${paper}`,
    { tag: '@release' },
    async ({ page, context }, info) => {
      test.slow()
      await enter(context, 'yueheng')
      const { id } = await control<{ id: string }>(context, 'note', { lines: 9, longNames: true })
      await page.route('**/print-deliver-msg-file*', (route) =>
        answer(route, ([message]: [{ deliver: object }]) =>
          HEADS.map((head, at) => ({
            ...withHead(message, head),
            deliver: { ...withHead(message.deliver, head), id: `9${at}`, printCount: at % 2 },
          })),
        ),
      )
      await page.goto(`/deliverPreview?ids=${id}&paper=${paper}&showPrice=1`)
      await expect(page.locator('.print-document')).toHaveCount(HEADS.length)
      await expectWhole(page, NOTE)
      const pdf = await printPage(page, info, `heads-${paper}`)
      expect(pdf.texts).toHaveLength(await page.locator('.sheet').count())
      for (const text of pdf.texts) expect(text.replaceAll(/\s/g, '')).toMatch(/收料日期/)
    },
  )
}

test(
  'a shipping note with any head prints whole on each paper',
  { tag: '@release' },
  async ({ page, context }, info) => {
    test.slow()
    const ask = await enter(context, 'haichuan')
    const { records } = await ask<{ records: { sn: string }[] }>('/api/store/order/order')
    const sn = records[0]?.sn ?? ''
    await page.route(`**/api/store/order/order/${sn}-*`, async (route) => {
      const at = Number(/-(\d+)/.exec(route.request().url())?.[1])
      const response = await route.fetch({ url: route.request().url().replace(`${sn}-${at}`, sn) })
      const body = await response.json()
      await route.fulfill({
        response,
        json: { ...body, result: { ...withHead(body.result, HEADS[at] ?? {}), sn: `${sn}-${at}` } },
      })
    })
    await page.goto(`${SITES.material}/orderPreview?sns=${HEADS.map((_head, at) => `${sn}-${at}`)}`)
    await page.getByRole('switch', { name: '打印价格' }).click()
    for (const label of ['A4', '241×279.4 整张', '241×140 二等分']) {
      await page.getByText(label, { exact: true }).click()
      await expect(page.getByRole('radio', { name: label })).toBeChecked()
      await expect(page.locator('.print-document')).toHaveCount(HEADS.length)
      await expectWhole(page, SHIPPING)
      await printPage(page, info, `shipping-${label}`)
    }
  },
)

test(
  'a settlement with any head and many approvals prints whole',
  { tag: '@release' },
  async ({ page, context }, info) => {
    test.slow()
    await enter(context, 'yueheng')
    const { id } = await control<{ id: string }>(context, 'settlement', { lines: 14 })
    let head = HEADS[0] ?? {}
    await page.route('**/settlementBill/detail*', (route) => answer(route, (bill: object) => withHead(bill, head)))
    await page.route('**/workflow/form/byCode/**', (route) =>
      route.fulfill({ json: { code: 200, success: true, msg: '', data: { code: 'JS', records: APPROVALS } } }),
    )
    for (const one of HEADS.slice(0, ADDRESSES)) {
      head = one
      await page.goto(`/settlementPreview?id=${id}`)
      await expect(page.getByRole('button', { name: '打印', exact: true })).toBeEnabled()
      await expectWhole(page, ['材料结算单', 'No. JS'])
      await expect(page.locator('.sheet').last()).toContainText('需方（盖章）')
    }
    await printPage(page, info, 'settlement')
  },
)

test('a statement of account with any head prints whole', { tag: '@release' }, async ({ page, context }, info) => {
  test.slow()
  await enter(context, 'yueheng')
  let head = HEADS[0] ?? {}
  await page.route('**/settlementBill/queryPage*', (route) =>
    answer(route, (found: { records: object[] }) => ({
      ...found,
      records: found.records.map((bill) => ({ ...withHead(bill, head), projectId: '1' })),
    })),
  )
  for (const one of HEADS.slice(0, ADDRESSES)) {
    head = one
    await page.goto('/statementPreview?project=1&period=2022-01-01~2099-12-31')
    await expect(page.getByRole('button', { name: '打印', exact: true })).toBeEnabled()
    await expectWhole(page, ['对账函', '应收余额'])
    await expect(page.locator('.sheet').last()).toContainText('核对无误')
  }
  await printPage(page, info, 'statement')
})

test('invoice data with any head prints whole', { tag: '@release' }, async ({ page, context }, info) => {
  test.slow()
  await enter(context, 'yueheng')
  const { id } = await control<{ id: string }>(context, 'settlement', { lines: 14 })
  let head = HEADS[0] ?? {}
  await page.route('**/settlementBill/detail*', (route) => answer(route, (bill: object) => withHead(bill, head)))
  for (const one of HEADS.slice(0, ADDRESSES)) {
    head = one
    await page.goto(`/invoicePreview?ids=${id}`)
    await expect(page.getByRole('button', { name: '打印', exact: true })).toBeEnabled()
    await expectWhole(page, ['开票资料', '购买方名称', '价税合计'])
    await expect(page.locator('.sheet').last()).toContainText('人民币（大写）')
  }
  await printPage(page, info, 'invoice')
})

test('a difference list with any head prints whole', { tag: '@release' }, async ({ page, context }, info) => {
  const { id } = await disputed(context)
  let head = HEADS[0] ?? {}
  await page.route('**/settlementDispute/queryList*', (route) =>
    answer(route, ([claim]: [object]) =>
      Array.from({ length: 20 }, (_claim, at) => ({
        ...withHead(claim, head),
        lineId: `9${at}`,
        reason: head.remark ?? '抽磅密度取值偏高',
      })),
    ),
  )
  for (const one of HEADS.slice(0, ADDRESSES)) {
    head = one
    await page.goto(`/differencePreview?ids=${id}`)
    await expect(page.locator('.print-document')).toHaveCount(1)
    await expectWhole(page, DIFFERENCES)
  }
  await printPage(page, info, 'differences')
})

/** A settlement with a claim. */
async function disputed(context: BrowserContext): Promise<{ id: string }> {
  const caller = await enter(context, 'nanwan')
  const [bill] = await caller<{ id: string; lines?: { id: string }[] }[]>('/api/gd-material/settlementBill/queryList', {
    status: 8,
  })
  const id = bill?.id ?? ''
  const { lines } = await caller<{ lines: { id: string }[] }>('/api/gd-material/settlementBill/detail', { id })
  const claim = { billId: id, lineId: lines[1]?.id, claimQuantity: '12.00', reason: '抽磅密度取值偏高', evidence: [] }
  await caller.send('/api/gd-material/settlementDispute/save', claim)
  return { id }
}
