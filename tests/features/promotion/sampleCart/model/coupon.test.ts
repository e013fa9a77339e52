import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { MemberCoupon } from '#features/mall/member/model'
import { holdError, receivedAt } from '#features/promotion/sampleCart/model/coupon'
import { coupon, NOON } from '#tests/features/promotion/sampleCart/carts'

const used = { couponId: 'k', isUsable: false }
const held = { couponId: 'k', isUsable: true }

describe('a coupon', () => {
  it.each([
    ['is received by a new buyer', {}, [], null],
    ['is held', { couponLimitNum: 1 }, [held], null],
    ['is held though all are gone', { publishNum: 3, receivedNum: 3 }, [held], null],
    ['given with activities is held', { getType: 'ACTIVITY' }, [held], null],
    ['given with activities cannot be received', { getType: 'ACTIVITY' }, [], '只随满额活动赠送'],
    ['is gone', { publishNum: 3, receivedNum: 3 }, [], '已经领完'],
    ['was received as often as allowed', { couponLimitNum: 2 }, [used, used], '每人限领 2 张，买家已领过，没有可用的'],
    ['can be received again', { couponLimitNum: 2 }, [used], null],
    ['can be received without a limit', { couponLimitNum: 0 }, [used, used], null],
    ['is another than was received', { couponLimitNum: 1 }, [{ ...used, couponId: 'other' }], null],
  ])('%s', (_what, own, received, expected) => {
    const error = holdError(coupon(own), { received })
    expect(error && plain(error)).toBe(expected)
  })

  it('that the buyer is said to have counts alone', () => {
    expect(holdError(coupon({ publishNum: 3, receivedNum: 3 }), { couponIds: ['k'] })).toBeNull()
    expect(plain(holdError(coupon({}), { couponIds: [] }) ?? { text: '' })).toBe('买家没有这张优惠券')
  })
})

it('what a buyer received counts from its receipt, and can be used until it expires', () => {
  const row = (own: Partial<MemberCoupon>) =>
    ({
      id: '1',
      couponId: 'k',
      memberCouponStatus: 'NEW',
      createTime: '2026-05-01 09:00:00',
      endTime: '2026-05-31 23:59:59',
      ...own,
    }) as MemberCoupon
  const rows = [
    row({}),
    row({ memberCouponStatus: 'USED' }),
    row({ endTime: '2026-05-06 12:29:59' }),
    row({ createTime: '2026-05-06 12:30:01' }),
  ]
  expect(receivedAt(rows, NOON)).toEqual([held, used, used])
})
