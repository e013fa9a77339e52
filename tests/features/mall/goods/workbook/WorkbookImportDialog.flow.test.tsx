import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { catchDownloads, passWorkbooks } from '#tests/kit/downloads'
import { inPage, renderPage, runApp, server, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { settled } from '#tests/kit/suites/listScreen'
import { rowsOfFile } from '#tests/kit/worksheet'
import { worksheetOf } from '#tests/kit/zip'

runApp('material')
afterEach(() => setCapabilities('all'))

passWorkbooks()

const IMPORT = /^导\s?入$/

/** Downloads the example of an import, and chooses it in the same dialog. */
async function chooseSample(label: string): Promise<string[][]> {
  await user.click(inPage().getByRole('button', { name: label }))
  const asking = await waitFor(() => dialog(label))
  const saved = catchDownloads()
  await user.click(within(asking).getByRole('button', { name: '下载示例' }))
  await waitFor(() => expect(saved.blobs).toHaveLength(1))
  expect(saved.names).toEqual([`${label}示例.xlsx`])
  const input = asking.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await user.upload(input, new File([saved.blobs[0] as Blob], `${label}示例.xlsx`))
  await waitFor(() => expect(within(asking).getByRole('button', { name: IMPORT })).toBeEnabled())
  return rowsOfFile(saved.blobs[0] as Blob)
}

it('the example of products is imported as it is, into categories and templates of the shop, none on the shelf', async () => {
  await renderPage({ path: '/goods?goodsName=工字钢', account: 'haichuan' })
  await settled()
  const known = new Set(db.goods.all().map(({ id }) => id))
  const [, ...rows] = await chooseSample('导入商品')
  expect(rows.length).toBeGreaterThan(3)
  let sent: string[][] = []
  server.use(
    http.post('*/goods/import/import', async ({ request }) => {
      const file = (await request.clone().formData()).get('files')
      sent = await rowsOfFile(file as Blob)
    }),
  )
  await user.click(within(dialog('导入商品')).getByRole('button', { name: IMPORT }))
  await screen.findByText(`导入商品：已导入 ${rows.length} 行`)
  // A lilishop takes categories and templates by id and name.
  const [heads = [], first] = sent
  const category = db.goodsCategories.get(first?.[heads.indexOf('商品分类*')]?.split('-')[0] ?? '')
  const template = db.freightTemplates.get(first?.[heads.indexOf('运费模板*')]?.split('-')[0] ?? '')
  expect(first).toContain(`${category?.id}-${category?.name}`)
  expect(first).toContain(`${template?.id}-${template?.name}`)
  const made = db.goods.filter(({ id }) => !known.has(id))
  expect(made).toHaveLength(rows.length)
  expect(made.every(({ storeId, marketEnable }) => storeId === '9003' && marketEnable === 'DOWN')).toBe(true)
})

it('the example names categories that the shop may sell in, whatever they are', async () => {
  const root = db.goodsCategories.find(({ name }) => name === '电气照明')
  db.storeCategories.update('9003', { goodsManagementCategory: [root?.id ?? ''] })
  await renderPage({ path: '/goods?goodsName=工字钢', account: 'haichuan' })
  await settled()
  const [, ...rows] = await chooseSample('导入商品')
  expect(rows.map(([name]) => name)).toEqual(['布电线（样品）', '电力电缆（样品）', '控制电缆（样品）'])
  await user.click(within(dialog('导入商品')).getByRole('button', { name: IMPORT }))
  await screen.findByText('导入商品：已导入 3 行')
})

it('goes on without the bad rows, says which, and offers them as a workbook that can be imported once put right', async () => {
  await renderPage({ path: '/goods?goodsName=工字钢', account: 'haichuan' })
  await settled()
  const [heads = [], ...rows] = await chooseSample('导入商品')
  const at = (head: string) => heads.findIndex((one) => one.startsWith(head))
  const [one, two] = rows
  if (!one || !two) throw new Error('the example has no two rows')
  const file = async (name: string, lines: string[][]) => new File([await worksheetOf([heads, ...lines])], name)
  const input = () => dialog('导入商品').querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  let sent: string[][] = []
  server.use(
    http.post('*/goods/import/import', async ({ request }) => {
      sent = await rowsOfFile((await request.clone().formData()).get('files') as Blob)
    }),
  )
  await user.upload(input(), await file('春季.xlsx', [one, two.with(at('商品分类'), '没有的分类')]))
  await waitFor(() => expect(within(dialog('导入商品')).getByRole('button', { name: IMPORT })).toBeEnabled())
  await user.click(within(dialog('导入商品')).getByRole('button', { name: IMPORT }))
  await within(dialog('导入商品')).findByText('导入商品：已导入 1 行；1 行没有导入')
  expect(within(dialog('导入商品')).getByText('第3行「商品分类」商品分类不存在：没有的分类')).toBeInTheDocument()
  // A lilishop takes none where it refuses one, and does not say which.
  expect(sent.slice(1).map((row) => row[at('商品名称')])).toEqual([one[at('商品名称')]])
  expect(db.goodsSkus.find(({ sn }) => sn === one[at('货号')])).toBeDefined()
  const saved = catchDownloads()
  await user.click(within(dialog('导入商品')).getByRole('button', { name: '下载没有导入的行' }))
  await waitFor(() => expect(saved.names).toEqual(['春季 未导入.xlsx']))
  const [again = [], ...left] = await rowsOfFile(saved.blobs[0] as Blob)
  expect(left).toHaveLength(1)
  expect(left[0]?.[again.indexOf('原因（不导入）')]).toBe('「商品分类」商品分类不存在：没有的分类')
  const mended = left.map((row) => row.with(at('商品分类'), two[at('商品分类')] ?? ''))
  await user.upload(input(), new File([await worksheetOf([again, ...mended])], '改好.xlsx'))
  await waitFor(() => expect(within(dialog('导入商品')).getByRole('button', { name: IMPORT })).toBeEnabled())
  await user.click(within(dialog('导入商品')).getByRole('button', { name: IMPORT }))
  await screen.findByText('导入商品：已导入 1 行')
  expect(db.goodsSkus.find(({ sn }) => sn === two[at('货号')])).toBeDefined()
})

it.each([
  ['商品分类', '没有的分类'],
  ['运费模板', '没有的模板'],
])('names the rows whose %s the shop has not, and sends nothing when all are so', async (head, word) => {
  await renderPage({ path: '/goods?goodsName=工字钢', account: 'haichuan' })
  await settled()
  const [heads = [], row = []] = await chooseSample('导入商品')
  const bad = row.with(
    heads.findIndex((one) => one.startsWith(head)),
    word,
  )
  const input = dialog('导入商品').querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await user.upload(input, new File([await worksheetOf([heads, bad])], '夏季.xlsx'))
  await within(dialog('导入商品')).findByText(`第2行「${head}」${head}不存在：${word}`)
  expect(within(dialog('导入商品')).getByRole('button', { name: IMPORT })).toBeDisabled()
})

it('keeps back the rows of one number where a service makes a product of each', async () => {
  setCapabilities([])
  await renderPage({ path: '/goods?goodsName=工字钢', account: 'haichuan' })
  await settled()
  const [heads = [], row = []] = await chooseSample('导入商品')
  const input = dialog('导入商品').querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await user.upload(input, new File([await worksheetOf([heads, row, row])], '规格.xlsx'))
  await within(dialog('导入商品')).findByText('第3行「货号」与第2行相同：多个规格的商品请用「发布商品」')
  expect(within(dialog('导入商品')).getByText(/每行一个商品，货号不能重复/)).toBeInTheDocument()
})

it.each(['id', 'id-name'])('takes categories and templates by %s', async (way) => {
  await renderPage({ path: '/goods?goodsName=工字钢', account: 'haichuan' })
  await settled()
  const [heads = [], row = []] = await chooseSample('导入商品')
  const place = (head: string) => heads.findIndex((one) => one.startsWith(head))
  const word = (found: { id: string; name: string } | undefined) =>
    way === 'id' ? `${found?.id}` : `${found?.id}-${found?.name}`
  const category = db.goodsCategories.find(
    ({ name, level }) => level === 2 && row[place('商品分类')]?.endsWith(` ${name}`) === true,
  )
  const template = db.freightTemplates.find(
    ({ name, supplierId }) => supplierId === '9003' && name === row[place('运费模板')],
  )
  let sent: string[][] = []
  server.use(
    http.post('*/goods/import/import', async ({ request }) => {
      sent = await rowsOfFile((await request.clone().formData()).get('files') as Blob)
    }),
  )
  const named = row
    .with(place('商品分类'), word(category))
    .with(place('运费模板'), word(template))
    .with(place('发布状态'), '出售中')
    .with(place('销售价'), '３,７６０ 元')
  const input = dialog('导入商品').querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await user.upload(input, new File([await worksheetOf([heads, named])], '秋季.xlsx'))

  await waitFor(() => expect(within(dialog('导入商品')).getByRole('button', { name: IMPORT })).toBeEnabled())
  await user.click(within(dialog('导入商品')).getByRole('button', { name: IMPORT }))
  await screen.findByText('导入商品：已导入 1 行')
  // As a lilishop takes them.
  const cells = (sent[1] ?? []).map(String)
  expect([cells[place('发布状态')], cells[place('销售价')]]).toEqual(['上架', '3760'])
  const sku = db.goodsSkus.find(({ sn }) => sn === row[place('货号')])
  expect(Number(sku?.price)).toBe(3760)
  expect(db.goods.get(sku?.goodsId ?? '')?.marketEnable).toBe('UPPER')
})

it('a service that stops at a row without naming it, and one that gives no number', async () => {
  await renderPage({ path: '/goods?goodsName=工字钢', account: 'haichuan' })
  await settled()
  const [, ...rows] = await chooseSample('导入商品')
  const answers = [
    HttpResponse.json({ success: false, code: 400, message: '服务器繁忙，请稍后重试' }, { status: 400 }),
    HttpResponse.json({ success: true, code: 200, message: 'success', result: null }),
  ]
  server.use(http.post('*/goods/import/import', () => answers.shift()))
  await user.click(within(dialog('导入商品')).getByRole('button', { name: IMPORT }))
  await within(dialog('导入商品')).findByText(/^导入中断，一部分可能已导入/)
  await user.click(within(dialog('导入商品')).getByRole('button', { name: IMPORT }))
  await screen.findByText(`导入商品：已导入 ${rows.length} 行`)
})

it('a shop without freight templates is told what the example lacks', async () => {
  for (const { id, supplierId } of db.freightTemplates.all()) if (supplierId === '9003') db.freightTemplates.delete(id)
  await renderPage({ path: '/goods?goodsName=工字钢', account: 'haichuan' })
  await settled()
  await user.click(inPage().getByRole('button', { name: '导入商品' }))
  const saved = catchDownloads()
  await user.click(within(await waitFor(() => dialog('导入商品'))).getByRole('button', { name: '下载示例' }))
  await screen.findByText(/店铺还没有运费模板：先新增运费模板/)
  expect(saved.blobs).toHaveLength(1)
})

it('the example of stocks is imported as it is, for SKUs of the shop', async () => {
  await renderPage({ path: '/goods-stock', account: 'haichuan' })
  await settled()
  const [, heads = [], ...rows] = await chooseSample('导入库存')
  const [sku, amount] = ['SKU编号', '修改数量'].map((head) => heads.findIndex((one) => one.startsWith(head)))
  const before = rows.map((row) => Number(db.goodsSkus.get(row[sku ?? 0] ?? '')?.quantity))
  await user.click(within(dialog('导入库存')).getByRole('button', { name: IMPORT }))
  await screen.findByText(`导入库存：已导入 ${rows.length} 行`)
  const changes = rows.map((row, at) => Number(db.goodsSkus.get(row[sku ?? 0] ?? '')?.quantity) - (before[at] ?? 0))
  expect(changes.map(Math.abs)).toEqual(rows.map((row) => Number(row[amount ?? 0])))
  expect(changes.some((change) => change < 0)).toBe(true)
})
