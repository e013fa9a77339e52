import * as v from 'valibot'
import { onlyErrors } from '#domain/text'
import {
  cancelReasonError,
  priceChangeError,
  sellerRemarkError,
  validateConsignee,
} from '#features/mall/order/model/input'
import { orderDetailSchema } from '#features/mall/order/shape'
import { toConsignee } from '#features/mall/order/ship/consignee'
import { newParcel, validateParcel } from '#features/mall/order/ship/parcel'
import { db } from '#mocks/areas'
import type { Client } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'
import { linesOf, orderIn } from '#tests/mocks/mall/order/shopOrders'

const ORDER = '/api/store/order/order'

/** The order as its record shows it. */
const orderOf = async (client: Client, sn: string) =>
  v.parse(orderDetailSchema, (await client.get(`${ORDER}/${sn}`)).data)

/** What is sent about an order. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'another price of an order': async (client) => {
      const { sn } = orderIn('UNPAID', { orderType: 'NORMAL' })
      await takesOnly(
        altered({ orderPrice: '99.50' }),
        (body) => client.put(`${ORDER}/update/${sn}/price`, body),
        ({ orderPrice }) =>
          onlyErrors({
            orderPrice: priceChangeError(String(orderPrice), db.mallOrders.find((one) => one.sn === sn)?.freightPrice),
          }),
      )
    },
    'a remark about an order and the reason of its cancellation': async (client) => {
      const { sn } = orderIn('UNPAID', { orderType: 'NORMAL', orderPromotionType: 'NORMAL' })
      await takesOnly(
        altered({ sellerRemark: '加急\n请先发' }),
        (body) => client.put(`${ORDER}/${sn}/sellerRemark`, body),
        async () => onlyErrors({ sellerRemark: sellerRemarkError((await orderOf(client, sn)).sellerRemark) }),
      )
      await takesOnly(
        altered({ reason: '买家不要了' }),
        (body) => client.post(`${ORDER}/${sn}/cancel`, body),
        async () => onlyErrors({ reason: cancelReasonError((await orderOf(client, sn)).cancelReason) }),
      )
    },
    'a consignee': async (client) => {
      const { sn } = orderIn('UNDELIVERED', { orderType: 'NORMAL', deliveryMethod: 'LOGISTICS' })
      const sound = {
        consigneeName: '李工',
        consigneeMobile: '13800000001',
        consigneeAddressPath: '广东省,深圳市,宝安区',
        consigneeAddressIdPath: '1,2,3',
        consigneeDetail: '西乡街道1号',
      }
      await takesOnly(
        altered(sound),
        (body) => client.post(`${ORDER}/update/${sn}/consignee`, body),
        async () => validateConsignee(toConsignee(await orderOf(client, sn))),
      )
    },
    'a parcel': async (client) => {
      const { sn } = orderIn('UNDELIVERED', { orderType: 'NORMAL', deliveryMethod: 'LOGISTICS' })
      const before = await orderOf(client, sn)
      const lines = linesOf(sn).map(({ id, num }) => ({ orderItemId: id, deliveryNum: num }))
      const sound = {
        logisticsId: one(db.logistics.all()[0]).id,
        logisticsNo: 'SF1234567890',
        partDeliveryDTOList: lines,
      }
      await takesOnly(
        altered(sound),
        (body) => client.post(`${ORDER}/${sn}/partDelivery`, body),
        async () => {
          const parcel = one(db.mallOrderParcels.all().at(-1))
          const shipped = (await orderOf(client, sn)).orderItems.map(({ id, deliverNumber }) => [
            id,
            String(deliverNumber),
          ])
          const { logisticsCode: logisticsId, logisticsNo } = parcel
          const counts = Object.fromEntries(shipped)
          return validateParcel({ ...newParcel(before), logisticsId, logisticsNo, counts }, before.orderItems)
        },
      )
    },
  },
}
