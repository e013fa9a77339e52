import { type DecimalInput, decimal, formatMoney, realDecimal } from '#domain/money'
import { commaError, phoneError, type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import type { RegionPath } from '#features/common/region/model'

/** What the actions on an order ask for: its name, and what it takes. */
export const orderInputRules = {
  sellerRemark: { label: '商家备注', max: 100, multiline: true },
  reason: { label: '取消原因', max: 100, required: true, multiline: true },
  code: { label: '核销码', max: 10, required: true },
  consigneeName: { label: '收货人', max: 20, required: true },
  consigneeMobile: { label: '联系电话', required: true },
  consigneeDetail: { label: '详细地址', max: 100, required: true },
} satisfies Record<string, TextRule>

/** The error of the shop's own remark on an order. */
export function sellerRemarkError(typed: string): Text | null {
  return textError(typed, orderInputRules.sellerRemark)
}

/** The error of the reason for cancelling an order, which the buyer reads. */
export function cancelReasonError(typed: string): Text | null {
  return textError(typed, orderInputRules.reason)
}

/** The error of the code that the buyer shows. */
export function takeCodeError(typed: string): Text | null {
  return textError(typed, orderInputRules.code)
}

/** The shipping address of an order, as typed. */
export type ConsigneeInput = {
  consigneeName: string
  consigneeMobile: string
  region: RegionPath
  consigneeDetail: string
}

/** Errors of a shipping address by field; the server validates the same. */
export function validateConsignee({ consigneeName, consigneeMobile, region, consigneeDetail }: ConsigneeInput): Errors {
  return onlyErrors({
    consigneeName: textError(consigneeName, orderInputRules.consigneeName),
    consigneeMobile: phoneError(consigneeMobile, orderInputRules.consigneeMobile),
    region: region.idPath === '' ? text('请选择{{label}}', { label: text('所在地区') }) : null,
    consigneeDetail: textError(consigneeDetail, orderInputRules.consigneeDetail),
  })
}

const MAX_PRICE = '99999999'

/** The error of a changed price, in yuan: the freight stays. It may be unknown, as in lists. */
export function priceChangeError(orderPrice: string, freight: DecimalInput): Text | null {
  const price = realDecimal(orderPrice)
  if (!price?.eq(price.round(2)) || /e/i.test(orderPrice))
    return commaError(orderPrice) ?? text('订单金额应为数字，最多两位小数')
  if (price.lte(0)) return text('订单金额必须大于0')
  if (decimal(freight)?.gt(price)) return text('订单金额不能低于运费 {{freight}} 元', { freight: formatMoney(freight) })
  return price.gt(MAX_PRICE) ? text('订单金额不能超过{{max}}', { max: MAX_PRICE }) : null
}
