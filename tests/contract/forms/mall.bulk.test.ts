import * as v from 'valibot'
import { beforeAll, describe, it } from 'vitest'
import { onlyErrors } from '#domain/text'
import { afterSaleSchema, remarkError, validateApproval } from '#features/mall/afterSale/model'
import { labelInput, validateLabel } from '#features/mall/category/model'
import { validateReply } from '#features/mall/comment/model'
import { contentError, validateAppeal } from '#features/mall/complaint/model'
import { goodsDetailSchema } from '#features/mall/goods/model'
import { underReasonError } from '#features/mall/goods/model/market'
import { goodsErrors } from '#features/mall/goods/publish/goodsChecks'
import { initialValues } from '#features/mall/goods/publish/goodsSource'
import { changeBody, toChangeInput, validateChange } from '#features/mall/goodsChange/model'
import {
  cancelReasonError,
  priceChangeError,
  sellerRemarkError,
  validateConsignee,
} from '#features/mall/order/model/input'
import { orderDetailSchema } from '#features/mall/order/shape'
import { toConsignee } from '#features/mall/order/ship/consignee'
import { newParcel, validateParcel } from '#features/mall/order/ship/parcel'
import { validateInvoice } from '#features/mall/receipt/model'
import { db, resetDb } from '#mocks/areas'
import { parametersOfCategory } from '#mocks/mall/category/rules'
import { chargesByWeight } from '#mocks/mall/goods/operationRules'
import { type Client, signIn } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { newGoods } from '#tests/mocks/mall/goods/newGoods'
import { linesOf, orderIn } from '#tests/mocks/mall/order/shopOrders'
import { one } from './rows'

const ORDER = '/api/store/order/order'
const GOODS = '/api/store/goods'

let client: Client
beforeAll(async () => {
  resetDb()
  client = await signIn('haichuan')
})

/** The order as its record shows it. */
const orderOf = async (sn: string) => v.parse(orderDetailSchema, (await client.get(`${ORDER}/${sn}`)).data)

describe('of random bodies about an order only those are taken that the form takes', () => {
  it('of another price', async () => {
    const { sn } = orderIn('UNPAID', { orderType: 'NORMAL' })
    await takesOnly(
      altered({ orderPrice: '99.50' }),
      (body) => client.put(`${ORDER}/update/${sn}/price`, body),
      ({ orderPrice }) =>
        onlyErrors({
          orderPrice: priceChangeError(String(orderPrice), db.mallOrders.find((one) => one.sn === sn)?.freightPrice),
        }),
    )
  })

  it('of a remark and the reason of a cancellation', async () => {
    const { sn } = orderIn('UNPAID', { orderType: 'NORMAL', orderPromotionType: 'NORMAL' })
    await takesOnly(
      altered({ sellerRemark: '加急\n请先发' }),
      (body) => client.put(`${ORDER}/${sn}/sellerRemark`, body),
      async () => onlyErrors({ sellerRemark: sellerRemarkError((await orderOf(sn)).sellerRemark) }),
    )
    await takesOnly(
      altered({ reason: '买家不要了' }),
      (body) => client.post(`${ORDER}/${sn}/cancel`, body),
      async () => onlyErrors({ reason: cancelReasonError((await orderOf(sn)).cancelReason) }),
    )
  })

  it('of a consignee', async () => {
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
      async () => validateConsignee(toConsignee(await orderOf(sn))),
    )
  })

  it('of a parcel', async () => {
    const { sn } = orderIn('UNDELIVERED', { orderType: 'NORMAL', deliveryMethod: 'LOGISTICS' })
    const before = await orderOf(sn)
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
        const shipped = (await orderOf(sn)).orderItems.map(({ id, deliverNumber }) => [id, String(deliverNumber)])
        const { logisticsCode: logisticsId, logisticsNo } = parcel
        const counts = Object.fromEntries(shipped)
        return validateParcel({ ...newParcel(before), logisticsId, logisticsNo, counts }, before.orderItems)
      },
    )
  })
})

describe('of random bodies about what follows an order only those are taken that the form takes', () => {
  const CLAIM = '/api/store/order/afterSale'
  const claimIn = (serviceStatus: string) =>
    one(db.afterSales.find((row) => row.storeId === '9003' && row.serviceStatus === serviceStatus))
  const claimOf = async (sn: string) => v.parse(afterSaleSchema, (await client.get(`${CLAIM}/${sn}`)).data)

  it('of the decision on a claim', async () => {
    const { sn, flowPrice } = claimIn('APPLY')
    const sound = { serviceStatus: 'PASS', remark: '同意退款', actualRefundPrice: flowPrice, returnAddress: '1' }
    await takesOnly(
      altered(sound),
      (body) => client.put(`${CLAIM}/review/${sn}`, body),
      async () => {
        const claim = await claimOf(sn)
        const remark = claim.auditRemark
        if (claim.serviceStatus === 'REFUSE') return onlyErrors({ remark: remarkError(remark) })
        return validateApproval({ remark, actualRefundPrice: claim.actualRefundPrice ?? '', returnAddress: '1' }, claim)
      },
    )
  })

  it('of the decision on returned goods', async () => {
    const { sn } = claimIn('BUYER_RETURN')
    await takesOnly(
      altered({ serviceStatus: 'REFUSE', remark: '商品有损' }),
      (body) => client.put(`${CLAIM}/confirm/${sn}`, body),
      async ({ remark }) => {
        const { serviceStatus } = await claimOf(sn)
        return serviceStatus === 'SELLER_TERMINATION' ? onlyErrors({ remark: remarkError(String(remark)) }) : {}
      },
    )
  })

  it('of an appeal and a message', async () => {
    const { id } = one(db.complaints.find((row) => row.storeId === '9003' && row.complainStatus === 'WAIT_APPEAL'))
    const COMPLAIN = '/api/store/order/complain'
    await takesOnly(
      altered({ orderComplaintId: id, appealContent: '已补发', appealImages: '' }),
      (body) => client.put(`${COMPLAIN}/appeal`, body),
      () => validateAppeal(one(db.complaints.get(id))),
    )
    await takesOnly(
      altered({ complainId: id, content: '您好' }),
      (body) => client.post(`${COMPLAIN}/communication`, body),
      () => onlyErrors({ content: contentError(one(one(db.complaints.get(id)).messages.at(-1)).content) }),
    )
  })

  it('of a reply to a comment', async () => {
    const { id } = one(db.comments.find((row) => row.storeId === '9003' && !row.replyStatus))
    await takesOnly(
      altered({ reply: '谢谢', replyImage: '' }),
      (body) => client.put(`/api/store/member/evaluation/reply/${id}`, body),
      () => validateReply(one(db.comments.get(id))),
    )
  })

  it('of an invoice', async () => {
    const RECEIPT = '/api/store/trade/receipt'
    const { data } = await client.get<{ records: { id: string }[] }>(RECEIPT, { issuable: 'true', pageSize: 1 })
    const { id } = one(data.records[0])
    await takesOnly(
      altered({ invoiceNo: '26440000000012345678', fileName: '', fileUrl: '' }),
      (body) => client.post(`${RECEIPT}/${id}/invoicing`, { receiptDetail: JSON.stringify(body) }),
      ({ invoiceNo }) => validateInvoice({ invoiceNo: String(invoiceNo) }),
    )
  })
})

describe('of random bodies about products only those are taken that the form takes', () => {
  it('of a product', async () => {
    const sound = newGoods()
    const params = parametersOfCategory(one(sound.categoryPath.split(',').at(-1)))
    await takesOnly(
      altered(sound),
      (body) => client.post(`${GOODS}/goods/create`, body),
      async () => {
        const { data } = await client.get(`${GOODS}/goods/get/${one(db.goods.all().at(-1)).id}`)
        const values = initialValues({ kind: 'edit', goods: v.parse(goodsDetailSchema, data) })
        return goodsErrors(values, 'save', {
          groups: [{ groupId: '', groupName: '', params }],
          units: null,
          isByWeight: chargesByWeight(values.templateId),
        })
      },
    )
  })

  it('of the reason for taking one off the shelf', async () => {
    const { id } = one(db.goods.find((row) => row.storeId === '9003' && row.marketEnable === 'UPPER'))
    await takesOnly(
      altered({ goodsId: id, reason: '缺货' }),
      (body) => client.put(`${GOODS}/goods/under`, body),
      () => onlyErrors({ reason: underReasonError(one(db.goods.get(id)).underMessage) }),
    )
  })

  it('of a request to change one', async () => {
    const goods = one(
      db.goods.find((row) => row.storeId === '9003' && !db.goodsChanges.find(({ goodsId }) => goodsId === row.id)),
    )
    const product = { ...goods, skuList: db.goodsSkus.filter(({ goodsId }) => goodsId === goods.id) }
    const [sku] = product.skuList
    const price = { changeType: 'PRICE', skuId: one(sku).id, before: '', after: '77.5', reason: '原料涨价' }
    const name = { changeType: 'NAME', skuId: '', before: '', after: '更好的名称', reason: '更名' }
    for (const sound of [price, name]) {
      await takesOnly(
        altered({ goodsId: goods.id, ...sound, prices: [] }),
        (body) => client.post('/api/goods/change/store/add', body),
        () => validateChange(toChangeInput(v.parse(changeBody, one(db.goodsChanges.all().at(-1)))), product),
        200,
      )
    }
  })

  it('of a category of the shop', async () => {
    const [first] = db.goodsLabels.filter((row) => row.storeId === '9003' && row.level === 0)
    await takesOnly(
      altered({ labelName: '特价', parentId: one(first).id, sortOrder: 3 }),
      (body) => client.post(`${GOODS}/label`, body),
      (_, { data }) => validateLabel(v.parse(labelInput, data)),
    )
  })

  it('of a draft', async () => {
    await takesOnly(
      altered({ ...newGoods(), saveType: 'DRAFT' }),
      (body) => client.post(`${GOODS}/draftGoods/save`, body),
      async () => {
        const { data } = await client.get(`${GOODS}/draftGoods/${one(db.draftGoods.all().at(-1)).id}`)
        const values = initialValues({ kind: 'edit', goods: v.parse(goodsDetailSchema, data) })
        return goodsErrors(values, 'draft', { groups: null, units: null, isByWeight: false })
      },
    )
  })
})
