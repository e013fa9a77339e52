import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { statusAt } from '#features/mall/activity/model'
import { goodsColumns } from '#features/mall/goods/model/workbookColumns'
import { db } from '#mocks/areas'
import { passWorkbooks } from '#tests/kit/downloads'
import { askedAt, fill, inPage, page, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'
import { boxes, cellOf, heads, keys, pagerTotal, records, settled } from '#tests/kit/suites/listScreen'
import { type WorksheetCell, type WorksheetRow, worksheetOf } from '#tests/kit/zip'

runApp('material')
passWorkbooks()

const open = async (query: string, account = 'haichuan') => {
  await renderPage({ path: `/goods?${query}`, account })
  await settled()
}
const row = (at = 0) => within(records()[at] as HTMLElement)
const goodsNamed = (name: string) => db.goods.find(({ goodsName }) => goodsName === name)

describe('a product of the list', () => {
  it('shows why it is not on sale', async () => {
    await open('goodsStatus=REFUSE')
    for (const [at, key] of keys().entries()) {
      expect(cellOf(records()[at], '未通过或下架原因')).toHaveTextContent(db.goods.get(key)?.authMessage ?? 'none')
    }
  })

  it('is previewed with SKUs and tiers, taken off sale with a reason, put on sale again, and deleted', async () => {
    const name = '高强钢筋 HRB500E'
    await open(`goodsName=${encodeURIComponent(name)}`)
    await waitFor(() => expect(askedAt('/goods/goodsNumber')).toHaveLength(1))
    expect(askedAt('/goods/goodsNumber')[0]?.query.get('goodsName')).toBe(name)
    await user.click(row().getByRole('button', { name: `查看 ${name}` }))
    await waitFor(() => expect(dialog(name)).toHaveTextContent('购买 20 吨 起，每吨 4,080.00 元'))
    expect(within(dialog(name)).getByText('HC002-04')).toBeInTheDocument()
    await user.click(within(dialog(name)).getByRole('button', { name: /close|关闭/i }))
    await user.click(row().getByRole('button', { name: '下架' }))
    const asking = await waitFor(() => dialog(`下架 ${name}？`))
    await user.click(within(asking).getByRole('button', { name: /^下\s?架$/ }))
    await waitFor(() => expect(asking).toHaveTextContent('请填写下架原因'))
    await fill(within(asking).getByLabelText('下架原因'), '停产换代')
    await user.click(within(asking).getByRole('button', { name: /^下\s?架$/ }))
    await waitFor(() => expect(records()[0]).toHaveTextContent('停产换代'))
    expect(goodsNamed(name)).toMatchObject({ marketEnable: 'DOWN', underMessage: '停产换代' })
    await user.click(row().getByRole('button', { name: '上架' }))
    const again = await waitFor(() => dialog(`上架 ${name}？`))
    await user.click(within(again).getByRole('button', { name: /^上\s?架$/ }))
    await waitFor(() => expect(goodsNamed(name)?.marketEnable).toBe('UPPER'))
    await user.click(row().getByRole('button', { name: /更多/ }))
    await user.click(await waitFor(() => screen.getByText('删除', { selector: '[role=menuitem] *' })))
    const deleting = await waitFor(() => dialog(`删除商品 ${name}？`))
    await user.click(within(deleting).getByRole('button', { name: /^删\s?除$/ }))
    await shows('没有符合条件的记录')
    expect(goodsNamed(name)?.deleteFlag).toBe(true)
  })
})

it.each([
  ['wholesale', '高强钢筋 HRB500E', '4,030.00 起'],
  ['of several prices', '热轧带肋钢筋 HRB400E', '3,860.00 起'],
  ['of one price', '角磨机 850W', '189.00'],
])('shows the lowest price of a product %s, in the list as in its record', async (_, name, price) => {
  await open(`goodsName=${encodeURIComponent(name)}`)
  const at = keys().findIndex((key) => db.goods.get(key)?.goodsName === name)
  expect(cellOf(records()[at], '价格（元）')?.textContent).toBe(price)
  await user.click(row(at).getByRole('button', { name: `查看 ${name}` }))
  await waitFor(() => expect(within(dialog(name)).getAllByText(price).length).toBeGreaterThan(0))
  expect(dialog(name).querySelector('dl')).toHaveTextContent(`价格（元）${price}`)
})

it('sorts products by the lowest price, and filters by it', async () => {
  await open('price=4000_4100&sort=price&order=asc')
  const prices = records().map((record) => cellOf(record, '价格（元）')?.textContent)
  expect(prices).toContain('4,030.00 起')
  const numbers = prices.map((price) => Number(price?.replace(/[,\s起]/g, '')))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(numbers.every((price) => price >= 4000 && price <= 4100)).toBe(true)
})

it('names what uses a product before it is taken off sale or deleted', async () => {
  const group = db.groupBuys.find((one) => one.storeId === '9003' && statusAt(one) === 'START')
  const goods = db.goods.get(db.goodsSkus.get(group?.prices[0]?.skuId ?? '')?.goodsId ?? '')
  await open(`goodsName=${encodeURIComponent(goods?.goodsName ?? '')}`)
  await user.click(row().getByRole('button', { name: '下架' }))
  const asking = await waitFor(() => dialog(`下架 ${goods?.goodsName}？`))
  expect(asking).toHaveTextContent(`「${group?.promotionName}」`)
  expect(asking).toHaveTextContent('正在用它，之后买不到。买家立即看不到')
  await user.click(within(asking).getByRole('button', { name: /^取\s?消$/ }))
  await user.click(boxes()[0] as HTMLElement)
  await user.click(inPage().getByRole('button', { name: /批量删除/ }))
  const batch = await waitFor(() => dialog('删除 1 个商品？'))
  expect(batch).toHaveTextContent(`「${group?.promotionName}」`)
})

it('shows the history of a product in its preview', async () => {
  const { id } = goodsNamed('工字钢 Q235B') ?? {}
  await open(`view=${id}`)
  const history = await screen.findByRole('table', { name: '操作历史' })
  await waitFor(() => expect(history).toHaveTextContent('创建'))
})

it('finds the product of a SKU by its 货号', async () => {
  await open('sn=hc002-04')
  expect(pagerTotal()).toBe(1)
  expect(records()[0]).toHaveTextContent('高强钢筋 HRB500E')
})

it('sets the freight template of the ticked products, except services', async () => {
  await open('goodsName=内')
  for (const box of boxes()) await user.click(box)
  await user.click(inPage().getByRole('button', { name: '批量设置运费模板（2）' }))
  const asking = await waitFor(() => dialog('为 1 个商品设置运费模板？'))
  expect(asking).toHaveTextContent('其中 1 个虚拟商品不需要运费模板')
  await user.click(within(asking).getByRole('button', { name: /^设\s?置$/ }))
  expect(await within(asking).findByText('请选择运费模板', { selector: '.ant-form-item-explain-error' })).toBeVisible()
  await user.click(within(asking).getByRole('combobox'))
  await user.click(await waitFor(() => screen.getByText('水泥包邮', { selector: '.ant-select-item-option-content' })))
  await user.click(within(asking).getByRole('button', { name: /^设\s?置$/ }))
  const template = db.freightTemplates.find(({ name, supplierId }) => name === '水泥包邮' && supplierId === '9003')
  await waitFor(() => expect(goodsNamed('内墙净味乳胶漆')?.templateId).toBe(template?.id))
  expect(goodsNamed('室内空气检测服务')?.templateId).toBe('0')
})

it('lists the wrong rows of an import, and keeps the dialog open for another file', async () => {
  await open('goodsName=工字钢')
  await user.click(inPage().getByRole('button', { name: '导入商品' }))
  const asking = await waitFor(() => dialog('导入商品'))
  const input = asking.querySelector<HTMLInputElement>('input[type=file]')
  const file = goodsFile([
    { goodsName: '一', category: '7-x' },
    { goodsName: '二', category: '' },
  ])
  await user.upload(input as HTMLInputElement, file)
  await waitFor(() =>
    expect(
      inDialog()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(expect.arrayContaining(['第2行「商品分类」商品分类不存在：7-x', '第3行「商品分类」请填写'])),
  )
  expect(within(asking).getByRole('button', { name: /^导\s?入$/ })).toBeDisabled()
  expect(askedAt('/goods/import/import')).toEqual([])
})

it('reads the workbook by its heads, asks about hidden rows, and refuses what Excel has changed by row and column', async () => {
  await open('goodsName=工字钢')
  await user.click(inPage().getByRole('button', { name: '导入商品' }))
  const asking = await waitFor(() => dialog('导入商品'))
  const input = () => asking.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await user.upload(input(), goodsFile([{ sn: 431234567890123000, price: { error: '#REF!' } }]))
  await within(asking).findByText(/^第2行「货号」是超过15位的数字/)
  expect(within(asking).getByText('第2行「销售价」是错误值 #REF!，请改正公式')).toBeVisible()
  expect(within(asking).getByRole('button', { name: /^导\s?入$/ })).toBeDisabled()

  // Cost and price change places together with their heads, which have their other names.
  const columns = goodsColumns.toReversed()
  const rows: WorksheetRow[] = [
    columns.map(({ label }) => ({ 成本价: '进价', 销售价: '售价' })[label as string] ?? label),
    columns.map(({ field }) => goodsCells({ goodsName: '案例换列\n钢筋', sn: 'SWAP-1' })[field]),
    {
      cells: columns.map(({ field }) => goodsCells({ goodsName: '案例隐藏行钢筋', sn: 'SWAP-2' })[field]),
      isHidden: true,
    },
  ]
  await user.upload(input(), new File([worksheetOf([['十一月上新'], ...rows])], '商品.xlsx'))
  const questions = await screen.findByRole('dialog', { name: '核对文件：商品.xlsx' })
  expect(questions).toHaveTextContent('第4行在 Excel 中是隐藏的')
  await user.click(within(questions).getByRole('button', { name: '继续导入' }))
  await waitFor(() => expect(within(asking).getByRole('button', { name: /^导\s?入$/ })).toBeEnabled())
  await user.click(within(asking).getByRole('button', { name: /^导\s?入$/ }))
  await screen.findByText('导入商品：已导入 1 行；第4行在 Excel 中隐藏，没有导入')
  const made = goodsNamed('案例换列 钢筋')
  expect(db.goodsSkus.find(({ goodsId }) => goodsId === made?.id)).toMatchObject({ price: '3860', cost: '3600' })
  expect(goodsNamed('案例隐藏行钢筋')).toBeUndefined()
})

it('cancels an import, keeps its file, sends it once on a double click, and names the rows that it left out', async () => {
  await open('goodsName=工字钢')
  await user.click(inPage().getByRole('button', { name: '导入商品' }))
  const asking = await waitFor(() => dialog('导入商品'))
  const input = asking.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  const button = (name: RegExp) => within(asking).getByRole('button', { name })
  const press = (name: RegExp) => fireEvent.click(button(name))
  await user.upload(input, goodsFile([{}, {}]))
  await waitFor(() => expect(button(/^导\s?入$/)).toBeEnabled())
  server.use(http.post('*/goods/import/import', () => new Promise<undefined>(() => undefined)))
  press(/^导\s?入$/)
  await within(asking).findByRole('progressbar', { name: '导入商品' })
  await user.click(await within(asking).findByRole('button', { name: '取消导入' }))
  await waitFor(() => expect(within(asking).queryByRole('progressbar')).toBeNull())
  expect(within(asking).queryByRole('alert')).toBeNull()
  const done = { code: 200, success: true, message: '', result: { count: 2, leftOutRows: '3,7' } }
  server.use(http.post('*/goods/import/import', () => HttpResponse.json(done)))
  press(/^导\s?入$/)
  press(/^导/)
  await screen.findByText('导入商品：已导入 2 行；第3、7行是合计或重复的表头，没有导入')
  expect(askedAt('/goods/import/import')).toHaveLength(2)
})

it('offers a read-only account no action that writes', async () => {
  await open('goodsName=工字钢', 'haichuan03')
  for (const name of [/上架/, /下架/, /删除/, /库存/, /批量/, /导入/, /更多/]) {
    // A header sorts by its column.
    const buttons = within(page()).queryAllByRole('button', { name })
    expect(buttons.filter((button) => !button.closest('thead'))).toEqual([])
  }
  expect(heads()).not.toContain('操作')
  await user.click(row().getAllByRole('button', { name: /^查看 / })[0] as HTMLElement)
  await waitFor(() => expect(screen.getByText('规格与库存', { selector: 'h2' })).toBeInTheDocument())
})

type GoodsField = (typeof goodsColumns)[number]['field']
type GoodsCells = Record<GoodsField, WorksheetCell>

/** A row of the workbook of products. */
function goodsCells(change: Partial<GoodsCells> = {}): GoodsCells {
  return {
    goodsName: '导入的钢筋',
    sellingPoint: '抗震',
    category: '钢材五金 / 建筑钢材 / 螺纹钢',
    template: '钢材按重量',
    unit: '吨',
    release: '仓库中',
    pictures: 'https://img.example.com/goods/1.jpg',
    cost: '3，600',
    price: '￥3,860.00',
    quantity: '１００',
    weight: '1,000 kg',
    sn: 'IMPORTED-1',
    intro: '',
    specName: '规格',
    specValue: 'Φ12',
    ...change,
  }
}

function goodsFile(rows: readonly Partial<GoodsCells>[]): File {
  const cells = rows.map((row) => goodsColumns.map(({ field }) => goodsCells(row)[field]))
  return new File([worksheetOf([goodsColumns.map(({ label }) => label), ...cells])], '商品.xlsx')
}
