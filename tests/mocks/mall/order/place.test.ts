import { beforeEach, expect, it } from 'vitest'
import { afterSaleEndpoints } from '#features/mall/afterSale/endpoints'
import { complaintEndpoints } from '#features/mall/complaint/endpoints'
import { mallOrderEndpoints } from '#features/mall/order/endpoints'
import { billEndpoints } from '#features/money/bill/endpoints'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import { db, resetDb } from '#mocks/areas'
import { allRecords, type Client, send, signIn } from '#tests/kit/api'
import { rowsOfFile } from '#tests/kit/worksheet'

beforeEach(() => resetDb())

const OWN = '9003'
const PERIOD = { startDate: '2023-01-01', endDate: '2099-12-31' }
const at = (path: string, name: string, value = '') => path.replace(`{${name}}`, value)

/** What the documents of sales say, by where they are read. */
async function documents(client: Client): Promise<Record<string, unknown>> {
  const claim = db.afterSales.find((row) => row.storeId === OWN && row.returnContact !== null)
  const complaint = db.complaints.find(({ storeId }) => storeId === OWN)
  const bill = db.bills.find(({ storeId, billStatus }) => storeId === OWN && billStatus === 'COMPLETE')
  const order = db.mallOrders.find(({ sn }) => sn === claim?.orderSn)
  const read = async (path: string, query = {}) => (await client.get(path, query)).data
  const headers = { Authorization: `Bearer ${client.token}` }
  const workbook = await send('GET', at(billEndpoints.download.path, 'id', bill?.id), { headers })
  return {
    'order list': await allRecords(client, mallOrderEndpoints.page.path),
    'order record': await read(at(mallOrderEndpoints.detail.path, 'sn', order?.sn)),
    'unpaid order': await read(
      at(mallOrderEndpoints.detail.path, 'sn', db.mallOrders.find(({ payStatus }) => payStatus === 'UNPAID')?.sn),
    ),
    claims: await allRecords(client, afterSaleEndpoints.page.path),
    claim: await read(at(afterSaleEndpoints.detail.path, 'sn', claim?.sn)),
    'return address': await read(at(afterSaleEndpoints.returnAddress.path, 'sn', claim?.sn)),
    complaints: await allRecords(client, complaintEndpoints.page.path),
    complaint: await read(at(complaintEndpoints.detail.path, 'id', complaint?.id)),
    'flows of a bill': await allRecords(client, at(billEndpoints.storeFlow.path, 'id', bill?.id)),
    'workbook of a bill': await rowsOfFile(await workbook.blob()),
    'orders to bill': await allRecords(client, billEndpoints.orders.path),
    'pieces by category': ((await read(statisticsEndpoints.category.path, PERIOD)) as { pieces: unknown }[]).map(
      ({ pieces }) => pieces,
    ),
  }
}

/** Changes every master record that documents of sales were copied from. */
function editMasters(): void {
  for (const { id } of db.goods.filter(({ storeId }) => storeId === OWN)) {
    db.goods.update(id, { goodsUnit: '片', goodsName: '改名', thumbnail: '/other.jpg' })
  }
  for (const { id } of db.goodsSkus.filter(({ storeId }) => storeId === OWN)) {
    const specs = [{ specName: '规格', specValue: '改了', specImage: [] }]
    db.goodsSkus.update(id, { sn: 'NEW-1', goodsName: '改名', price: '1.00', weight: '9', specs, images: [] })
  }
  for (const { id } of db.goodsCategories.all()) db.goodsCategories.update(id, { commissionRate: '99' })
  for (const { id } of db.logistics.all()) db.logistics.update(id, { name: '改名物流' })
  for (const { id } of db.storeAddresses.all()) db.storeAddresses.update(id, { addressName: '改名', mobile: '1' })
  for (const { id } of db.coupons.all()) db.coupons.update(id, { couponName: '改名', promotionName: '改名' })
  for (const { id } of db.fullDiscounts.all()) db.fullDiscounts.update(id, { promotionName: '改名' })
  for (const { id } of db.groupBuys.all()) db.groupBuys.update(id, { promotionName: '改名' })
  for (const { id, contacts } of db.stores.all()) {
    const { afterSale } = contacts
    if (afterSale) db.stores.update(id, { contacts: { ...contacts, afterSale: { ...afterSale, name: '改名' } } })
  }
}

it('copies what is sold: documents say the same after every master record was edited', async () => {
  const client = await signIn('haichuan')
  const before = await documents(client)
  editMasters()
  const after = await documents(client)
  for (const [place, said] of Object.entries(before)) {
    expect(JSON.stringify(said).length, place).toBeGreaterThan(10)
    expect(after[place], place).toEqual(said)
  }
})
