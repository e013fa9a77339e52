import { memberEndpoints } from '#features/mall/member/endpoints'
import type { Member } from '#features/mall/member/model'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { isGranted } from '#mocks/kernel/auth/permission'
import { listRoute } from '#mocks/kernel/http/crud'
import { notOwn } from '#mocks/kernel/http/reply'
import { type Call, readRoute } from '#mocks/kernel/http/route'
import { containing, during, equalTo, type Filters, filtered, inRange, pageBy } from '#mocks/kernel/store/listing'
import { receivedBy } from '#mocks/promotion/coupon/receivedRules'
import { phoneRecords } from '#mocks/store/changeLog/rows'
import { logInShop, REVEAL } from '#mocks/store/changeLog/rules'
import { footprintsOf } from './footprints'
import { membersOf, memberView, sumsView } from './rules'

const GRANT = 'member'

const filters: Filters<Member> = {
  ...containing('memberName', 'mobile'),
  ...during('lastOrderTime', 'startTime', 'endTime'),
  paymentAmount: inRange(({ paymentAmount }) => paymentAmount),
}

const footprintFilters: Filters<ReturnType<typeof footprintsOf>[number]> = {
  ...equalTo('memberId', 'goodsId'),
  ...containing('goodsName', 'memberName'),
}

/** The buyers of a shop. They are derived from its documents, so that their figures equal them. */
export const area = defineArea({
  routes: [
    readRoute(memberEndpoints.page, GRANT, (call) => {
      const rows = membersOf(call.account.supplierId)
      return {
        ...pageBy(rows, call, { filters, newestBy: ['lastOrderTime', 'id'], view: memberView }),
        summary: sumsView(filtered(rows, call, filters)),
      }
    }),
    listRoute(memberEndpoints.footprints, GRANT, ({ account }) => footprintsOf(account.supplierId), {
      filters: footprintFilters,
      newestBy: ['createTime', 'id'],
    }),
    readRoute(memberEndpoints.detail, GRANT, (call) => memberView(memberOf(call))),
    listRoute(memberEndpoints.coupons, GRANT, (call) => receivedBy(call.account.supplierId, memberOf(call).id)),
  ],
  extends: [
    phoneRecords.with((call, { kind, id }) => {
      if (kind !== 'MEMBER' || !isGranted(call.account, GRANT, 'view')) return null
      const member = findMember(call, id)
      return member ? (label) => logInShop(call, REVEAL, `${member.memberName} ${label}`) : null
    }),
  ],
  grants: { [GRANT]: {} },
  menu: screensIn('order', { grant: GRANT, variants: ['material'] }, [
    [50, 'memberList', '会员管理', 'members', 'member/memberList'],
  ]),
})

function findMember({ account }: Call, id: string | undefined): Member | undefined {
  return membersOf(account.supplierId).find((member) => member.id === id)
}

/**
 * The member in the path.
 *
 * @throws Refusal for one who never ordered in the caller's shop
 */
function memberOf(call: Call): Member {
  const member = findMember(call, call.params.id)
  if (!member) throw notOwn()
  return member
}
