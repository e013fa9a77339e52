import { beforeEach, describe, expect, it } from 'vitest'
import { goodsColumns } from '#features/mall/goods/model/workbookColumns'
import { db, resetDb } from '#mocks/areas'
import { type Client, send, signIn } from '#tests/kit/api'
import { rowsOfFile } from '#tests/kit/worksheet'
import { cellsOf } from '#tests/kit/xlsx'
import { type WorksheetRow, worksheetOf } from '#tests/kit/zip'

const GOODS = '/api/store/goods/goods'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})
const GOODS_HEADS = goodsColumns.map(({ label }) => label)
const own = () => db.goods.filter(({ storeId, deleteFlag }) => storeId === '9003' && !deleteFlag)

/** The first row, which the seed has. */
const first = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows
  if (!row) throw new Error('no row')
  return row
}

const importFile = async (path: string, rows: WorksheetRow[]) => {
  const body = new FormData()
  body.set('files', new File([await worksheetOf(rows)], '库存.xlsx'))
  const response = await send('POST', path, { body, headers: { Authorization: `Bearer ${client.token}` } })
  return (await response.json()) as { success: boolean; code: number; message: string }
}

describe('a workbook', () => {
  it('changes stocks, all rows or none, with every error of a row and its column', async () => {
    const [one, two] = db.goodsSkus.filter(({ storeId }) => storeId === '9003')
    if (!one || !two) throw new Error('no SKUs')
    const heads = [['说明'], ['商品编号', 'SKU编号', '修改方向', '修改数量', '商品名称', '规格', '货号']]
    const bad = await importFile(`${GOODS}/importStockExcel`, [
      ...heads,
      [one.goodsId, one.id, '增', '3'],
      [two.goodsId, two.id, '改', '3'],
      ['1', '2', '增', '3'],
      [two.goodsId, two.id, '', '1.5'],
    ])
    expect(bad).toMatchObject({
      success: false,
      code: 11018,
      message:
        '导入商品库存失败，请检查表格数据-第4行「修改方向」库存修改方向列数据必须是“增”或“减”；第5行「SKU编号」商品不存在；第6行「修改方向」库存修改方向列数据必须是“增”或“减”；第6行「修改数量」库存必须是正整数',
    })
    expect(db.goodsSkus.get(one.id)?.quantity).toBe(one.quantity)
    const good = await importFile(`${GOODS}/importStockExcel`, [
      ...heads,
      [one.goodsId, one.id, '增', '3'],
      ['', '', '减', '2', '', '', two.sn],
      [two.goodsId, two.id, '', ''],
      ['合计', '', '', '5'],
    ])
    expect(good).toMatchObject({ success: true, result: { count: 2, leftOutRows: '6' } })
    expect(Number(db.goodsSkus.get(one.id)?.quantity)).toBe(Number(one.quantity) + 3)
    expect(Number(db.goodsSkus.get(two.id)?.quantity)).toBe(Number(two.quantity) - 2)
  })

  it('of stocks is read by its heads: without its note, in any order, with numbers as people write them', async () => {
    const [one, two] = db.goodsSkus.filter(({ storeId }) => storeId === '9003')
    if (!one || !two) throw new Error('no SKUs')
    const sent = await importFile(`${GOODS}/importStockExcel`, [
      ['数量', '修改方向', 'SKU编号'],
      ['１，０００', '增', one.id],
      ['2 个', '减', two.id],
    ])
    expect(sent).toMatchObject({ success: true, result: { count: 2 } })
    expect(Number(db.goodsSkus.get(one.id)?.quantity)).toBe(Number(one.quantity) + 1000)
    expect(Number(db.goodsSkus.get(two.id)?.quantity)).toBe(Number(two.quantity) - 2)
    // The heads of the sheet that an older service exports.
    const older = await importFile(`${GOODS}/importStockExcel`, [
      ['商品ID', 'skuID', '库存修改方向 增/减', '库存变更数量'],
      [one.goodsId, one.id, '减', '1000'],
    ])
    expect(older).toMatchObject({ success: true, result: { count: 1 } })
    expect(Number(db.goodsSkus.get(one.id)?.quantity)).toBe(Number(one.quantity))
    const wrong = await importFile(`${GOODS}/importStockExcel`, [
      ['SKU编号', '修改方向', '修改数量'],
      [Number(one.id), '增', 1],
      { cells: [two.id, '增', '1'], isHidden: true },
    ])
    expect(wrong.message).toMatch(/第2行「SKU编号」是超过15位的数字/)
    expect(wrong.message).toMatch(/第3行Excel中隐藏的行，请确认后导入/)
    const headless = await importFile(`${GOODS}/importStockExcel`, [[one.goodsId, one.id, '增', '3']])
    expect(headless.message).toMatch(/^没有找到表头，缺少：修改方向、修改数量/)
  })

  it('of stocks has the text format where codes are typed, also below its last row', async () => {
    const response = await send('GET', `${GOODS}/queryExportStock`, {
      headers: { Authorization: `Bearer ${client.token}` },
    })
    const file = await response.blob()
    const last = (await rowsOfFile(file)).length
    const cells = await cellsOf(file)
    const isText = (address: string) => cells[address]?.format === '@'
    expect(['A3', `B${last}`, `B${last + 100}`, `G${last + 100}`].filter(isText)).toHaveLength(4)
    expect(isText('D3')).toBe(false)
  })

  it('creates products without the bad rows, with every error of a row and its column', async () => {
    const template = first(db.freightTemplates.filter(({ supplierId }) => supplierId === '9003'))
    const leaf = first(db.goodsCategories.filter(({ level }) => level === 2))
    const row = (category: string, sn = 'SN', specValue = 'A') => [
      '导入的商品',
      '卖点',
      category,
      `${template.id}-x`,
      '1-吨',
      '出售中',
      'https://a/1.jpg',
      '1',
      '2',
      '3',
      '4',
      sn,
      '详情',
      '规格',
      specValue,
    ]
    const bad = await importFile('/api/store/goods/import/import', [
      GOODS_HEADS,
      row(`${leaf.id}-x`, 'SN1'),
      row('7-x', 'SN2'),
    ])
    const badRows = [{ row: 3, reason: '「商品分类」商品分类不存在：7-x' }]
    expect(bad).toMatchObject({ success: true, result: { count: 1, badRows } })
    expect(own()).toHaveLength(49)
    const empty = row(`${leaf.id}-x`).with(0, '').with(7, '6.805').with(8, '0').with(9, '一').with(11, '')
    const all = await importFile('/api/store/goods/import/import', [GOODS_HEADS, empty])
    expect(all.message.split('；')).toEqual([
      '第2行「商品名称」请填写',
      '第2行「成本价」最多两位小数',
      '第2行「销售价」应为大于0的数字',
      '第2行「库存」应为不小于0的整数',
      '第2行「货号」请填写',
    ])
    expect(own()).toHaveLength(49)
    const taken = first(db.goodsSkus.filter(({ goodsId }) => goodsId === own()[0]?.id))
    const twice = [row(`${leaf.id}-x`), row(`${leaf.id}-x`), row(`${leaf.id}-x`, taken.sn)]
    expect((await importFile('/api/store/goods/import/import', [GOODS_HEADS, ...twice])).message.split('；')).toEqual([
      '第2行同一商品的其他行有误',
      '第3行「规格值」A 与第2行重复',
      `第4行「货号」${taken.sn} 与商品“${own()[0]?.goodsName}”重复`,
    ])
    const example = row(`${leaf.id}-x`).with(0, '示例（不导入）热轧带肋钢筋')
    const sent = await importFile('/api/store/goods/import/import', [GOODS_HEADS, example, row(`${leaf.id}-x`)])
    expect(sent).toMatchObject({ success: true, result: { count: 1 } })
    expect(own()).toHaveLength(50)
    const states = [row(`${leaf.id}-x`, 'S1').with(5, '上架'), row(`${leaf.id}-x`, 'S2').with(5, '仓库中')]
    await importFile('/api/store/goods/import/import', [GOODS_HEADS, ...states])
    const shelf = (sn: string) => db.goods.get(db.goodsSkus.find((sku) => sku.sn === sn)?.goodsId ?? '')?.marketEnable
    expect(['SN', 'S1', 'S2'].map(shelf)).toEqual(['UPPER', 'UPPER', 'DOWN'])
    const wrong = await importFile('/api/store/goods/import/import', [
      GOODS_HEADS,
      row(`${leaf.id}-x`, 'S3').with(5, '在售'),
    ])
    expect(wrong.message).toBe('第2行「发布状态」应为“出售中”或“仓库中”')
  })

  it('makes rows with one item number the SKUs of one product, all of them or none', async () => {
    const template = first(db.freightTemplates.filter(({ supplierId }) => supplierId === '9003'))
    const leaf = first(db.goodsCategories.filter(({ level }) => level === 2))
    const row = (sn: string, specValue: string, price: string, goodsName = '两种规格') => [
      ...[goodsName, '卖点', leaf.id, template.id, '吨', '仓库中', 'https://a/1.jpg'],
      ...['1', price, '3', '4', sn, '详情', '规格', specValue],
    ]
    const sent = await importFile('/api/store/goods/import/import', [
      GOODS_HEADS,
      row('TWO', 'Φ12', '3.50'),
      row('ODD', 'A', '2'),
      row('TWO', 'Φ16', '3.20'),
      row('ODD', 'B', '2', '另一个名称'),
    ])
    const badRows = [
      { row: 3, reason: '同一商品的其他行有误' },
      { row: 5, reason: '「商品名称」与第3行同一货号的商品不同' },
    ]
    expect(sent).toMatchObject({ success: true, result: { count: 2, badRows } })
    const made = first(db.goods.filter(({ goodsName }) => goodsName === '两种规格'))
    expect(made.price).toBe('3.2')
    const skus = db.goodsSkus.filter(({ goodsId }) => goodsId === made.id)
    expect(skus.map(({ sn, simpleSpecs, price }) => [sn, simpleSpecs.trim(), Number(price)])).toEqual([
      ['TWO-01', 'Φ12', 3.5],
      ['TWO-02', 'Φ16', 3.2],
    ])
    expect(db.goods.filter(({ goodsName }) => goodsName === '另一个名称')).toEqual([])
  })

  it('has a template with an example that is not imported, and names that are accepted', async () => {
    const response = await send('GET', '/api/store/goods/import/downLoad', {
      headers: { Authorization: `Bearer ${client.token}` },
    })
    const bytes = await response.arrayBuffer()
    const [heads = [], example = []] = await rowsOfFile(new Blob([bytes]))
    expect(heads.filter((head) => !head.endsWith('*'))).toEqual(['详情'])
    expect(example[0]).toMatch(/^示例（不导入）/)
    expect(example[2]).toMatch(/.+ \/ .+ \/ .+/)
    const before = own().length
    const mine = example
      .with(0, '按模板导入的钢筋')
      .with(11, 'HC-DEMO-02')
      .with(2, (example[2] ?? '').replaceAll(' / ', '/'))
    const sent = await importFile('/api/store/goods/import/import', [heads, example, mine])
    expect(sent).toMatchObject({ success: true })
    expect(own()).toHaveLength(before + 1)
    const made = first(db.goods.filter(({ goodsName }) => goodsName === '按模板导入的钢筋'))
    expect(db.freightTemplates.get(made.templateId)?.name).toBe(example[3])
  })
})
