import { describe, expect, it } from 'vitest'
import { text } from '#domain/text'
import { adjustErrors, changedValues } from '#features/promotion/activity/adjust/model'

const before = { promotionName: '满减', endTime: '2026-11-30 23:59:59', publishNum: '100', couponLimitNum: '0' }
const COUNTS = ['publishNum', 'couponLimitNum']
const errorsOf = (changes: Partial<typeof before>, errors = {}) =>
  adjustErrors({ ...before, ...changes }, before, errors, COUNTS)

it('sends only the values that differ from what the dialog began with', () => {
  expect(changedValues({ ...before, publishNum: '200' }, before)).toEqual({ publishNum: '200' })
  expect(changedValues(before, before)).toEqual({})
})

describe('an activity that has begun', () => {
  it.each<[Partial<typeof before>, string | undefined]>([
    [{ endTime: '2026-11-30 23:59:58' }, 'endTime'],
    [{ endTime: '2026-12-30 23:59:59' }, undefined],
    [{ publishNum: '99' }, 'publishNum'],
    [{ publishNum: '101' }, undefined],
    // 0 is no limit: the most there can be.
    [{ publishNum: '0' }, undefined],
    [{ couponLimitNum: '5' }, 'couponLimitNum'],
    [{}, undefined],
  ])('with %j has an error at %s', (changes, name) => {
    expect(Object.keys(errorsOf(changes))).toEqual(name ? [name] : [])
  })

  it('has the errors of the form that are about what is asked, and no others', () => {
    const errors = { promotionName: text('请填写活动名称'), fullMoney: text('请输入正确金额') }
    expect(errorsOf({ promotionName: '' }, errors)).toEqual({ promotionName: errors.promotionName })
  })
})
