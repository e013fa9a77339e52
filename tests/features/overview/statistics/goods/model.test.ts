import { describe, expect, it } from 'vitest'
import type { DecimalText } from '#domain/wire'
import { type Stocked, stockTurnover } from '#features/overview/statistics/goods/model'
import { MOST_SOLD, type SoldGoods } from '#features/overview/statistics/model'

const sold = (goodsId: string, num: string | null, goodsUnit = '袋') =>
  ({ goodsId, goodsName: goodsId, thumbnail: '', goodsUnit, num, price: '1.00' }) as SoldGoods
const stocked = (id: string, quantity: string | null) =>
  ({ id, goodsName: id, thumbnail: '', goodsUnit: 'kg', quantity: quantity as DecimalText }) satisfies Stocked
const figures = (rows: ReturnType<typeof stockTurnover>) =>
  rows.map(({ goodsId, state, num, stock, days, turnover }) => [goodsId, state, num, stock, days, turnover])

describe('the turnover of stock', () => {
  it.each([
    ['12', '60', 30, '150.0', '0.20'],
    ['30', '10', 30, '10.0', '3.00'],
    ['7', '3', 30, '12.9', '2.33'],
    ['12.5', '40.250', 10, '32.2', '0.31'],
    ['5', '0', 30, '0.0', null],
    ['0', '5', 30, null, '0.00'],
    [null, '5', 30, null, null],
    ['5', null, 30, null, null],
    ['1', '1000', 365, '365000.0', '0.00'],
  ])('of %s sold and %s in stock over %d days is %s days and %s times', (num, stock, days, lasts, times) => {
    const [row] = stockTurnover([sold('a', num)], [stocked('a', stock)], days)
    expect([row?.days, row?.turnover]).toEqual([lasts, times])
  })

  it('puts what runs out first on top, then what is no longer there, then what does not sell', () => {
    const rows = stockTurnover(
      [sold('slow', '1'), sold('gone', '9'), sold('fast', '30'), sold('out', '3')],
      [
        stocked('idle', '5'),
        stocked('slow', '10'),
        stocked('fast', '10'),
        stocked('out', '0'),
        stocked('empty', '0'),
        stocked('idler', '50.5'),
      ],
      30,
    )
    expect(figures(rows)).toEqual([
      ['out', '', '3', '0', '0.0', null],
      ['fast', '', '30', '10', '10.0', '3.00'],
      ['slow', '', '1', '10', '300.0', '0.10'],
      ['gone', 'DELETED', '9', null, null, null],
      ['idler', 'UNSOLD', '0', '50.5', null, '0.00'],
      ['idle', 'UNSOLD', '0', '5', null, '0.00'],
    ])
  })

  it('says nothing of the others where the service may have left out some that sold', () => {
    const full = Array.from({ length: MOST_SOLD }, (_, at) => sold(`g${at}`, '1'))
    const stock = [stocked('g0', '1'), stocked('idle', '5')]
    const states = (rows: ReturnType<typeof stockTurnover>) => rows.filter(({ state }) => state === 'UNSOLD').length
    expect(states(stockTurnover(full, stock, 30))).toBe(0)
    expect(states(stockTurnover(full.slice(1), stock, 30))).toBe(2)
  })

  it('keeps the unit it sold in, else that of the product', () => {
    const [a, b] = stockTurnover([sold('a', '2'), sold('b', '1', '')], [stocked('a', '1'), stocked('b', '1')], 1)
    expect([a?.goodsUnit, b?.goodsUnit]).toEqual(['袋', 'kg'])
  })
})
