import { beforeEach, describe, expect, it } from 'vitest'
import { isPhone } from '#domain/cell/phone'
import { decimal, lineAmounts } from '#domain/money'
import { isPlate } from '#domain/plate'
import { daysBetween, serverToday } from '#domain/time'
import { validateDeliveryNote } from '#features/procurement/delivery/model/payload'
import type { DeliverableMaterial } from '#features/procurement/material/model'
import { sourcesOfOrder } from '#features/procurement/purchase/model'
import { db, resetDb } from '#mocks/areas'
import { catalog } from '#mocks/procurement/contract/catalogRows'
import { contractView, deliveredQuantities, materialsOf } from '#mocks/procurement/contract/rules'
import { deliveryNoteView } from '#mocks/procurement/delivery/rules'
import { orderDetail, orderView } from '#mocks/procurement/purchase/rules'
import { allRecords, CONTRACTS, FLEET, MATERIALS, NOTES, ORDERS, PLATFORM_ORDERS, signIn } from '#tests/kit/api'

beforeEach(resetDb)

function contractOf(code: string) {
  const row = db.contracts.find(({ contractCode }) => contractCode === code)
  if (!row) throw new Error(code)
  return row
}

describe('known rows', () => {
  it.each([
    ['JC-202403-0007', '9001', 'REBAR', 8, '10390250.00', '9194911.49', '1195338.51'],
    ['JC-202403-0011', '9002', 'CONCRETE', 2, '10421100.00', '10117572.81', '303527.19'],
    ['JC-202404-0003', '9003', 'RAW', 4, '2445320.00', '2278487.50', '166832.50'],
    ['JC-202404-0009', '9004', 'SUNDRY', 0, '1339250.00', '1185177.00', '154073.00'],
    ['JC-202312-0021', '9001', 'REBAR', 1, '177750.00', '157300.88', '20449.12'],
  ])('contract %s adds up to the cent', (code, supplierId, materialType, status, withTax, withoutTax, tax) => {
    expect(contractView(contractOf(code))).toMatchObject({
      supplierId,
      materialType,
      status,
      totalAmountTax: withTax,
      totalAmountNoTax: withoutTax,
      taxAmount: tax,
    })
  })

  it.each([
    ['CG20240312-0008', '5001', '9001', 'DELIVERED', '410565.18'],
    ['CG20240402-0003', '5001', '9001', 'UNDELIVERED', '210300.00'],
    ['CG20240403-0005', '5004', '9004', 'UNDELIVERED', '67582.50'],
    ['CG20240405-0002', '5006', '9004', 'UNDELIVERED', '31945.00'],
    ['CG20240220-0001', '5008', '9003', 'CANCEL', '42800.00'],
  ])('order %s adds up to the cent', (orderSn, projectId, supplierId, status, totalAmountTax) => {
    const row = db.orders.find((order) => order.orderSn === orderSn)
    expect(row && orderView(row, deliveredQuantities())).toMatchObject({
      projectId,
      supplierId,
      status,
      totalAmountTax,
    })
  })

  it('computes the delivered quantity of an order from its notes', () => {
    const row = db.orders.find(({ orderSn }) => orderSn === 'CG20240405-0002')
    const items = row ? orderDetail(row, deliveredQuantities()).items : []
    expect(
      items?.map((item) => [item.materialName, item.deliveredQuantity, item.remainQuantity, item.acceptedQuantity]),
    ).toEqual([
      ['直角扣件', '2000', '1200', '1998'],
      ['密目式安全立网', '0', '120', '0'],
      ['铜芯绝缘电线', '5', '40', '0'],
    ])
  })

  it.each([
    ['SH20240315-0001', '31.230', '31.184', '-0.046', '粤B12345', '张建军'],
    ['SH20240315-0002', '31.615', '31.702', '0.087', '粤B12345', '张建军'],
    ['SH20240318-0001', '32.340', '32.231', '-0.109', '粤AD6688', '赵国庆'],
    ['SH20240321-0003', '20.140', '20.105', '-0.035', '粤AD6688', '赵国庆'],
  ])('note %s carries its weights', (deliverSn, quantity, weighedQuantity, deviation, carNo, driverName) => {
    const note = db.delivers.find((row) => row.deliverSn === deliverSn)
    expect(note).toMatchObject({ status: 2, carNo, driverName, items: [{ quantity, weighedQuantity, deviation }] })
  })

  it('prices the catalogue without tax to four decimals', () => {
    const prices = Object.fromEntries(
      catalog.map((row) => [row.materialCode, lineAmounts({ ...row, quantity: '1' })?.noTaxUnitPrice]),
    )
    expect(catalog).toHaveLength(32)
    expect(prices).toMatchObject({
      'GJ-HPB-06': '3292.0354',
      'GJ-LW-40': '3415.9292',
      'HNT-C60': '645.6311',
      'DC-ZS': '115.0485',
      'DC-YF': '20.1835',
      'ZC-BV25': '167.2566',
    })
  })
})

describe('the world as a whole', () => {
  it('is the same after every reset', () => {
    const rows = () =>
      JSON.stringify([db.contracts.all(), db.orders.all(), db.delivers.all(), db.drivers.all(), db.cars.all()])
    const before = rows()
    const [note] = db.delivers.all()
    if (note) db.delivers.update(note.id, { remark: '改过' })
    resetDb()
    expect(rows()).toBe(before)
  })

  it.each(['yueheng', 'haichuan'])('gives every list of %s three pages', async (account) => {
    const client = await signIn(account)
    for (const path of [
      `${CONTRACTS}/queryContractsByCondition`,
      `${MATERIALS}/listWithContractByPage`,
      `${ORDERS}/queryPage`,
      `${NOTES}/get-deliver-page/1`,
      `${FLEET}/driver/page-for-supplier-driver`,
      `${FLEET}/car/page-for-supplier-car`,
      `${PLATFORM_ORDERS}/page`,
    ]) {
      expect((await allRecords(client, path)).length, path).toBeGreaterThanOrEqual(23)
    }
  })

  it('lets approved contracts expire around today, some soon and some already', () => {
    const days = db.contracts
      .filter(({ status }) => status === 8)
      .map((row) => daysBetween(serverToday(), row.expireDate) ?? 0)
    expect(days.some((day) => day < 0)).toBe(true)
    expect(days.some((day) => day >= 0 && day <= 30)).toBe(true)
    expect(daysBetween(serverToday(), contractOf('JC-202403-0007').expireDate)).toBe(240)
  })

  it('gives 9003 a valid contract of every material type, and 9001 one of concrete', async () => {
    const types = async (account: string) => {
      const lines = await allRecords<DeliverableMaterial>(await signIn(account), `${MATERIALS}/listWithContractByPage`)
      return new Set(lines.filter((line) => decimal(line.remainQuantity)?.gt(0)).map((line) => line.materialType))
    }
    expect(await types('haichuan')).toEqual(new Set(['REBAR', 'CONCRETE', 'RAW', 'SUNDRY']))
    expect((await types('yueheng')).has('CONCRETE')).toBe(true)
  })

  it('has only numbers, plates and phones that the rules accept, and no number twice', () => {
    const numbers = db.delivers.all().map(({ deliverSn }) => deliverSn)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers) expect(number).toMatch(/^SH\d{8}-\d{4}$/)
    for (const { carNo, trailerNo } of db.cars.all()) {
      expect(isPlate(carNo), carNo).toBe(true)
      expect(trailerNo === '' || isPlate(trailerNo), trailerNo).toBe(true)
    }
    for (const { driverPhone } of db.drivers.all()) expect(isPhone(driverPhone), driverPhone).toBe(true)
    const perSupplier = db.cars.all().map(({ supplierId, carNo }) => `${supplierId} ${carNo}`)
    expect(new Set(perSupplier).size).toBe(perSupplier.length)
  })

  it('never delivered more than was ordered, and marks an order as delivered when all of it was', () => {
    for (const row of db.orders.all()) {
      const { items = [] } = orderDetail(row, deliveredQuantities())
      const isFull = items.every((item) => decimal(item.remainQuantity)?.eq(0))
      expect(row.status === 'DELIVERED', row.orderSn).toBe(isFull)
      for (const item of items) {
        expect(decimal(item.quantity)?.gte(decimal(item.deliveredQuantity) ?? 0), row.orderSn).toBe(true)
      }
    }
  })

  it('has only notes the product would accept', () => {
    for (const note of db.delivers.all()) {
      const sources = note.items.map((item) => ({
        ...item,
        sourceType: note.sourceType,
        materialType: note.materialType,
        orderedQuantity: item.quantity,
        deliveredQuantity: '0',
        remainQuantity: item.quantity,
      }))
      expect(validateDeliveryNote({ ...note, items: note.items }, sources), note.deliverSn).toEqual({})
      expect(deliveryNoteView(note).totalAmountTax).not.toBeNull()
    }
    const order = db.orders.find(({ orderSn }) => orderSn === 'CG20240402-0003')
    expect(order && sourcesOfOrder(orderDetail(order, deliveredQuantities()))).toHaveLength(1)
  })

  it('has edge cases for the screens: long names, empty remarks, absent figures', () => {
    const contracts = db.contracts.filter(({ supplierId }) => supplierId === '9001')
    expect(contracts.some(({ contractName }) => contractName.length > 60)).toBe(true)
    expect(contracts.some(({ creditDays }) => creditDays === null)).toBe(true)
    expect(contracts.some(({ totalAmountTax }) => totalAmountTax === null)).toBe(true)
    expect(contracts.some(({ remark }) => remark === '')).toBe(true)
    expect(contracts.every(({ id }) => materialsOf(id).length > 0)).toBe(true)
  })
})

it('created nothing on a day that is still to come', () => {
  const early = Object.entries(db).flatMap(([name, table]) => {
    const rows: readonly object[] = table.all()
    return rows
      .filter((row) => String(Reflect.get(row, 'createTime') ?? '').slice(0, 10) > serverToday())
      .map(() => name)
  })
  expect([...new Set(early)]).toEqual([])
})
