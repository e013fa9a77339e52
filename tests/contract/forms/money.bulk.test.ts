import { beforeAll, describe, it } from 'vitest'
import { onlyErrors } from '#domain/text'
import { wireText } from '#domain/wire'
import { billTextError, validateBill } from '#features/money/bill/model'
import { newOrderError, type PlatformFeature } from '#features/money/platformService/model'
import { db, resetDb } from '#mocks/areas'
import { billableOrders } from '#mocks/money/bill/rules'
import { type Client, PLATFORM_ORDERS, signIn } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from './rows'

const BILL = '/api/store/order/bill'

let client: Client
beforeAll(async () => {
  resetDb()
  client = await signIn('haichuan')
})

describe('of random bodies about bills only those are taken that the form takes', () => {
  it('of a new bill', async () => {
    const orderSns = billableOrders('9003')
      .slice(0, 2)
      .map(({ sn }) => sn)
    await takesOnly(
      altered({ orderSns, startTime: '2026-01-01', endTime: '2026-12-31', remark: '月结' }),
      (body) => client.post<{ id: string }>(`${BILL}/create`, body),
      (_, { data }) => {
        const { id, startTime, endTime, remark } = one(db.bills.get((data as { id: string }).id))
        const taken = db.billFlows.filter(({ billId }) => billId === id).map(({ orderSn }) => orderSn)
        return validateBill({ orderSns: taken, startTime, endTime, remark })
      },
    )
  })

  it("of the shop's answers to one", async () => {
    const { id } = one(db.bills.find(({ storeId }) => storeId === '9003'))
    const audited = { billStatus: 'STORE_AUDIT', createdBy: 'PLATFORM', auditor: 'STORE' } as const
    const own = { billStatus: 'OUT', createdBy: 'STORE', auditor: 'PLATFORM' } as const
    for (const [action, state, name] of [
      ['auditFailure', audited, 'reason'],
      ['auditSuccess', audited, 'remark'],
      ['cancel', own, 'reason'],
    ] as const) {
      db.bills.update(id, state)
      await takesOnly(
        altered({ id, [name]: '金额不符' }),
        (body) => client.put(`${BILL}/${action}`, body),
        (body) => onlyErrors({ said: billTextError(wireText(body[name]), '原因', name === 'reason') }),
        150,
      )
    }
  })

  it('of a purchase of a platform service', async () => {
    const sound = {
      featureId: '61003',
      duration: 6,
      quantity: 3,
      payType: 'WECHAT_NATIVE',
      clientType: 'PC',
      amount: '1139.88',
    }
    const { data: features } = await client.get<PlatformFeature[]>('/api/manager/feature/queryList')
    await takesOnly(
      altered(sound),
      (body) => client.post(`${PLATFORM_ORDERS}/supplierPay`, body),
      (body) => {
        const feature = one(features.find(({ featureId }) => featureId === String(body.featureId)))
        return onlyErrors({ order: newOrderError(feature, body) })
      },
    )
  })
})
