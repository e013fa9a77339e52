import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { type Activity, type PromotionType, toActivity } from '#features/mall/activity/model'
import {
  allDiscounts,
  batchFault,
  besides,
  discountText,
  marginOf,
  newScope,
  type PriceGoods,
  priceErrors,
  scopeBody,
  scopeErrors,
  toScopeInput,
  withBatch,
  withPicked,
} from '#features/promotion/activity/model'
import { quickPeriods } from '#features/promotion/activity/period/quickPeriods'
import { baseName, datedName, firstOfSeries, seriesOf, usualRepeat } from '#features/promotion/activity/period/series'

const row = (own: Partial<PriceGoods> = {}): PriceGoods => ({
  key: 'a',
  skuId: 'a',
  goodsId: 'g',
  goodsName: '电钻',
  thumbnail: '',
  originalPrice: '100',
  quantity: '9',
  price: '',
  stock: '',
  discount: '',
  ...own,
})

describe('a series', () => {
  const first = { startTime: '2026-01-30 09:00:00', endTime: '2026-01-31 23:59:59' }
  it.each([
    ['day', ['2026-01-30', '2026-01-31', '2026-02-01'], ['2026-01-31', '2026-02-01', '2026-02-02']],
    ['week', ['2026-01-30', '2026-02-06', '2026-02-13'], ['2026-01-31', '2026-02-07', '2026-02-14']],
    // February has no 30th, and its last day is the last of a month as before.
    ['month', ['2026-01-30', '2026-02-28', '2026-03-30'], ['2026-01-31', '2026-02-28', '2026-03-31']],
  ] as const)('each %s keeps the time of day and the days', (every, starts, ends) => {
    const periods = seriesOf(first, { every, count: 3 })
    expect(periods.map(({ startTime }) => startTime)).toEqual(starts.map((day) => `${day} 09:00:00`))
    expect(periods.map(({ endTime }) => endTime)).toEqual(ends.map((day) => `${day} 23:59:59`))
  })

  it.each([
    ['2026-02-03', '2026-02-06'],
    ['2026-02-05', '2026-02-06'],
    ['2026-02-06', '2026-02-13'],
  ])('begins after %s on the weekday of the activity, a Friday: %s', (today, day) => {
    const { startTime, endTime } = firstOfSeries(first, usualRepeat(first), today)
    expect([startTime, endTime.slice(11)]).toEqual([`${day} 09:00:00`, '23:59:59'])
  })

  it('of an activity of a month begins with the next month, and of a closed one has no time yet', () => {
    const month = { startTime: '2026-01-01 00:00:00', endTime: '2026-01-31 23:59:59' }
    expect(firstOfSeries(month, usualRepeat(month), '2026-01-20')).toEqual({
      startTime: '2026-02-01 00:00:00',
      endTime: '2026-02-28 23:59:59',
    })
    const closed = { startTime: '', endTime: '' }
    expect(firstOfSeries(closed, usualRepeat(closed), '2026-01-20')).toEqual(closed)
    const broken = { startTime: '?', endTime: '?' }
    expect(firstOfSeries(broken, { every: 'month', count: 4 }, '2026-01-20')).toEqual(broken)
  })
})

describe('the names of a series', () => {
  const from = (startTime: string) => ({ startTime, endTime: '' })
  it.each([
    ['周五满减', '2026-12-04', '周五满减 12-04'],
    // A copy of a copy has one date.
    ['周五满减 11-27', '2026-12-04', '周五满减 12-04'],
    ['周五满减 2025-11-27', '2026-12-04', '周五满减 12-04'],
    ['周五满减', '2027-01-08', '周五满减 2027-01-08'],
    ['冬季室内装修涂料防水五金工具拼团活动', '2027-01-08', '冬季室内装修涂料防水五金工具 2027-01-08'],
  ])('%s on %s: %s', (name, day, dated) => {
    const found = datedName(baseName(name, 25), from(`${day} 00:00:00`), from('2026-12-04 00:00:00'))
    expect(found).toBe(dated)
    expect(found.length).toBeLessThanOrEqual(25)
  })
})

describe('usual periods', () => {
  const of = (chosen: string, now: string) =>
    quickPeriods(chosen, now).map(({ label, startTime, endTime }) => `${plain(label)}: ${startTime} ~ ${endTime}`)
  it('begin tomorrow, on the weekend that comes, or at a chosen start', () => {
    // A Wednesday.
    expect(of('', '2026-11-25 12:00:00')).toEqual([
      '本周末: 2026-11-28 00:00:00 ~ 2026-11-29 23:59:59',
      '7 天: 2026-11-26 00:00:00 ~ 2026-12-02 23:59:59',
      '30 天: 2026-11-26 00:00:00 ~ 2026-12-25 23:59:59',
      '到月底: 2026-11-26 00:00:00 ~ 2026-11-30 23:59:59',
    ])
  })

  it.each([
    ['that comes', '2026-11-27 09:00:00', '2026-12-03'],
    // 此刻: a minute later it has passed.
    ['of a minute ago', '2026-11-25 11:59:00', '2026-12-01'],
    ['of this morning', '2026-11-25 08:00:00', '2026-12-01'],
    ['of some days ago', '2026-11-01 09:00:00', '2026-12-01'],
  ])('leave a start %s as it was chosen', (_, chosen, day) => {
    const periods = of(chosen, '2026-11-25 12:00:00')
    expect(periods).toContain(`7 天: ${chosen} ~ ${day} 23:59:59`)
    expect(periods.filter((one) => !one.includes(`: ${chosen} ~`))).toEqual([])
  })

  it.each([
    ['2026-11-28 10:00:00', '2026-11-28 10:00:00'],
    ['2026-11-29 10:00:00', '2026-11-29 10:00:00'],
    ['2026-11-27 10:00:00', '2026-11-27 10:00:00'],
    ['', '2026-11-28 00:00:00'],
  ])('the weekend with a start at %s begins at %s', (chosen, startTime) => {
    expect(of(chosen, '2026-11-25 12:00:00')[0]).toBe(`本周末: ${startTime} ~ 2026-11-29 23:59:59`)
  })

  it('the weekend before a chosen start is not offered', () => {
    expect(of('2026-12-31 20:00:00', '2026-11-25 12:00:00').map((one) => one.split(':')[0])).toEqual([
      ...['7 天', '30 天', '到月底'],
    ])
  })

  it.each(['2026-11-28 12:00:00', '2026-11-29 12:00:00'])('on the weekend day %s offer the next weekend', (now) => {
    expect(of('', now)[0]).toBe('下周末: 2026-12-05 00:00:00 ~ 2026-12-06 23:59:59')
  })
})

describe('the prices of an activity', () => {
  it.each([
    ['90', null],
    ['0.01', null],
    ['100', '拼团价应低于原价'],
    ['100.01', '拼团价应低于原价'],
    ['0', '拼团价应大于0'],
    ['-1', '拼团价不能小于0'],
    ['1.005', '拼团价最多保留2位小数'],
    ['', '请填写拼团价'],
    ['便宜', '拼团价应为数字'],
  ])('%j: %s', (price, error) => {
    const [found] = Object.values(priceErrors([row({ price })], '拼团价'))
    expect(found ? plain(found) : null).toBe(error)
  })

  it.each([
    [{ percent: '88.5', minus: '', stock: '' }, '33.33', '29.50'],
    [{ percent: '', minus: '3.5', stock: '' }, '33.33', '29.83'],
    [{ percent: '', minus: '', stock: '7' }, '33.33', ''],
    [{ percent: '33', minus: '', stock: '' }, '', ''],
  ])('by %j of %s: %s', (batch, originalPrice, price) => {
    expect(withBatch(row({ originalPrice }), batch)).toMatchObject({ price, stock: batch.stock })
  })

  it.each([
    [{ percent: '100', minus: '', stock: '' }, '百分比应在 0 到 100 之间'],
    [{ percent: 'x', minus: '', stock: '' }, '百分比应在 0 到 100 之间'],
    [{ percent: '', minus: '-2', stock: '' }, '请输入正确金额'],
    [{ percent: '', minus: '', stock: '1.5' }, '请输入正整数'],
    [{ percent: '99.9', minus: '', stock: '3' }, null],
  ])('a batch of %j: %s', (batch, error) => {
    const fault = batchFault(batch)
    expect(fault && plain(fault)).toBe(error)
  })

  it.each([
    ['85', '8.5 折'],
    ['33.33', '3.33 折'],
    ['', '—'],
    // A wrong price has no discount.
    ['100', '—'],
    ['120', '—'],
    ['0', '—'],
    ['-5', '—'],
    ['1.005', '—'],
    ['便宜', '—'],
  ])('%s of 100 is %s', (price, words) => {
    expect(plain(discountText(row({ price })))).toBe(words)
  })

  it.each([
    ['80', '60', '25'],
    ['80', '82', '-2.5'],
    ['80', '', undefined],
    ['80', '0', undefined],
    // What a form without a cost sends.
    ['80', '1.00', undefined],
    ['0', '60', undefined],
    ['', '60', undefined],
  ])('of %s for what cost %s have a margin of %s percent', (price, cost, margin) => {
    expect(marginOf(row({ price, cost }))?.toFixed()).toBe(margin)
  })
})

describe('picked products', () => {
  it('keep what was typed for those that stay, follow with new ones, and drop the others', () => {
    const rows = [row({ price: '88' }), row({ key: 'b', skuId: 'b' })]
    const picked = [
      { id: 'c', goodsName: '扳手', price: '12.5', quantity: '3' },
      { id: 'a', goodsName: '电钻' },
    ]
    const next = withPicked(rows, picked, (goods) => ({ ...goods, price: '', stock: '', discount: '' as const }))
    expect(next.map(({ skuId, price, originalPrice }) => [skuId, price, originalPrice])).toEqual([
      ['a', '88', '100'],
      ['c', '', '12.50'],
    ])
  })
})

describe('a scope', () => {
  const scope = { ...newScope, scopeGoods: [row()], scopeCategories: ['c1', 'c2'], scopeLabels: ['l1'] }
  it.each([
    ['ALL', '', 0],
    ['PORTION_GOODS', 'a', 1],
    ['PORTION_GOODS_CATEGORY', 'c1,c2', 0],
    ['PORTION_SHOP_CATEGORY', 'l1', 0],
  ] as const)('of %s is sent as %j', (scopeType, scopeId, count) => {
    const body = scopeBody({ ...scope, scopeType })
    expect([body.scopeId, body.promotionGoodsList.length]).toEqual([scopeId, count])
    const back = toScopeInput({ scopeType, scopeId, promotionGoodsList: [] })
    expect(back.scopeType).toBe(scopeType)
    expect(scopeErrors({ ...scope, scopeType })).toEqual({})
  })

  it.each([
    ['PORTION_GOODS', 'scopeGoods', '请选择指定商品'],
    ['PORTION_GOODS_CATEGORY', 'scopeCategories', '请选择商品分类'],
    ['PORTION_SHOP_CATEGORY', 'scopeLabels', '请选择店铺分类'],
  ] as const)('of %s without any names its field', (scopeType, name, error) => {
    expect(scopeErrors({ ...newScope, scopeType })).toEqual({ [name]: { text: error } })
  })
})

describe('what runs beside an activity', () => {
  const runs = { startTime: '2026-05-01 00:00:00', endTime: '2026-05-09 23:59:59' }
  const one = (id: string, own: Partial<Activity>) =>
    toActivity({ promotionType: 'COUPON', ...runs, scopeType: 'PORTION_GOODS', ...own, id })
  it('is another one at the same time, that may have a product in common', () => {
    const own = one('own', { scopeId: 'a,b' })
    const others = [
      own,
      one('same', { scopeId: 'b,c' }),
      one('other', { scopeId: 'c' }),
      one('all', { scopeType: 'ALL' }),
      one('category', { scopeType: 'PORTION_GOODS_CATEGORY', scopeId: 'c1' }),
      one('later', { scopeType: 'ALL', startTime: '2026-05-10 00:00:00', endTime: '2026-05-11 00:00:00' }),
      one('own', { promotionType: 'PINTUAN', scopeId: 'a' }),
    ]
    expect(besides(own, others).map(({ promotionType, id }) => `${promotionType} ${id}`)).toEqual([
      ...['COUPON same', 'COUPON all', 'COUPON category', 'PINTUAN own'],
    ])
  })
})

describe('two activities at the same time', () => {
  const of = (promotionType: PromotionType, own: Partial<Activity>) =>
    toActivity({ promotionType, scopeType: 'PORTION_GOODS', ...own })

  it('meet at any time when one is a coupon that counts from its receipt', () => {
    const period = { startTime: '2026-01-01 00:00:00', endTime: '2026-01-02 00:00:00' }
    const coupon = of('COUPON', { id: 'coupon', scopeType: 'ALL', rangeDayType: 'DYNAMICTIME', effectiveDays: 30 })
    expect(besides(of('FULL_DISCOUNT', { scopeType: 'ALL', ...period }), [coupon])).toEqual([coupon])
    expect(besides(of('FULL_DISCOUNT', { scopeType: 'ALL', ...period }), [{ ...coupon, rangeDayType: '' }])).toEqual([])
  })
})

describe('the effect of an activity', () => {
  it.each([
    ['1000.00', '879.50', '120.50'],
    ['0.30', '0.10', '0.20'],
    ['1000.00', '1000.00', '0.00'],
    [null, '800.00', null],
    ['1000.00', null, null],
  ])('of goods for %s, paid %s: all activities took %s', (goodsPrice, flowPrice, all) => {
    const figures = { goodsPrice, flowPrice } as Parameters<typeof allDiscounts>[0]
    expect(allDiscounts(figures)).toBe(all)
  })
})
