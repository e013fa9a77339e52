import { expect, it } from 'vitest'
import { newsOfSettlement } from '#mocks/account/message/rules'
import { db } from '#mocks/areas'

const settlement = db.settlements.find(({ settlementCode }) => settlementCode === 'JS202403-00015')

it.each([
  ['post', '结算单 JS202403-00015 已结算'],
  ['fail', undefined],
  ['an action without a word', '结算单 JS202403-00015 待对账'],
])('a step on a settlement is told: %s', (action, title) => {
  expect(settlement && newsOfSettlement(settlement, action)?.title).toBe(title)
})
