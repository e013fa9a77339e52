import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serverNow, serverToday } from '#domain/time'
import { materialTotals } from '#features/procurement/material/model'
import { db, resetDb } from '#mocks/areas'
import { materialsOf } from '#mocks/procurement/contract/rules'
import {
  begins,
  inOrder,
  isBinding,
  notesOf,
  ordersOf,
  pagesOf,
  stepsInOrder,
  walkNote,
  walkQuantities,
  walkSettlement,
} from './walk'

const SUPPLIERS = db.suppliers.all().map(({ id, shortName }) => [shortName, id] as const)
const contractsOf = (supplierId: string) => db.contracts.filter((row) => row.supplierId === supplierId)

describe.each([serverToday(), '2027-02-14', '2027-06-30', '2028-10-01'])('the world of %s', (day) => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T01:00:00Z`) })
    resetDb()
  })
  afterAll(() => {
    vi.useRealTimers()
    resetDb()
  })

  describe.each(SUPPLIERS)('the contracts of %s', (_, supplierId) => {
    it('were submitted, reviewed and signed in that order, and add up', () => {
      for (const row of contractsOf(supplierId)) {
        const { contractCode, status } = row
        inOrder(contractCode, row.createTime, row.commitTime, row.auditTime, row.updateTime, serverNow())
        expect([row.signDate <= row.effectiveDate, row.effectiveDate <= row.expireDate], contractCode).toEqual([
          true,
          true,
        ])
        expect(materialTotals(materialsOf(row.id).map((line) => ({ ...line, ...texts(line) }))), contractCode).toEqual({
          totalQuantity: row.totalQuantity,
          totalAmountTax: row.totalAmountTax,
          totalAmountNoTax: row.totalAmountNoTax,
          taxAmount: row.taxAmount,
        })
        if ([2, 4, 8].includes(status)) expect(row.commitTime, contractCode).not.toBe('')
        if ([4, 8].includes(status)) expect(row.auditTime, contractCode).not.toBe('')
        if ([1, 4].includes(status)) expect(row.rejectReason, contractCode).not.toBe('')
        if (status !== 8)
          expect([ordersOf(row.id), notesOf(row.id), pagesOf(row.id)], contractCode).toEqual([[], [], []])
        stepsInOrder(contractCode, row.createTime)
      }
    })

    it('are ordered from while valid, for their projects, at their prices', () => {
      for (const contract of contractsOf(supplierId)) {
        for (const order of ordersOf(contract.id)) {
          const { orderSn } = order
          inOrder(orderSn, begins(contract), order.createTime, serverNow())
          expect(order.createTime.slice(0, 10) <= contract.expireDate, orderSn).toBe(true)
          inOrder(orderSn, order.createTime, order.requireTime)
          inOrder(orderSn, order.createTime, order.sendTime)
          expect(
            contract.projects.map(({ projectId }) => projectId),
            orderSn,
          ).toContain(order.projectId)
          expect([order.supplierId, order.materialType], orderSn).toEqual([contract.supplierId, contract.materialType])
          stepsInOrder(orderSn, order.createTime)
          for (const item of order.items) {
            const line = db.materials.get(item.contractMaterialId)
            expect(line, orderSn).toMatchObject({
              contractId: contract.id,
              materialName: item.materialName,
              spec: item.spec,
              taxUnitPrice: item.taxUnitPrice,
              taxRate: item.taxRate,
            })
          }
        }
      }
    })

    it('are delivered after the order, then accepted, stocked in and settled, each later than the step before', () => {
      for (const contract of contractsOf(supplierId)) for (const note of notesOf(contract.id)) walkNote(contract, note)
    })

    it('are settled from notes that were stocked in, each once', () => {
      for (const contract of contractsOf(supplierId)) {
        const billed = pagesOf(contract.id)
          .filter(isBinding)
          .flatMap(({ lines }) => [...new Set(lines.map(({ deliverSn }) => deliverSn).filter(Boolean))])
        expect(new Set(billed).size, contract.contractCode).toBe(billed.length)
        for (const sheet of pagesOf(contract.id)) walkSettlement(contract, sheet)
      }
    })

    it('never order, deliver, accept, settle or pay more than the step before', () => {
      for (const contract of contractsOf(supplierId)) walkQuantities(contract)
    })
  })

  it('has no document without its contract, and no note without its settlement or vice versa', () => {
    for (const row of [...db.orders.all(), ...db.delivers.all(), ...db.settlements.all()])
      expect(db.contracts.get(row.contractId)?.contractCode, row.id).toBe(row.contractCode)
    for (const { deliverSn, settlementCode } of db.delivers.all()) {
      const sheets = db.settlements.filter(
        (row) => isBinding(row) && row.lines.some((line) => line.deliverSn === deliverSn),
      )
      expect(
        sheets.map((row) => row.settlementCode),
        deliverSn,
      ).toEqual(settlementCode ? [settlementCode] : [])
    }
  })

  it('has nothing that happened in the future', () => {
    const PLANS = [
      'expireDate',
      'requireTime',
      'sendTime',
      'expectArriveTime',
      'signDate',
      'effectiveDate',
      'expireTime',
    ]
    const happened = /(Time|Date|^time|^period\w+)$/
    for (const table of [
      db.contracts,
      db.orders,
      db.delivers,
      db.settlements,
      db.approvals,
      db.printRecords,
      db.submissions,
    ])
      JSON.stringify(table.all(), (name, value) => {
        if (happened.test(name) && !PLANS.includes(name)) expect(value <= serverNow(), `${name} ${value}`).toBe(true)
        return value
      })
  })

  it.each(['9001', '9003'])('gives %s a year, with a lull at new year and peaks in spring and autumn', (supplierId) => {
    const ago = (months: number) => {
      const [year = 0, month = 0] = serverNow().split('-').map(Number)
      return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
    }
    const months = Array.from({ length: 12 }, (_, index) => ago(index + 1))
    const sent = (month: string) =>
      db.delivers.filter((row) => row.supplierId === supplierId && row.deliverTime.startsWith(month)).length
    const ofMonth = (wanted: string) => sent(months.find((month) => month.endsWith(wanted)) ?? '')
    // In the first month of the year deliveries only begin.
    for (const month of months.slice(0, 11)) expect(sent(month), month).toBeGreaterThan(0)
    expect(ofMonth('-02')).toBeLessThan(Math.max(ofMonth('-04'), ofMonth('-05')))
    expect(ofMonth('-02')).toBeLessThan(Math.max(ofMonth('-10'), ofMonth('-09')))
  })
})

function texts(line: { quantity: string | null; taxUnitPrice: string | null; taxRate: string | null }) {
  return { quantity: line.quantity ?? '', taxUnitPrice: line.taxUnitPrice ?? '', taxRate: line.taxRate ?? '' }
}
