import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '#domain/page'
import type { TokenPair } from '#features/account/signIn/model'
import { db, resetDb } from '#mocks/areas'
import { call, send } from '#tests/kit/api'
import { COMMON, device, enter, read, STORE, session, signIn, slide } from './sellerClient'

// The open lilishop seller client, request by request: what it sends on its way from sign-in to the details of
// products, orders and claims, and the fields without which its screens stay empty or break.

beforeAll(async () => {
  resetDb()
  await signIn()
})

describe('sign-in', () => {
  it('requires a slider moved into its gap, once for each attempt', async () => {
    expect(await enter()).toMatchObject({ http: 400, success: false, code: 80204 })
    expect(await slide(30)).toMatchObject({ http: 400, code: 80202, message: '验证失败' })
    expect((await enter()).code).toBe(80204)
    expect((await signIn()).success).toBe(true)
    expect((await enter()).code).toBe(80204)
  })

  it('sends a code to the phone after the slider', async () => {
    const sms = () => call('GET', `${COMMON}/sms/LOGIN/19900000003`, { headers: device })
    const login = () => {
      const query = { mobile: '19900000003', code: '123456' }
      return call('POST', `${STORE}/passport/login/smsLogin`, { query, headers: device })
    }
    expect((await sms()).code).toBe(80204)
    expect((await login()).success).toBe(false)
    await slide()
    expect(await sms()).toMatchObject({ success: true, code: 80201 })
    expect((await login()).success).toBe(true)
  })

  it('shows the site, and stores the shop in a cookie', async () => {
    const { data } = await read<{ settingValue: string }>('/site', {}, COMMON)
    expect(JSON.parse(data.settingValue)).toMatchObject({
      siteName: expect.any(String),
      storeSideLogo: expect.stringMatching(/^data:/),
    })
    const shop = await read<Record<string, string>>('/settings/storeSettings')
    expect(shop.data).toMatchObject({ nickName: '林海', storeDisable: 'OPEN', storeLogo: expect.any(String) })
    for (const score of ['serviceScore', 'deliveryScore', 'descriptionScore'])
      expect(Number(shop.data[score])).toBeGreaterThan(0)
    // The browser drops a longer cookie, and the client then treats its user as signed out.
    expect(encodeURIComponent(JSON.stringify(shop.data)).length).toBeLessThan(4000)
  })

  it('continues with a new token pair after HTTP 403', async () => {
    const headers = { ...device, accessToken: 'long gone' }
    expect((await call('GET', `${STORE}/goods/goods/list`, { headers })).http).toBe(403)
    const { data } = await call<TokenPair>('GET', `${STORE}/passport/login/refresh/${session.tokens.refreshToken}`, {
      headers: device,
    })
    session.tokens = data
    expect((await read('/goods/goods/list')).success).toBe(true)
  })
})

it('builds its routes from a menu of navigation, groups and pages', async () => {
  type Node = { name: string; title: string; level: number; path: string; frontRoute: string; children: Node[] }
  const { data } = await read<Node[]>('/menu/memberMenu')
  const pages = data.flatMap((top) => top.children.flatMap((group) => group.children))
  expect(data.every(({ level, children }) => level === 0 && children.length > 0)).toBe(true)
  expect(pages.every(({ level, children, title }) => level === 2 && children.length === 0 && title !== '')).toBe(true)
  // The views of the client: found by `frontRoute`; its own links use `name`.
  expect(pages.map(({ name, frontRoute }) => [name, frontRoute])).toEqual(
    expect.arrayContaining([
      ['goods', 'goods/goods-seller/goods'],
      ['orderList', 'order/order/orderList'],
      ['virtualOrderList', 'order/order/virtualOrderList'],
      ['returnGoodsOrder', 'order/after-order/returnGoodsOrder'],
      ['returnMoneyOrder', 'order/after-order/returnMoneyOrder'],
      ['orderComplaint', 'order/after-order/orderComplaint'],
      ['memberComment', 'member/memberComment'],
      ['receipt', 'order/receiptManager/receipt'],
      ['message_index', 'message'],
      ['files', 'sys/oss-manage/ossManage'],
    ]),
  )
  // Views that only our own product has.
  expect(pages.filter(({ frontRoute }) => frontRoute.startsWith('supplier/'))).toEqual([])
})

it('counts open work, and lists notices, at home', async () => {
  const { data } = await read<Record<string, number>>('/statistics/index')
  expect(Object.values(data).every((figure) => Number.isFinite(figure))).toBe(true)
  expect(data).toMatchObject({
    goodsNum: expect.any(Number),
    unPaidOrder: expect.any(Number),
    storeUV: expect.any(Number),
  })
  expect(data.unDeliveredOrder).toBeGreaterThan(0)
  const notices = await read<Page<{ id: string; title: string }>>('/other/article/getByPage', {
    type: 'STORE_ARTICLE',
    pageSize: 15,
  })
  const { id = '' } = notices.data.records[0] ?? {}
  expect((await read(`/other/article/${id}`)).data).toMatchObject({ id, content: expect.any(String) })
})

describe('products', () => {
  type Row = { id: string; goodsName: string; categoryPath: string; createTime: string }
  type Sku = { specList: { specName: string; specImage: unknown }[]; goodsGalleryList: string[] }
  const listed = (query: Record<string, string | number> = {}) =>
    read<Page<Row>>('/goods/goods/list', { pageNumber: 1, pageSize: 10, sort: 'create_time', order: 'desc', ...query })

  it('are listed with the fields of a row', async () => {
    const { data } = await listed()
    expect(data.total).toBeGreaterThan(data.records.length)
    for (const row of data.records) {
      expect(row).toMatchObject({ original: expect.stringMatching(/^(data:|https?:|\/)/), price: expect.any(Number) })
      expect(row).toMatchObject({
        quantity: expect.any(Number),
        salesModel: expect.stringMatching(/^(RETAIL|WHOLESALE)$/),
      })
      expect(row).toMatchObject({
        goodsType: expect.stringMatching(/_GOODS$/),
        marketEnable: expect.stringMatching(/^(UPPER|DOWN)$/),
      })
    }
    const times = data.records.map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted().toReversed())
    const one = data.records[3] as Row
    expect((await listed({ id: one.id })).data.records).toMatchObject([{ id: one.id }])
    const stocks = await read<Page<object>>('/goods/goods/sku/list', { goodsId: one.id, pageSize: 1000 })
    expect(stocks.data.records[0]).toMatchObject({ quantity: expect.any(Number), simpleSpecs: expect.any(String) })
  })

  it('open with their category, specs, pictures and parameters', async () => {
    const { records } = (await listed({ goodsType: 'PHYSICAL_GOODS' })).data
    for (const { id, categoryPath } of records) {
      const { data } = await read<Record<string, object[]>>(`/goods/goods/get/${id}`)
      expect(categoryPath.split(',')).toHaveLength(3)
      expect(data.categoryName).toHaveLength(3)
      expect(data.goodsGalleryList?.length).toBeGreaterThan(0)
      expect(data.goodsParamsDTOList?.every((group) => 'goodsParamsItemDTOList' in group)).toBe(true)
      for (const sku of data.skuList as Sku[]) {
        expect(sku).toMatchObject({ price: expect.any(Number), quantity: expect.any(Number) })
        // The client asks for a picture of every SKU as soon as one has its own.
        const hasSpecs = sku.specList.some(({ specName }) => specName !== 'images')
        const pictures = sku.specList.find(({ specName }) => specName === 'images')
        expect(pictures !== undefined).toBe(hasSpecs)
        expect(sku.goodsGalleryList.length > 0).toBe(hasSpecs)
      }
    }
  })

  it('have an editor with its options, four of them bare lists', async () => {
    const row = (await listed({ goodsName: '钢筋' })).data.records[0] as Row
    const category = row.categoryPath.split(',')[2]
    const bare = async (path: string) => {
      const headers = { ...device, accessToken: session.tokens.accessToken }
      return (await send('GET', `${STORE}${path}`, { headers })).json()
    }
    expect((await bare(`/goods/category/${category}/brands`))[0]).toMatchObject({ name: expect.any(String) })
    expect((await bare(`/goods/spec/${category}`))[0]).toMatchObject({
      specName: expect.any(String),
      specValue: expect.stringMatching(/,/),
    })
    const [group] = await bare(`/goods/categoryParameters/${category}`)
    expect(group).toMatchObject({ groupName: expect.any(String), params: expect.any(Array) })
    const units = await read<Page<object>>('/goods/goodsUnit', { pageNumber: 1, pageSize: 1000 })
    expect(units.data.records[0]).toMatchObject({ name: expect.any(String) })
    const templates = await read<object[]>('/setting/freightTemplate')
    expect(templates.data[0]).toMatchObject({ id: expect.any(String), name: expect.any(String) })
    const labels = await read<{ children: unknown }[]>('/goods/label')
    expect(labels.data.every(({ children }) => Array.isArray(children))).toBe(true)
    type Category = { name: string; children: Category[] }
    const tree = await read<Category[]>('/goods/category/all')
    expect(tree.data[0]?.children[0]?.children[0]).toMatchObject({ name: expect.any(String), children: [] })
    const saved = await read<Page<{ id: string }>>('/goods/draftGoods/page', { saveType: 'TEMPLATE', pageNumber: 1 })
    const draft = await read(`/goods/draftGoods/${saved.data.records[0]?.id}`)
    expect(draft.data).toMatchObject({ categoryPath: expect.any(String), skuList: expect.any(Array) })
  })
})

describe('orders', () => {
  type Row = { sn: string }
  const listed = (query: Record<string, string | number> = {}) => {
    const empty = { sort: '', order: '', startDate: '', endDate: '', orderSn: '', buyerName: '', orderStatus: '' }
    return read<Page<Row>>('/order/order', { pageNumber: 1, pageSize: 10, ...empty, orderType: 'NORMAL', ...query })
  }

  it('are listed with the fields of a row', async () => {
    const { data } = await listed()
    expect(data.total).toBeGreaterThan(10)
    for (const row of data.records) {
      expect(row).toMatchObject({
        sn: expect.stringMatching(/^O\d+$/),
        memberName: expect.any(String),
        flowPrice: expect.any(Number),
      })
      expect(row).toMatchObject({ clientType: expect.any(String), orderPromotionType: expect.any(String) })
    }
    expect((await listed({ orderType: 'VIRTUAL' })).data.total).toBeGreaterThan(0)
  })

  it.each(['UNPAID', 'UNDELIVERED', 'DELIVERED', 'COMPLETED', 'CANCELLED'])('open when %s', async (orderStatus) => {
    const { sn = '' } = (await listed({ orderStatus })).data.records[0] ?? {}
    const { data } = await read<Detail>(`/order/order/${sn}`)
    expect(data.order).toMatchObject({ sn, orderStatus, needReceipt: expect.any(Boolean) })
    expect(data.order.priceDetailDTO).toMatchObject({ goodsPrice: expect.any(Number), payPoint: 0 })
    // The client copies this list as JSON: an absent one breaks the screen.
    expect(Array.isArray(data.order.priceDetailDTO.discountPriceDetail)).toBe(true)
    expect(data).toMatchObject({ orderStatusValue: expect.any(String), paymentMethodValue: expect.any(String) })
    expect(data.allowOperationVO).toMatchObject({ editPrice: expect.any(Boolean), ship: expect.any(Boolean) })
    expect(data.orderLogs[0]).toMatchObject({ message: expect.any(String), operatorName: expect.any(String) })
    for (const item of data.orderItems) {
      expect(item).toMatchObject({ num: expect.any(Number), deliverNumber: expect.any(Number) })
      expect(Object.keys(JSON.parse(item.specs)).length).toBeGreaterThanOrEqual(0)
    }
    const parcels = await read<object[]>(`/order/order/getPackage/${sn}`)
    expect(Array.isArray(parcels.data)).toBe(true)
    if (orderStatus !== 'DELIVERED') return
    expect(parcels.data[0]).toMatchObject({
      logisticsName: expect.any(String),
      orderPackageItemList: expect.arrayContaining([
        expect.objectContaining({ goodsName: expect.any(String), deliverNumber: expect.any(Number) }),
      ]),
      traces: { traces: expect.any(Array) },
    })
    expect((await read(`/order/order/getTraces/${sn}`)).data).toMatchObject({ shipper: expect.any(String) })
  })
  type Detail = {
    order: { priceDetailDTO: Record<string, unknown> }
    orderItems: { specs: string }[]
    orderLogs: object[]
    allowOperationVO: object
  }

  it('have companies to ship with, and regions to ship to', async () => {
    expect((await read('/other/logistics')).success).toBe(true)
    const checked = await read<object[]>('/other/logistics/getChecked')
    expect(checked.data[0]).toMatchObject({ logisticsId: expect.any(String), name: expect.any(String) })
    type Region = { id: string; name: string; level: string; path: string; center: string }
    const below = (id: string) => read<Region[]>(`/region/item/${id}`, {}, COMMON)
    const province = (await below('0')).data.find(({ name }) => name === '广东省') as Region
    const city = (await below(province.id)).data[0] as Region
    expect(city).toMatchObject({ name: '广州市', level: 'city', path: `0,${province.id}` })
    expect((await below(city.id)).data[0]).toMatchObject({ level: 'district', path: `0,${province.id},${city.id}` })
    // A pick-up point is saved with it.
    for (const { center } of [province, city]) expect(center).toMatch(/^11\d\.\d{6},2\d\.\d{6}$/)
    const named = (path: string, query: Record<string, string>) => read(`/region/${path}`, query, COMMON)
    expect((await named('region', { townName: '南海区' })).data).toMatchObject({ name: '广东省,佛山市,南海区' })
    expect((await named('region', { townName: '无此地' })).data).toEqual({})
    expect((await named('name', { lastName: '广州市' })).data).toBe(`${province.id},${city.id}`)
  })
})

it.each(['RETURN_GOODS', 'RETURN_MONEY'])('opens claims of type %s', async (serviceType) => {
  const query = { pageNumber: 1, pageSize: 10, sort: 'createTime', order: 'desc', startDate: '', endDate: '' }
  const more = { serviceType, orderSn: '', memberName: '', goodsName: '' }
  const { data } = await read<Page<{ sn: string }>>('/order/afterSale/page', { ...query, ...more })
  expect(data.records.length).toBeGreaterThan(0)
  const { sn = '' } = data.records[0] ?? {}
  expect((await read(`/order/afterSale/${sn}`)).data).toMatchObject({
    sn,
    serviceType,
    goodsName: expect.any(String),
    applyRefundPrice: expect.any(Number),
    afterSaleImage: expect.any(String),
    afterSaleAllowOperationVO: { rog: expect.any(Boolean) },
  })
  expect((await read(`/order/afterSale/getDeliveryTraces/${sn}`)).success).toBe(true)
})

it('reads the log of what the staff did, and hears that the chat is off', async () => {
  const { data } = await read<Page<{ username: string; name: string }>>('/settings/log/getAllByPage', { pageNumber: 1 })
  expect(data.records.every(({ username, name }) => username !== '' && name !== '')).toBe(true)
  expect(await read('/IM', {}, COMMON)).toMatchObject({ success: false, code: 1006 })
})

it('changes an appeal by the complaint itself, and shows files from another port', async () => {
  const files = await read<Page<{ url: string }>>('/file', { pageNumber: 1, pageSize: 10 }, COMMON)
  const addresses = files.data.records.map(({ url }) => url).filter((url) => !url.startsWith('data:'))
  const [picture = ''] = addresses
  expect(addresses.every((url) => url.startsWith('http://localhost/api/common/'))).toBe(true)
  const { data } = await read<Page<{ id: string }>>('/order/complain', { status: 'WAIT_APPEAL', pageNumber: 1 })
  const { id = '' } = data.records[0] ?? {}
  const body = new URLSearchParams({ id, appealContent: '货物完好，签收照片见附件', appealImages: picture })
  const headers = { ...device, accessToken: session.tokens.accessToken }
  const appealed = await call('PUT', `${STORE}/order/complain`, { body, headers })
  expect(appealed.data).toMatchObject({ id, complainStatus: 'WAIT_ARBITRATION', appealImagesList: [picture] })
  // Stored without the host, which is another one for other clients.
  expect(db.complaints.get(id)?.appealImages).toBe(new URL(picture).pathname)
})
