import { expect, it } from 'vitest'
import { pageRules } from '#features/mall/decoration/model/kind/pageRules'
import { siteKinds } from '#features/mall/decoration/model/kind/siteKinds'
import { keyed } from '#features/mall/decoration/site/keyed'

const rules = pageRules(siteKinds, keyed)

it('blocks that open a page have no key, each of the others has its own, a duplicate too', () => {
  expect(rules.newBlock('navBar')).not.toHaveProperty('key')
  const [one, other] = [rules.newBlock('seckill'), rules.newBlock('seckill')]
  expect(one.key).not.toBe(other.key)
  expect(one.model).toBe(`seckill_${one.key}`)
  const copy = JSON.parse(rules.copyOf(JSON.stringify(one)))
  expect(copy).toEqual({ ...one, key: expect.any(String), model: `seckill_${copy.key}` })
  expect(copy.key).not.toBe(one.key)
})
