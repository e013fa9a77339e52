import { formatMoney } from '#domain/money'
import { statusOf } from '#domain/status'
import { onlyErrors, type Text, text } from '#domain/text'
import { isRestockable, restockError } from '#features/mall/afterSale/model/restock'
import { soldText } from '#features/mall/sale/model'
import { defineActions, drawerAction, linkAction, mutationAction } from '#shared/action/action'
import { afterSales } from './api'
import { afterSaleAskFields, restockFields } from './fields'
import { type AfterSale, allowedOf, remarkError, serviceStatuses, wasReturned } from './model'

const reasonForm = {
  fields: afterSaleAskFields,
  initial: () => ({ remark: '' }),
  validate: ({ remark }: { remark: string }) => onlyErrors({ remark: remarkError(remark, '拒绝原因') }),
}

type RestockInput = { restockNum: string }

/** Asks how many of the returned pieces go back to stock: all of them, unless another number is typed. */
function restockForm(least: 0 | 1) {
  return {
    fields: restockFields,
    initial: ({ num }: AfterSale) => ({ restockNum: String(num ?? '') }),
    validate: ({ restockNum }: RestockInput, claim: AfterSale) =>
      onlyErrors({ restockNum: restockError(restockNum, claim, least) }),
    words: [[/库存/, 'restockNum']],
  } as const
}

/** What confirming the receipt of a return does to the money. */
function refundText({ refundWay, agreedRefundPrice, applyRefundPrice }: AfterSale): Text {
  const price = formatMoney(agreedRefundPrice ?? applyRefundPrice)
  return refundWay === 'OFFLINE'
    ? text('确认后由平台线下打款 {{price}} 元，不能撤销。', { price })
    : text('确认后 {{price}} 元原路退回买家，不能撤销。', { price })
}

/** What it does to the stock; a service that keeps no restocking leaves it to the shop. */
function stockText(claim: AfterSale): Text {
  return claim.restockedNum === null
    ? text('库存不会自动增加，能再卖的请在库存管理中加回。')
    : text('{{goods}} 中能再卖的随确认加回库存，不能再卖的填 0。', { goods: soldText(claim.goodsName, claim) })
}

/** The shop's decisions on a claim. */
export const afterSaleActions = defineActions<AfterSale>({
  // Both lists show the record: permission to operate either one is enough.
  screen: 'return-goods-order-detail',
  idOf: ({ sn }) => `afterSale ${sn}`,
  nameOf: ({ sn }) => sn,
  stateOf: ({ serviceStatus }) => text(statusOf(serviceStatuses, serviceStatus).label),
  all: [
    drawerAction({
      key: 'approve',
      label: '同意',
      isPrimary: true,
      isAllowed: (claim) => allowedOf(claim).confirm,
      open: ({ sn }) => ({ edit: sn }),
    }),
    mutationAction({
      key: 'refuse',
      label: '拒绝',
      isDanger: true,
      isAllowed: (claim) => allowedOf(claim).confirm,
      mutation: afterSales.refuse,
      argOf: ({ sn }, { remark }: { remark: string }) => ({ sn, remark: remark.trim() }),
      question: ({ sn }) => text('拒绝售后申请 {{sn}}？', { sn }),
      consequence: ({ memberName }) =>
        text('拒绝后买家 {{name}} 会看到原因，可以重新申请或投诉。', { name: memberName }),
      okText: '拒绝',
      form: { ...reasonForm, names: ['remark'] },
      done: ({ sn }) => text('已拒绝售后申请 {{sn}}', { sn }),
    }),
    mutationAction({
      key: 'receive',
      label: '确认收货',
      isFinal: true,
      isPrimary: true,
      isAllowed: (claim) => allowedOf(claim).rog,
      mutation: afterSales.receive,
      argOf: ({ sn, restockedNum }, { restockNum }: RestockInput) => ({
        sn,
        restockNum: restockedNum === null ? '' : restockNum.trim(),
      }),
      question: ({ sn }) => text('确认已收到 {{sn}} 的退货？', { sn }),
      consequence: (claim) => text('{{refund}}{{stock}}', { refund: refundText(claim), stock: stockText(claim) }),
      okText: '确认收货',
      form: { ...restockForm(0), names: ({ restockedNum }) => (restockedNum === null ? [] : ['restockNum']) },
      done: ({ sn }) => text('已确认收到 {{sn}} 的退货', { sn }),
    }),
    mutationAction({
      key: 'reject',
      label: '拒收',
      isDanger: true,
      isAllowed: (claim) => allowedOf(claim).rog,
      mutation: afterSales.reject,
      argOf: ({ sn }, { remark }: { remark: string }) => ({ sn, remark: remark.trim() }),
      question: ({ sn }) => text('拒收 {{sn}} 的退货？', { sn }),
      consequence: text('拒收后售后终止，不再退款，商品应退还买家。'),
      okText: '拒收',
      form: { ...reasonForm, names: ['remark'] },
      done: ({ sn }) => text('已拒收 {{sn}} 的退货', { sn }),
    }),
    mutationAction({
      key: 'restock',
      label: '加回库存',
      needs: 'restock',
      isAllowed: isRestockable,
      mutation: afterSales.restock,
      argOf: ({ sn }, { restockNum }: RestockInput) => ({ sn, restockNum: restockNum.trim() }),
      question: ({ sn }) => text('把 {{sn}} 的退货加回库存？', { sn }),
      consequence: (claim) =>
        text('退回的是 {{goods}}；每张售后单只能加回一次。', { goods: soldText(claim.goodsName, claim) }),
      form: { ...restockForm(1), names: ['restockNum'] },
      done: ({ sn }) => text('{{sn}} 的退货已加回库存', { sn }),
    }),
    linkAction({
      key: 'stock',
      label: '加回库存',
      isWrite: true,
      isAllowed: (claim) => wasReturned(claim) && claim.restockedNum === null,
      go: ({ goodsId }) => ({ name: 'goods', query: { edit: goodsId } }),
    }),
  ],
})
