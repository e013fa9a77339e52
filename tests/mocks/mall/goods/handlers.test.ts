import { beforeEach, describe, expect, it } from 'vitest'
import { marketTransitions } from '#features/mall/goods/model'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { type Client, signIn } from '#tests/kit/api'
import { newGoods } from './newGoods'

const GOODS = '/api/store/goods/goods'
type Page<Row> = { records: Row[]; total: number; size: number }
type Row = { id: string; goodsName: string; price: number; quantity: number; storeId: string; marketEnable: string }

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})
const own = () => db.goods.filter(({ storeId, deleteFlag }) => storeId === '9003' && !deleteFlag)
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const foreign = () => db.goods.filter(({ storeId }) => storeId === '9004').map(({ id }) => id)
function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('none')
  return item
}

describe('lists', () => {
  const list = async (query: Record<string, string | number>, path = '/list') =>
    (await client.get<Page<Row>>(GOODS + path, { pageSize: 100, ...query })).data

  it.each<[string, Record<string, string>, (row: ReturnType<typeof own>[number]) => boolean]>([
    ['a part of the name', { goodsName: '钢' }, ({ goodsName }) => goodsName.includes('钢')],
    ['the tab 出售中', { goodsStatus: 'UPPER' }, (row) => row.authFlag === 'PASS' && row.marketEnable === 'UPPER'],
    ['the tab 待审核', { goodsStatus: 'TOBEAUDITED' }, ({ authFlag }) => authFlag === 'TOBEAUDITED'],
    ['a range of prices', { price: '100_300' }, ({ price }) => Number(price) >= 100 && Number(price) <= 300],
    ['a least price', { price: '3000' }, ({ price }) => Number(price) >= 3000],
    ['little stock', { leQuantity: '100' }, ({ quantity }) => Number(quantity) <= 100],
    ['much stock', { geQuantity: '100' }, ({ quantity }) => Number(quantity) > 100],
    ['wholesale', { salesModel: 'WHOLESALE' }, ({ salesModel }) => salesModel === 'WHOLESALE'],
    ['virtual goods', { goodsType: 'VIRTUAL_GOODS' }, ({ goodsType }) => goodsType === 'VIRTUAL_GOODS'],
    ['recommended ones', { recommend: '1' }, ({ recommend }) => recommend],
  ])('filter by %s', async (_, query, fits) => {
    const { records, total } = await list(query)
    expect(records.map(({ id }) => id).sort()).toEqual(
      own()
        .filter(fits)
        .map(({ id }) => id)
        .sort(),
    )
    expect(total).toBeGreaterThan(0)
  })

  it('sort by price, return at most 100 rows, and figures as numbers', async () => {
    const { records, size } = await list({ sort: 'price', order: 'asc', pageSize: 1000 })
    expect(size).toBe(100)
    expect(records).toHaveLength(48)
    const prices = records.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('count the tabs of the own shop, whatever tab is requested', async () => {
    const { data } = await client.get(`${GOODS}/goodsNumber`, { goodsStatus: 'UPPER' })
    expect(data).toEqual({ upperGoodsNum: 29, downGoodsNum: 9, auditGoodsNum: 5, refuseGoodsNum: 5 })
  })

  it('of SKUs have those of one product, and of stock only those on sale and low', async () => {
    const goods = first(own())
    const { records } = await list({ goodsId: goods.id }, '/sku/list')
    expect(records).toHaveLength(db.goodsSkus.filter(({ goodsId }) => goodsId === goods.id).length)
    const low = await client.get<Page<Row & { alertQuantity: number }>>(`${GOODS}/list/stock`, { pageSize: 100 })
    expect(low.data.records.length).toBeGreaterThan(3)
    for (const row of low.data.records) {
      expect([row.marketEnable, row.quantity <= row.alertQuantity, row.storeId]).toEqual(['UPPER', true, '9003'])
    }
  })

  it('hide products of another shop', async () => {
    const id = first(foreign())
    expect((await client.get(`${GOODS}/get/${id}`)).code).toBe(20005)
    expect((await client.get(`${GOODS}/get/0`)).code).toBe(11001)
    expect((await list({ id })).total).toBe(0)
  })
})

describe('a product', () => {
  it('has its category, parameters, SKUs with specs, and tiers', async () => {
    const goods = first(own().filter(({ salesModel }) => salesModel === 'WHOLESALE'))
    const { data } = await client.get<{
      categoryName: string[]
      wholesaleList: object[]
      skuList: { specList: object[] }[]
    }>(`${GOODS}/get/${goods.id}`)
    expect(data.categoryName).toEqual(['钢材五金', '建筑钢材', '螺纹钢'])
    expect(data.wholesaleList).toEqual([
      { num: 5, price: 4120 },
      { num: 20, price: 4080 },
      { num: 50, price: 4030 },
    ])
    expect(data.skuList[0]?.specList).toEqual([
      { specName: '规格', specValue: 'Φ16', specImage: [], specType: 0 },
      expect.objectContaining({ specName: 'images' }),
    ])
  })

  it.each<[number, string, object]>([
    [11002, '商品名称不正确，名称应为2-50字符', { goodsName: '钢' }],
    [11016, '需选择商品类型', { goodsType: 'E_COUPON' }],
    [11014, '实物商品需选择配送模板', { templateId: '0' }],
    [4002, '运费模板不能为空，没有运费模板时，传值0', { templateId: '' }],
    [50010, '当前模版不存在', { templateId: '7' }],
    [11022, '销售模式为批发时必须要有批发规则！', { salesModel: 'WHOLESALE' }],
    [11023, '批发规则存在小于等于0的无效数据！', { salesModel: 'WHOLESALE', wholesaleList: [{ num: 0, price: 1 }] }],
    [11012, '规格必须要有一个！', { skuList: [] }],
    [11007, '商品SKU货号不能为空', { skuList: [{ price: 1, cost: 1, quantity: 1, weight: 1 }] }],
    [11008, '商品SKU价格不能小于等于0', { skuList: [{ sn: 'a', price: 0, cost: 1, quantity: 1, weight: 1 }] }],
    [11009, '商品SKU成本价不能小于等于0', { skuList: [{ sn: 'a', price: 1, cost: 0, quantity: 1, weight: 1 }] }],
    [11010, '商品重量不能为负数', { skuList: [{ sn: 'a', price: 1, cost: 1, quantity: 1, weight: -1 }] }],
    [11011, '商品库存数量不能为负数', { skuList: [{ sn: 'a', price: 1, cost: 1, quantity: -1, weight: 1 }] }],
    [11024, '规格值不能为空！', { skuList: [{ sn: 'a', price: 1, cost: 1, quantity: 1, weight: 1, 颜色: '' }] }],
    [10001, '商品分类不存在', { categoryPath: '7' }],
  ])('is rejected with %s %s', async (code, message, change) => {
    const answer = await client.post(`${GOODS}/create`, { ...newGoods(), ...change })
    expect([answer.http, answer.success, answer.code, answer.message]).toEqual([400, false, code, message])
    expect(own()).toHaveLength(48)
  })

  it('is created for review, and approved or rejected by the platform', async () => {
    expect((await client.post(`${GOODS}/create`, { ...newGoods(), goodsName: '新,商品' })).data).toBeNull()
    const created = first(own().filter(({ goodsName }) => goodsName === '新商品'))
    expect(created).toMatchObject({ marketEnable: 'UPPER', authFlag: 'TOBEAUDITED', quantity: '30' })
    takeStep('refuseGoods', created.id, '图片不清')
    expect(db.goods.get(created.id)).toMatchObject({ authFlag: 'REFUSE', authMessage: '图片不清' })
    expect(() => takeStep('passGoods', created.id)).toThrow('当前状态不允许该操作')
  })

  it('keeps the SKUs that an update names, drops the others, and returns to review', async () => {
    const goods = first(own())
    const [kept, ...others] = db.goodsSkus.filter(({ goodsId }) => goodsId === goods.id)
    const body = newGoods()
    const skuList = [{ ...body.skuList[0], id: kept?.id }, body.skuList[1]]
    expect((await client.put(`${GOODS}/update/${goods.id}`, { ...body, skuList, release: false })).success).toBe(true)
    const after = db.goodsSkus.filter(({ goodsId }) => goodsId === goods.id)
    expect(after).toHaveLength(2)
    expect(after.map(({ id }) => id)).toContain(kept?.id)
    expect(others.some(({ id }) => db.goodsSkus.get(id))).toBe(false)
    expect(db.goods.get(goods.id)).toMatchObject({ marketEnable: 'DOWN', authFlag: 'TOBEAUDITED', quantity: '30' })
  })
})

describe('actions', () => {
  const STATES = ['UPPER', 'DOWN'] as const
  it.each(STATES.flatMap((state) => (['up', 'under', 'delete'] as const).map((action) => [state, action] as const)))(
    '%s: %s is allowed or rejected as in the table',
    async (state, action) => {
      const { id } = first(own().filter(({ marketEnable }) => marketEnable === state))
      const arrow = marketTransitions.find(
        (one) => one.action === action && (one.from as readonly string[]).includes(state),
      )
      const answer = await client.put(`${GOODS}/${action}`, form({ goodsId: id, reason: '换季' }))
      expect(answer.success).toBe(arrow !== undefined)
      expect(db.goods.get(id)?.marketEnable).toBe(arrow?.to ?? state)
      if (action === 'under' && arrow) expect(db.goods.get(id)?.underMessage).toBe('换季')
      if (!arrow) expect(answer.code).toBe(action === 'up' ? 11004 : 11003)
    },
  )

  it('take comma-joined ids', async () => {
    const ids = own()
      .filter(({ marketEnable }) => marketEnable === 'UPPER')
      .slice(0, 2)
      .map(({ id }) => id)
    expect((await client.put(`${GOODS}/delete`, form({ goodsId: ids.join() }))).success).toBe(true)
    expect(own()).toHaveLength(46)
    expect((await client.get(`${GOODS}/get/${ids[0]}`)).code).toBe(11001)
  })

  it('set a freight template of the own shop, but not on services', async () => {
    const physical = first(own())
    const service = first(own().filter(({ goodsType }) => goodsType === 'VIRTUAL_GOODS'))
    const template = first(db.freightTemplates.filter(({ supplierId }) => supplierId === '9003').slice(3))
    const other = first(db.freightTemplates.filter(({ supplierId }) => supplierId === '9001'))
    const set = (goodsId: string, templateId: string) => client.put(`${GOODS}/freight`, form({ goodsId, templateId }))
    expect((await set(physical.id, '7')).code).toBe(50010)
    expect((await set(physical.id, other.id)).code).toBe(20005)
    expect((await set(service.id, template.id)).code).toBe(11015)
    expect((await set(physical.id, template.id)).success).toBe(true)
    expect(db.goods.get(physical.id)?.templateId).toBe(template.id)
  })
})

describe('stocks', () => {
  it('are set absolutely, with the total of the product; foreign rows are dropped', async () => {
    const goods = first(own())
    const skus = db.goodsSkus.filter(({ goodsId }) => goodsId === goods.id)
    const other = first(db.goodsSkus.filter(({ storeId }) => storeId === '9004'))
    const rows = [...skus.map(({ id }) => ({ skuId: id, quantity: 5 })), { skuId: other.id, quantity: 5 }]
    expect((await client.put(`${GOODS}/update/stocks`, rows)).data).toBeNull()
    expect(db.goods.get(goods.id)?.quantity).toBe(String(skus.length * 5))
    expect(db.goodsSkus.get(other.id)?.quantity).toBe(other.quantity)
    for (const quantity of [-1, 1.5, 'x']) {
      const answer = await client.put(`${GOODS}/update/stocks`, [{ skuId: skus[0]?.id, quantity }])
      expect(answer.code).toBe(11011)
    }
  })

  it('have alert values, set one by one or several at once', async () => {
    const [one, two] = db.goodsSkus.filter(({ storeId }) => storeId === '9003')
    await client.put(`${GOODS}/update/alert/stocks`, { skuId: one?.id, alertQuantity: 7 })
    await client.put(`${GOODS}/batch/update/alert/stocks`, [{ skuId: two?.id, alertQuantity: 8 }])
    expect([one, two].map((sku) => db.goodsSkus.get(sku?.id ?? '')?.alertQuantity)).toEqual(['7', '8'])
  })
})
