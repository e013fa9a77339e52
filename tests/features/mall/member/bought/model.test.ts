import { describe, expect, it } from 'vitest'
import { boughtByMember, type MemberOrder, membersWho } from '#features/mall/member/bought/model'

const order = (memberId: string, paymentTime: string, goods: string[], payStatus = 'PAID'): MemberOrder => ({
  memberId,
  payStatus: payStatus as MemberOrder['payStatus'],
  paymentTime,
  orderItems: goods.map((goodsId) => ({ goodsId })),
})

const ORDERS = [
  order('a', '2026-03-05 10:00:00', ['steel', 'steel', 'cement']),
  order('a', '2026-01-02 08:00:00', ['steel']),
  order('a', '', ['paint'], 'UNPAID'),
  order('a', '2026-06-01 08:00:00', ['paint'], 'CANCEL'),
  order('b', '2025-11-30 23:59:59', ['cement']),
  order('', '2026-04-01 08:00:00', ['steel']),
]
const MEMBERS = ['a', 'b', 'c'].map((id) => ({ id }))

it('what a member bought are the paid orders, by product those with it', () => {
  const bought = boughtByMember(ORDERS)
  expect([...bought.keys()]).toEqual(['a', 'b'])
  expect(bought.get('a')).toEqual({
    boughtNum: 2,
    boughtTime: '2026-03-05 10:00:00',
    products: new Map([
      ['steel', { boughtNum: 2, boughtTime: '2026-03-05 10:00:00' }],
      ['cement', { boughtNum: 1, boughtTime: '2026-03-05 10:00:00' }],
    ]),
  })
})

describe('members by purchases', () => {
  it.each([
    [{}, 'a2 b1 c0'],
    [{ boughtGoodsId: 'steel' }, 'a2'],
    [{ boughtGoodsId: 'cement' }, 'a1 b1'],
    [{ boughtGoodsId: 'paint' }, ''],
    [{ boughtFrom: '2026-01-01 00:00:00' }, 'a2'],
    [{ boughtTo: '2026-03-04 23:59:59' }, 'b1'],
    [{ boughtFrom: '2025-11-30 00:00:00', boughtTo: '2025-11-30 23:59:59' }, 'b1'],
    [{ boughtBefore: '2025-12-01' }, 'b1'],
    [{ boughtBefore: '2025-11-30' }, ''],
    [{ boughtBefore: '2026-03-06' }, 'a2 b1'],
    // Bought again since, but not this product.
    [{ boughtGoodsId: 'cement', boughtBefore: '2026-01-01' }, 'b1'],
    [{ boughtNum: '2' }, 'a2'],
    [{ boughtNum: '_1' }, 'b1 c0'],
    [{ boughtNum: '0_0' }, 'c0'],
    [{ boughtNum: '1_1', boughtGoodsId: 'cement' }, 'a1 b1'],
    [{ boughtNum: '_5', boughtGoodsId: 'steel' }, 'a2'],
  ])('%j finds %s', (asked, found) => {
    const rows = membersWho(MEMBERS, boughtByMember(ORDERS), asked)
    expect(rows.map(({ id, boughtNum }) => `${id}${boughtNum}`).join(' ')).toBe(found)
  })
})
