import * as v from 'valibot'
import type { AnySchema } from '#domain/wire'
import * as wire from '#domain/wire'
import { feedbackEndpoints } from '#features/account/feedback/endpoints'
import { feedbackInput } from '#features/account/feedback/model'
import { applicationEndpoints } from '#features/account/onboarding/endpoints'
import { bankSchema, companySchema, storeSchema } from '#features/account/onboarding/model'
import { passwordEndpoints } from '#features/account/password/endpoints'
import { memberEndpoints } from '#features/account/profile/endpoints'
import { profileInput } from '#features/account/profile/model'
import { registrationEndpoints } from '#features/account/register/endpoints'
import { afterSaleEndpoints } from '#features/mall/afterSale/endpoints'
import { approvalInput } from '#features/mall/afterSale/model'
import { labelEndpoints } from '#features/mall/category/endpoints'
import { labelInput } from '#features/mall/category/model'
import { commentEndpoints } from '#features/mall/comment/endpoints'
import { replyBody } from '#features/mall/comment/model'
import { complaintEndpoints } from '#features/mall/complaint/endpoints'
import { appealBody } from '#features/mall/complaint/model'
import { skuEndpoints } from '#features/mall/goods/endpoints'
import { stockBody } from '#features/mall/goods/model'
import { goodsChangeEndpoints } from '#features/mall/goodsChange/endpoints'
import { changeBody } from '#features/mall/goodsChange/model'
import { mallOrderEndpoints } from '#features/mall/order/endpoints'
import { consigneeBody, parcelBody, shipPartBody } from '#features/mall/order/model'
import { contractEndpoints } from '#features/procurement/contract/endpoints'
import { contractDraftSchema } from '#features/procurement/contract/model'
import { deliverDraftSchema } from '#features/procurement/delivery/draft/model'
import { deliveryEndpoints } from '#features/procurement/delivery/endpoints'
import { disputeEndpoints } from '#features/procurement/dispute/endpoints'
import { disputeDraftSchema } from '#features/procurement/dispute/model'
import { carEndpoints, driverEndpoints } from '#features/procurement/fleet/endpoints'
import { carInput, driverInput } from '#features/procurement/fleet/model'
import { contractMaterialSchema } from '#features/procurement/material/model'
import { contactInput } from '#features/procurement/receivable/contact/model'
import { contactEndpoints } from '#features/procurement/receivable/endpoints'
import { settlementEndpoints } from '#features/procurement/settlement/endpoints'
import { supplementaryEndpoints } from '#features/procurement/supplementary/endpoints'
import { supplementarySchema } from '#features/procurement/supplementary/model'
import { couponEndpoints } from '#features/promotion/coupon/endpoints'
import { couponBody } from '#features/promotion/coupon/model'
import { distributionGoodsEndpoints } from '#features/promotion/distribution/endpoints'
import { commissionBody } from '#features/promotion/distribution/model'
import { fullDiscountEndpoints } from '#features/promotion/fullDiscount/endpoints'
import { fullDiscountBody } from '#features/promotion/fullDiscount/model'
import { groupBuyEndpoints } from '#features/promotion/groupBuy/endpoints'
import { groupBuyBody } from '#features/promotion/groupBuy/model'
import { liveGoodsEndpoints, studioEndpoints } from '#features/promotion/live/endpoints'
import { liveGoodsInput, studioInput } from '#features/promotion/live/model'
import { seckillEndpoints } from '#features/promotion/seckill/endpoints'
import { applyBody } from '#features/promotion/seckill/model'
import { storeAddressEndpoints } from '#features/store/address/endpoints'
import { addressInput } from '#features/store/address/model'
import { clerkEndpoints } from '#features/store/clerk/endpoints'
import { clerkInput } from '#features/store/clerk/model'
import { departmentEndpoints } from '#features/store/department/endpoints'
import { departmentInput, departmentRoleSchema } from '#features/store/department/model'
import { templateEndpoints } from '#features/store/freight/endpoints'
import { templateInput } from '#features/store/freight/model'
import { logisticsEndpoints } from '#features/store/logistics/endpoints'
import { waybillAccountInput } from '#features/store/logistics/model'
import { roleEndpoints } from '#features/store/role/endpoints'
import { roleInput, roleMenuSchema } from '#features/store/role/model'
import { settingEndpoints } from '#features/store/setting/endpoints'
import { baseInput } from '#features/store/setting/model'
import type { Endpoint } from '#shared/endpoint'

/** A body: the schema of its members, or of its rows. Members may be missing. */
export type Body = { schema: AnySchema; isList?: boolean }

const one = (schema: AnySchema): Body => ({ schema })
const rowsOf = (schema: AnySchema): Body => ({ schema, isList: true })
const texts = (...names: string[]): Body =>
  one(v.object(Object.fromEntries(names.map((name) => [name, wire.text()]))) as unknown as AnySchema)

/** A line; a new one has no id yet. */
const contractLine = v.object({ ...contractMaterialSchema.entries, id: wire.text() })
/** A contract with all of its lines: what is missing is removed. */
const contractBody = v.object({ ...contractDraftSchema.entries, materials: wire.list(contractLine) })

/** The bodies of writes, read by the embedded API with the same schemas. Others are in `members.ts`. */
export const BODIES: ReadonlyMap<Endpoint, Body> = new Map([
  [feedbackEndpoints.send, one(feedbackInput)],
  [applicationEndpoints.saveCompany, one(companySchema)],
  [applicationEndpoints.saveBank, one(bankSchema)],
  [applicationEndpoints.submit, one(storeSchema)],
  [memberEndpoints.save, one(profileInput)],
  [memberEndpoints.changePhone, texts('oldMobile', 'oldCode', 'mobile', 'code')],
  [passwordEndpoints.verifyPhone, texts('mobile', 'code')],
  [passwordEndpoints.reset, texts('password')],
  [passwordEndpoints.change, texts('password', 'newPassword')],
  [registrationEndpoints.register, texts('username', 'password', 'mobilePhone', 'code')],
  [registrationEndpoints.signIn, texts('mobile', 'code')],
  [afterSaleEndpoints.review, one(approvalInput)],
  [labelEndpoints.add, one(labelInput)],
  [labelEndpoints.update, one(labelInput)],
  [commentEndpoints.reply, one(replyBody)],
  [complaintEndpoints.appeal, one(appealBody)],
  [skuEndpoints.setStocks, rowsOf(stockBody)],
  [skuEndpoints.setAlert, one(stockBody)],
  [skuEndpoints.setAlerts, rowsOf(stockBody)],
  [goodsChangeEndpoints.add, one(changeBody)],
  [mallOrderEndpoints.editPrice, texts('orderPrice')],
  [mallOrderEndpoints.remark, texts('sellerRemark')],
  [mallOrderEndpoints.cancel, texts('reason')],
  [mallOrderEndpoints.editConsignee, one(consigneeBody)],
  [mallOrderEndpoints.shipAll, one(parcelBody)],
  [mallOrderEndpoints.shipPart, one(v.object({ ...parcelBody.entries, ...shipPartBody.entries }))],
  [couponEndpoints.add, one(couponBody)],
  [couponEndpoints.update, one(couponBody)],
  [couponEndpoints.setStatus, texts('couponIds', 'startTime', 'endTime')],
  [fullDiscountEndpoints.add, one(fullDiscountBody)],
  [fullDiscountEndpoints.update, one(fullDiscountBody)],
  [fullDiscountEndpoints.setStatus, texts('startTime', 'endTime')],
  [groupBuyEndpoints.add, one(groupBuyBody)],
  [groupBuyEndpoints.update, one(groupBuyBody)],
  [groupBuyEndpoints.setStatus, texts('startTime', 'endTime')],
  [seckillEndpoints.apply, rowsOf(applyBody)],
  [distributionGoodsEndpoints.add, one(commissionBody)],
  [distributionGoodsEndpoints.update, one(commissionBody)],
  [studioEndpoints.add, one(studioInput)],
  [studioEndpoints.edit, one(studioInput)],
  [studioEndpoints.addGoods, texts('goodsId')],
  [liveGoodsEndpoints.add, rowsOf(liveGoodsInput)],
  [contactEndpoints.add, one(contactInput)],
  [contractEndpoints.create, one(contractBody)],
  [contractEndpoints.update, one(contractBody)],
  [contractEndpoints.updateAndCommit, one(contractBody)],
  [deliveryEndpoints.void, texts('id', 'reason')],
  [deliveryEndpoints.add, one(deliverDraftSchema)],
  [supplementaryEndpoints.save, one(supplementarySchema)],
  [settlementEndpoints.confirm, texts('id', 'totalAmountTax')],
  [settlementEndpoints.object, texts('id', 'reason')],
  [disputeEndpoints.save, one(disputeDraftSchema)],
  [driverEndpoints.add, one(driverInput)],
  [driverEndpoints.update, one(driverInput)],
  [carEndpoints.add, one(carInput)],
  [carEndpoints.update, one(carInput)],
  [templateEndpoints.add, one(templateInput)],
  [templateEndpoints.update, one(templateInput)],
  [settingEndpoints.saveBase, one(baseInput)],
  [logisticsEndpoints.save, one(waybillAccountInput)],
  [clerkEndpoints.add, one(v.object({ ...clerkInput.entries, roles: wire.text(), departmentId: wire.text() }))],
  [departmentEndpoints.add, one(departmentInput)],
  [departmentEndpoints.update, one(departmentInput)],
  [departmentEndpoints.saveRoles, rowsOf(departmentRoleSchema)],
  [roleEndpoints.add, one(roleInput)],
  [roleEndpoints.update, one(roleInput)],
  [roleEndpoints.saveMenus, rowsOf(roleMenuSchema)],
  [storeAddressEndpoints.add, one(addressInput)],
  [storeAddressEndpoints.update, one(addressInput)],
])
