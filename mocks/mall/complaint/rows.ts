import type { ComplainStatus, Speaker } from '#features/mall/complaint/model'
import { table } from '#mocks/kernel/store/table'

/** A message in a complaint. */
export type MessageRow = {
  id: string
  createTime: string
  content: string
  owner: Speaker
  ownerName: string
  ownerId: string
}

/** A complaint of a buyer. Money is decimal text in yuan. */
export type ComplaintRow = {
  id: string
  complainTopic: string
  content: string
  images: string
  complainStatus: ComplainStatus
  appealContent: string
  appealTime: string
  appealImages: string
  orderSn: string
  orderItemSn: string
  orderTime: string
  goodsName: string
  goodsUnit: string
  goodsId: string
  skuId: string
  goodsPrice: string
  goodsImage: string
  num: number
  freightPrice: string
  orderPrice: string
  logisticsNo: string
  storeId: string
  storeName: string
  memberId: string
  memberName: string
  consigneeName: string
  consigneeAddressPath: string
  consigneeMobile: string
  arbitrationResult: string
  createBy: string
  createTime: string
  messages: readonly MessageRow[]
}

export const complaintTables = { complaints: table<ComplaintRow>() }
