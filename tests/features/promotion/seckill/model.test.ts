import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  canApply,
  dealError,
  gridErrors,
  keepWithdrawn,
  type SeckillGoods,
  toPayload,
  validateApply,
} from '#features/promotion/seckill/model'

const goods = (own: Partial<SeckillGoods> = {}): SeckillGoods => ({
  key: 'a',
  skuId: 'a',
  goodsId: 'g',
  goodsName: '电钻',
  thumbnail: '',
  originalPrice: '100',
  quantity: '9',
  price: '80',
  stock: '5',
  discount: '',
  timeLine: 8,
  applyId: '',
  status: '',
  failReason: '',
  ...own,
})

it.each([
  ['NEW', '2026-05-06 12:00:01', true],
  ['NEW', '2026-05-06 11:59:59', false],
  ['START', '2026-05-07 12:00:00', false],
] as const)(
  'a seckill that is %s, with a deadline of %s, can be applied to: %s',
  (promotionStatus, applyEndTime, answer) => {
    expect(canApply({ promotionStatus, applyEndTime }, '2026-05-06 12:00:00')).toBe(answer)
  },
)

describe('a row', () => {
  it.each<[string, Partial<SeckillGoods>, string[]]>([
    ['is sound', {}, []],
    ['has a price below the list price', { price: '100' }, ['a.price 秒杀价应低于原价']],
    ['has pieces within the stock', { stock: '10' }, ['a.stock 不能大于库存 9']],
    ['has whole pieces', { stock: '1.5' }, ['a.stock 请输入正整数']],
    ['has at least one piece', { stock: '0' }, ['a.stock 请输入正整数']],
    ['that passed is not judged again', { status: 'PASS', price: '100', stock: '0' }, []],
  ])('%s', (_, own, errors) => {
    const found = gridErrors([goods(own)])
    expect(Object.entries(found).map(([cell, error]) => `${cell} ${plain(error)}`)).toEqual(errors)
  })

  it('with an error names its session, also while another is on screen', () => {
    const rows = [goods(), goods({ key: 'b', skuId: 'b', timeLine: 20, price: '', stock: '' })]
    const error = validateApply({ goods: rows }, { goods: [] }).goods
    expect(error && plain(error)).toBe('20:00 场有 1 个商品需要修改')
  })
})

it.each<[string, SeckillGoods[], SeckillGoods[], string | null]>([
  ['without a product', [], [], '请选择要报名的商品'],
  ['as it was opened', [goods({ applyId: '1' })], [goods({ applyId: '1' })], '报名没有改动'],
  ['that takes back its only product', [], [goods({ applyId: '1' })], null],
  ['with a new product', [goods()], [], null],
])('an application %s is refused before it is sent: %s', (_, rows, opened, error) => {
  const found = validateApply({ goods: rows }, { goods: opened }).goods
  expect(found ? plain(found) : null).toBe(error)
})

it('keeps removed rows that were applied with, in their place, to be withdrawn', () => {
  const rows = [goods({ applyId: '1' }), goods({ key: 'n', skuId: 'n' }), goods({ key: 'p', skuId: 'p', applyId: '2' })]
  const picked = goods({ key: 'q', skuId: 'q' })
  const kept = keepWithdrawn(rows, [rows[2] as SeckillGoods, picked])
  expect(kept.map(({ key, isWithdrawn }) => [key, isWithdrawn])).toEqual([
    ['a', true],
    ['p', undefined],
    ['q', undefined],
  ])
})

describe('an application', () => {
  const saved = { ...goods(), applyId: '1', status: 'APPLY' } as const
  const passed = { ...goods({ key: 'p', skuId: 'p' }), applyId: '2', status: 'PASS' } as const
  const opened = { goods: [saved, passed] }
  it.each<[string, SeckillGoods[], string[], string[]]>([
    ['sends nothing that did not change', [saved, passed], [], []],
    ['sends what is new', [saved, passed, goods({ skuId: 'n', key: 'n' })], [], ['n']],
    ['sends a changed price', [{ ...saved, price: '70' }, passed], [], ['a']],
    ['sends another session', [{ ...saved, timeLine: 20 }, passed], [], ['a']],
    ['withdraws what is gone, passed or not', [], ['1', '2'], []],
    ['never sends what passed', [saved, { ...passed, price: '1' }], [], []],
    ['withdraws what is marked', [saved, { ...passed, isWithdrawn: true }], ['2'], []],
    [
      'moves what is marked and picked for another session',
      [{ ...saved, isWithdrawn: true }, passed, goods({ timeLine: 20 })],
      ['1'],
      ['a'],
    ],
  ])('%s', (_, rows, withdrawn, sent) => {
    const payload = toPayload('7', { goods: rows }, opened)
    expect([payload.withdrawn, payload.rows.map(({ skuId }) => skuId)]).toEqual([withdrawn, sent])
    for (const row of payload.rows) expect(row).toMatchObject({ seckillId: '7', originalPrice: 100, quantity: 5 })
  })
})

it.each([
  ['9.99', '10', null],
  ['10', '10.00', '应低于近 30 天最低成交价 10.00 元'],
  ['10.01', '10', '应低于近 30 天最低成交价 10.00 元'],
  ['', '10', null],
  ['10', '', null],
])('a price of %s where buyers paid %s at least: %s', (price, lowest, said) => {
  const error = dealError({ price, lowest })
  expect(error && plain(error)).toBe(said)
})
