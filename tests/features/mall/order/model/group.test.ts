import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { groupText } from '#features/mall/order/model/group'

it.each([
  [{ requiredNum: 5, joinedNum: 2, endTime: '2026-12-05 18:00:00' }, '已参团 2 人，还差 3 人，12-05 18:00 截止'],
  [{ requiredNum: 5, joinedNum: null, endTime: '' }, '已参团 0 人，还差 5 人'],
  [{ requiredNum: 3, joinedNum: 4, endTime: '' }, '已参团 4 人，还差 0 人'],
  [{ requiredNum: null, joinedNum: 2, endTime: '' }, null],
  [null, null],
])('of the group %j is said: %s', (group, said) => {
  const found = groupText({ group })
  expect(found && plain(found)).toBe(said)
})
