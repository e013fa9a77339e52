import { describe, expect, it } from 'vitest'
import { allowedActions, nextStatus } from '#domain/status'
import { auditTransitions, isLow, marketTransitions, reasonOf, stockError } from '#features/mall/goods/model'
import { type AuthFlag, type MarketEnable, statusOfGoods } from '#features/mall/sale/model'

describe('statuses', () => {
  it.each<[MarketEnable, 'up' | 'under' | 'delete', string | null]>([
    ['DOWN', 'up', 'UPPER'],
    ['DOWN', 'under', null],
    ['DOWN', 'delete', 'DOWN'],
    ['UPPER', 'up', null],
    ['UPPER', 'under', 'DOWN'],
    ['UPPER', 'delete', 'DOWN'],
  ])('%s, %s: %s', (from, action, to) => expect(nextStatus(marketTransitions, from, action)).toBe(to))

  it.each<[AuthFlag, readonly string[]]>([
    ['TOBEAUDITED', ['update', 'pass', 'refuse']],
    ['PASS', ['update']],
    ['REFUSE', ['update']],
  ])('a product whose review is in %s allows %s', (from, actions) => {
    expect(allowedActions(auditTransitions, from)).toEqual(actions)
    expect(nextStatus(auditTransitions, from, 'update')).toBe('TOBEAUDITED')
  })

  it.each<[MarketEnable, AuthFlag, string, string]>([
    ['UPPER', 'PASS', 'UPPER', ''],
    ['DOWN', 'PASS', 'DOWN', '停产'],
    ['UPPER', 'TOBEAUDITED', 'TOBEAUDITED', ''],
    ['DOWN', 'TOBEAUDITED', 'TOBEAUDITED', '停产'],
    ['DOWN', 'REFUSE', 'REFUSE', '图片不清'],
  ])('%s and %s are in the tab %s with the reason %s', (marketEnable, authFlag, tab, reason) => {
    const goods = { marketEnable, authFlag, authMessage: '图片不清', underMessage: '停产' }
    expect([statusOfGoods(goods), reasonOf(goods)]).toEqual([tab, reason])
  })
})

describe('stocks', () => {
  it.each([
    ['0', true],
    ['99999999', true],
    ['1,000', true],
    ['', false],
    ['1.5', false],
    ['-1', false],
    ['100000000', false],
    ['ten', false],
  ])('%s is valid: %s', (typed, isRight) => expect(stockError(typed) === null).toBe(isRight))

  it.each<[string | null, string | null, boolean]>([
    ['10', '10', true],
    ['11', '10', false],
    ['0', '0', true],
    [null, '10', false],
    ['1', null, false],
  ])('%s with an alert value of %s is low: %s', (quantity, alertQuantity, low) =>
    expect(isLow({ quantity, alertQuantity })).toBe(low),
  )
})
