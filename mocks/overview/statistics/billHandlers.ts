import { fixed, sum } from '#domain/money'
import { settledOf } from '#features/mall/sale/model/flow'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import { grouped } from '#features/overview/statistics/figures/model'
import { isIn } from '#features/overview/statistics/period/model'
import { textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { pageBy } from '#mocks/kernel/store/listing'
import { categoryTables } from '#mocks/mall/category/rows'
import { type BillRow, billTables, type FlowRow } from '#mocks/money/bill/rows'
import { figuresOf } from '#mocks/money/bill/rules'
import { daysOfCall } from './days'

const GRANT = 'statistics'

/** The bills of a shop in figures: by state, by company that pays, by goods category. */
export const billStatisticsRoutes: Route[] = [
  readRoute(statisticsEndpoints.billOverview, GRANT, (call) => {
    const bills = billsOf(call)
    const inState = (state: string) => bills.filter(({ billStatus }) => billStatus === state)
    const price = (rows: readonly BillRow[]) => Number(fixed(sum(rows.map(({ id }) => figuresOf(id).billPrice)), 2))
    const settled = inState('COMPLETE')
    return {
      billNum: bills.length,
      outNum: inState('OUT').length,
      storeAuditNum: inState('STORE_AUDIT').length,
      rejectionNum: inState('REJECTION').length,
      completeNum: settled.length,
      totalPrice: price(bills),
      settledPrice: price(settled),
      unsettledPrice: price(bills.filter(({ billStatus }) => billStatus !== 'COMPLETE')),
    }
  }),
  readRoute(statisticsEndpoints.billByCompany, GRANT, (call) => shares(call, ['company'])),
  readRoute(statisticsEndpoints.billByCategory, GRANT, (call) => shares(call, ['category'])),
  readRoute(statisticsEndpoints.billByBoth, GRANT, (call) => shares(call, ['company', 'category'])),
  readRoute(statisticsEndpoints.billRecords, GRANT, (call) => {
    const [companyId, categoryId] = ['companyId', 'categoryId'].map((name) => textField(call, name))
    const flows = flowsOf(billsOf(call)).filter(
      (flow) => (!companyId || flow.memberId === companyId) && (!categoryId || flow.categoryId === categoryId),
    )
    const counted = grouped(flows, ({ billId }) => billId, { price: settledOf }).map(({ key, sums }) => {
      const bill = billTables.bills.get(key)
      return {
        id: key,
        sn: bill?.sn ?? '',
        billStatus: bill?.billStatus ?? '',
        createTime: bill?.createTime.slice(0, 10) ?? '',
        billPrice: Number(figuresOf(key).billPrice),
        price: Number(fixed(sums.price, 2)),
      }
    })
    return {
      ...pageBy(counted, call, { newestBy: ['createTime', 'sn'] }),
      summary: { price: Number(fixed(sum(counted.map(({ price }) => price)), 2)) },
    }
  }),
]

/** The bills that were made in the days of a call, without voided ones. */
function billsOf(call: Call): BillRow[] {
  const days = daysOfCall(call)
  return billTables.bills.filter(
    ({ storeId, billStatus, createTime }) =>
      storeId === call.account.supplierId && billStatus !== 'CANCEL' && isIn(days, createTime),
  )
}

function flowsOf(bills: readonly BillRow[]): FlowRow[] {
  const ids = new Set(bills.map(({ id }) => id))
  return billTables.billFlows.filter(({ billId }) => ids.has(billId))
}

/** The flows in the bills of a call by company, category or both, the largest first; refunds count negative. */
function shares(call: Call, by: readonly ('company' | 'category')[]) {
  const keyOf = ({ memberId, categoryId }: FlowRow) =>
    [by.includes('company') ? memberId : '', by.includes('category') ? categoryId : ''].join(' ')
  return grouped(flowsOf(billsOf(call)), keyOf, { price: settledOf })
    .map(({ docs, sums }) => {
      const [first] = docs
      return {
        companyId: by.includes('company') ? (first?.memberId ?? '') : '',
        companyName: by.includes('company') ? (first?.memberName ?? '') : '',
        categoryId: by.includes('category') ? (first?.categoryId ?? '') : '',
        categoryName: by.includes('category') ? categoryName(first?.categoryId) : '',
        num: docs.length,
        price: Number(fixed(sums.price, 2)),
      }
    })
    .toSorted((a, b) => b.price - a.price)
}

function categoryName(id = ''): string {
  return categoryTables.goodsCategories.get(id)?.name ?? '其他'
}
