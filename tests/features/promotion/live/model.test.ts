import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  epochSeconds,
  hostClashes,
  priceErrors,
  priceText,
  type StudioInput,
  statusAt,
  studioInput,
  toStudioBody,
  validateLiveGoods,
  validateStudio,
} from '#features/promotion/live/model'
import { saidAll } from '#tests/kit/said'

const NOW = '2026-03-01 10:00:00'
const room: StudioInput = {
  name: '工地直供夜',
  anchorName: '小海',
  anchorWechat: 'haichuan_live',
  startTime: '2026-03-01 10:15:00',
  endTime: '2026-03-01 10:45:00',
  feedsImg: '/a.png',
  coverImg: '/b.png',
  shareImg: '/c.png',
}

describe('a room', () => {
  it.each<[string, Partial<StudioInput>, Record<string, string>]>([
    ['complete: 15 minutes ahead, 30 minutes long', {}, {}],
    ['24 hours long', { endTime: '2026-03-02 10:15:00' }, {}],
    ['six months ahead', { startTime: '2026-09-01 10:00:00', endTime: '2026-09-01 11:00:00' }, {}],
    ['a title of 2', { name: '直播' }, { name: '直播标题应为3-17个字' }],
    ['a title of 18', { name: '一二三四五六七八九十一二三四五六七八' }, { name: '直播标题应为3-17个字' }],
    ['a host of 1', { anchorName: '海' }, { anchorName: '主播昵称应为2-15个字' }],
    ['no host', { anchorName: ' ' }, { anchorName: '请填写主播昵称' }],
    ['no WeChat', { anchorWechat: '' }, { anchorWechat: '请填写主播微信号' }],
    ['14 minutes ahead', { startTime: '2026-03-01 10:14:59' }, { startTime: '开播时间至少要在15分钟以后' }],
    [
      'in the past',
      { startTime: '2026-03-01 09:59:59', endTime: '2026-03-01 10:45:00' },
      { startTime: '活动起始时间不能小于当前时间' },
    ],
    [
      'more than six months ahead',
      { startTime: '2026-09-01 10:00:01', endTime: '2026-09-01 11:00:00' },
      { startTime: '开播时间要在6个月以内' },
    ],
    ['29 minutes long', { endTime: '2026-03-01 10:44:59' }, { endTime: '直播时长要在30分钟到24小时之间' }],
    ['longer than a day', { endTime: '2026-03-02 10:16:00' }, { endTime: '直播时长要在30分钟到24小时之间' }],
    ['ending before it starts', { endTime: '2026-03-01 10:00:00' }, { endTime: '结束时间要晚于开播时间' }],
    ['no times', { startTime: '', endTime: '' }, { startTime: '请选择开播时间', endTime: '请选择结束时间' }],
    [
      'no pictures',
      { feedsImg: '', coverImg: '', shareImg: '' },
      { feedsImg: '请上传分享卡片封面', coverImg: '请上传直播间背景墙', shareImg: '请上传直播间分享图' },
    ],
  ])('%s', (_, change, errors) => {
    expect(saidAll(validateStudio({ ...room, ...change }, NOW))).toEqual(errors)
  })

  it.each([
    ['2026-03-01 10:14:59', 'NEW'],
    ['2026-03-01 10:15:00', 'START'],
    ['2026-03-01 10:44:59', 'START'],
    ['2026-03-01 10:45:00', 'END'],
  ])('at %s is %s', (now, status) => {
    expect(statusAt(room, now)).toBe(status)
  })

  it('travels with its times as epoch seconds, and is read as it was', () => {
    const body = toStudioBody({ ...room, name: ' 工地直供夜 ' })
    expect(body).toMatchObject({ name: '工地直供夜', startTime: '1772331300', endTime: '1772333100' })
    expect(v.parse(studioInput, body)).toEqual(room)
    expect(epochSeconds('')).toBe('')
  })
})

describe('a live price', () => {
  it.each<[string, [type: 1 | 2 | 3, price: string, price2: string], Record<string, string>]>([
    ['one cent', [1, '0.01', ''], {}],
    ['decimals', [1, '12.30', ''], {}],
    ['nothing', [1, '', ''], { price: '请填写价格' }],
    ['no number', [1, '九块', ''], { price: '价格应为数字' }],
    ['half a cent', [1, '0.005', ''], { price: '价格不能小于0.01' }],
    ['three decimals', [1, '1.234', ''], { price: '价格最多2位小数' }],
    ['too much', [1, '100000000', ''], { price: '价格不能大于99999999.99' }],
    ['a range', [2, '9.9', '10'], {}],
    ['a range without an end', [2, '9.9', ''], { price2: '请填写价格' }],
    ['a range of one price', [2, '10', '10.00'], { price2: '最高价要高于最低价' }],
    ['a range downwards', [2, '10', '9.9'], { price2: '最高价要高于最低价' }],
    ['a discount', [3, '10', '9.99'], {}],
    ['a discount of nothing', [3, '10', '10'], { price2: '现价要低于原价' }],
    ['a discount upwards', [3, '10', '11'], { price2: '现价要低于原价' }],
  ])('%s', (_, [priceType, price, price2], errors) => {
    expect(saidAll(priceErrors({ priceType, price, price2 }))).toEqual(errors)
  })

  it.each([
    [1, '¥1,234.50'],
    [2, '¥1,234.50 – ¥999.00'],
    [3, '¥999.00（原价 ¥1,234.50）'],
  ] as const)('of type %i is shown as %s', (priceType, shown) => {
    expect(plain(priceText({ priceType, price: '1234.5', price2: '999' }))).toBe(shown)
  })
})

it('live goods need a name', () => {
  const row = { name: ' ', priceType: 1, price: '1', price2: '' } as const
  expect(saidAll(validateLiveGoods(row))).toEqual({ name: '请填写商品名称' })
})

describe('the rooms of one host', () => {
  const slot = (start: string, end: string, own = {}) => ({
    id: 'a',
    anchorName: '小川',
    anchorWechat: 'xc',
    startTime: `2026-12-04 ${start}:00`,
    endTime: `2026-12-04 ${end}:00`,
    ...own,
  })
  it.each([
    ['at the same time', slot('20:00', '22:00'), 1],
    ['that begins as the other ends', slot('21:00', '22:00'), 0],
    ['of the same WeChat by another name', slot('20:00', '22:00', { anchorName: '川' }), 1],
    ['of the same name by another WeChat', slot('20:00', '22:00', { anchorWechat: 'x' }), 1],
    ['of another host', slot('20:00', '22:00', { anchorName: '阿珍', anchorWechat: 'az' }), 0],
    ['without a time yet', slot('20:00', '22:00', { startTime: '', endTime: '' }), 0],
    ['itself', slot('20:00', '22:00', { id: 'b' }), 0],
  ])('%s', (_, typed, count) => {
    expect(hostClashes(typed, [slot('19:00', '21:00', { id: 'b' })], typed.id)).toHaveLength(count)
  })
})
