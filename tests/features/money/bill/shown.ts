import { billEndpoints } from '#features/money/bill/endpoints'
import { db } from '#mocks/areas'
import { first, OWN, type Shown, total, yuan } from '#tests/figures/shown'

const flowsOf = (id: string) => db.billFlows.filter(({ billId }) => billId === id)
const bill = () => first(db.bills.find(({ storeId, billStatus }) => storeId === OWN && billStatus === 'COMPLETE'))
/** A bill with orders that distributors brought, and what the shop pays them, refunds less. */
const broughtBill = () =>
  first(
    db.bills.find(
      ({ id, storeId, billStatus }) =>
        storeId === OWN &&
        billStatus === 'COMPLETE' &&
        flowsOf(id).some(({ distributionRebate }) => Number(distributionRebate) > 0),
    ),
  )
const workbookOf = (one: typeof bill) => ({ path: () => billEndpoints.download.path.replace('{id}', one().id) })

/** What is read of bills. */
export const shown: Shown[] = [
  {
    name: 'the amount of a bill',
    figure: () => {
      const subsidies = ['siteCouponCommission', 'pointSettlementPrice', 'kanjiaSettlementPrice'] as const
      const net = flowsOf(bill().id).map((flow) => {
        const given = total([flow.finalPrice, ...subsidies.map((name) => flow[name])])
        const amount = given.minus(flow.commissionPrice || '0').minus(flow.distributionRebate || '0')
        return (flow.flowType === 'REFUND' ? amount.times(-1) : amount).toFixed(2)
      })
      return yuan(total(net))
    },
    places: {
      'its record': () => `/bill-detail?id=${bill().id}`,
      'the list': () => `/bills?sn=${bill().sn}`,
      'its paper': () => `/billPreview?id=${bill().id}`,
    },
    workbook: workbookOf(bill),
  },
  {
    name: 'the commission of a bill',
    figure: () => {
      const signed = flowsOf(broughtBill().id).map(({ flowType, distributionRebate }) =>
        total([distributionRebate]).times(flowType === 'REFUND' ? 1 : -1),
      )
      return yuan(total(signed.map((amount) => amount.toFixed(2))))
    },
    places: { 'its paper': () => `/billPreview?id=${broughtBill().id}` },
    workbook: workbookOf(broughtBill),
  },
]
