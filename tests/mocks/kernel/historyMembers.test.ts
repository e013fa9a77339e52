import { describe, expect, it } from 'vitest'
import type { Fields } from '#domain/field'
import { pageFields } from '#features/mall/decoration/fields'
import { goodsFields } from '#features/mall/goods/fields'
import { lineLogFields } from '#features/procurement/contract/detail/lineLogFields'
import { contractFields } from '#features/procurement/contract/fields'
import { deliveryNoteFields } from '#features/procurement/delivery/fields'
import { disputeFields } from '#features/procurement/dispute/fields'
import { carFields, driverFields } from '#features/procurement/fleet/fields'
import { driverRequests } from '#features/procurement/fleet/requests'
import { couponFields } from '#features/promotion/coupon/fields'
import { fullDiscountFields } from '#features/promotion/fullDiscount/fields'
import { groupBuyFields } from '#features/promotion/groupBuy/fields'
import { studioFields } from '#features/promotion/live/fields'
import { seckillFields } from '#features/promotion/seckill/fields'
import { addressFields } from '#features/store/address/fields'
import type { ChangedRecord } from '#features/store/changeLog/model'
import { clerkFields } from '#features/store/clerk/fields'
import { departmentFields } from '#features/store/department/fields'
import { templateFields } from '#features/store/freight/fields'
import { logisticsFields } from '#features/store/logistics/fields'
import { roleFields } from '#features/store/role/fields'
import { shopLogFields } from '#features/store/setting/fields'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { pageHistory } from '#mocks/mall/decoration/historyRules'
import { goodsMembers } from '#mocks/mall/goods/historyRules'
import { contractLineMembers, contractMembers } from '#mocks/procurement/contract/logRules'
import { claimMembers } from '#mocks/procurement/dispute/area'
import { carHistory, driverHistory } from '#mocks/procurement/fleet/historyRules'
import { noteMembers } from '#mocks/procurement/supplementary/handlers'
import { couponHistory } from '#mocks/promotion/coupon/historyRules'
import { fullDiscountHistory } from '#mocks/promotion/fullDiscount/historyRules'
import { groupBuyHistory } from '#mocks/promotion/groupBuy/historyRules'
import { studioHistory } from '#mocks/promotion/live/historyRules'
import { seckillHistory } from '#mocks/promotion/seckill/historyRules'
import { addressHistory } from '#mocks/store/address/historyRules'
import { clerkMembers } from '#mocks/store/clerk/handlers'
import { departmentMembers } from '#mocks/store/department/area'
import { freightHistory } from '#mocks/store/freight/historyRules'
import { logisticsHistory } from '#mocks/store/logistics/historyRules'
import { roleMembers } from '#mocks/store/role/area'
import { shopMembers } from '#mocks/store/setting/handlers'

type History = [members: readonly string[], fields: Fields]

/** What each history compares, and the fields by which its screen labels it. */
const histories: Record<ChangedRecord['kind'] | 'CONTRACT' | 'CONTRACT_LINE' | 'NOTE' | 'SHEET' | 'GOODS', History> = {
  SHOP: [shopMembers, shopLogFields],
  CLERK: [clerkMembers, clerkFields],
  ROLE: [roleMembers, roleFields],
  DEPARTMENT: [departmentMembers, departmentFields],
  ADDRESS: [addressHistory.members, addressFields],
  FREIGHT: [freightHistory.members, templateFields],
  LOGISTICS: [logisticsHistory.members, logisticsFields],
  DRIVER: [driverHistory.members, driverFields],
  CAR: [carHistory.members, carFields],
  PAGE: [pageHistory.members, pageFields],
  COUPON: [couponHistory.members, couponFields],
  FULL_DISCOUNT: [fullDiscountHistory.members, fullDiscountFields],
  PINTUAN: [groupBuyHistory.members, groupBuyFields],
  SECKILL: [seckillHistory.members, seckillFields],
  STUDIO: [studioHistory.members, studioFields],
  CONTRACT: [contractMembers, contractFields],
  CONTRACT_LINE: [contractLineMembers, lineLogFields],
  NOTE: [noteMembers, deliveryNoteFields],
  SHEET: [claimMembers, disputeFields],
  GOODS: [goodsMembers, goodsFields],
}

describe('the history of a record', () => {
  it('compares every member of the body that writes it, but those left out', () => {
    const all = Object.keys(driverRequests.add.schema.entries)
    expect(historyMembers(driverRequests.add)).toEqual(all)
    expect(historyMembers(driverRequests.add, ['idCardNo', 'defaultCarId'])).toEqual(
      all.filter((name) => name !== 'idCardNo' && name !== 'defaultCarId'),
    )
  })

  it('tells what share of a coupon the shop bears', () => {
    expect(couponHistory.members).toContain('storeCommission')
  })

  it.each(Object.entries(histories))('%s has a word for each member', (_kind, [members, fields]) => {
    expect(members.filter((name) => !Object.hasOwn(fields, name))).toEqual([])
  })
})
