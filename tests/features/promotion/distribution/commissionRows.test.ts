import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  type CommissionRow,
  linked,
  requestOf,
  rowErrors,
  rowOfSku,
  rowsOfChoice,
  setAll,
} from '#features/promotion/distribution/commissionRows'

const row = (part: Partial<CommissionRow> = {}) => ({
  ...rowOfSku({ id: 's1', goodsName: '黄铜球阀 DN15', price: '18.5', simpleSpecs: 'DN15 ' }),
  ...part,
})
/** Types into a cell as the grid does, a letter at a time. */
function typed(from: CommissionRow, field: 'commission' | 'rate', text: string): CommissionRow {
  let now = from
  for (let end = 1; end <= text.length; end += 1) now = linked({ ...now, [field]: text.slice(0, end) })
  return now
}

describe('typing one figure computes the other', () => {
  it('in yuan', () => {
    expect(typed(row(), 'commission', '1.85')).toMatchObject({ commission: '1.85', rate: '10' })
  })

  it('in percent', () => {
    expect(typed(row(), 'rate', '12.5')).toMatchObject({ commission: '2.31', rate: '12.5' })
  })

  it('in turn, and leaving a cell, which pads its decimals, changes neither', () => {
    const first = typed(row(), 'rate', '12.5')
    expect(linked({ ...first, rate: '12.50' })).toMatchObject({ commission: '2.31', rate: '12.50' })
    const second = typed({ ...first, commission: '' }, 'commission', '3')
    expect(second).toMatchObject({ commission: '3', rate: '16.22' })
    expect(linked({ ...second, commission: '3.00' })).toMatchObject({ commission: '3.00', rate: '16.22' })
  })

  it('clears the other one where it cannot be read, and the reason of a refusal', () => {
    const done = typed(row({ reason: '不能重复添加分销商品' }), 'rate', '8')
    expect(done.reason).toBe('')
    expect(linked({ ...done, rate: '八' })).toMatchObject({ commission: '', rate: '八' })
    expect(linked({ ...done, commission: '' })).toMatchObject({ commission: '', rate: '' })
  })

  it('takes the commission where both are pasted', () => {
    expect(linked(row({ commission: '2', rate: '50' }))).toMatchObject({ commission: '2', rate: '10.81' })
  })
})

it('all rows are set to a percentage of their own price, or to one amount', () => {
  const rows = [row(), row({ key: 's2', skuId: 's2', price: '659.75' })]
  expect(setAll(rows, 'rate', '8').map(({ commission, rate }) => [commission, rate])).toEqual([
    ['1.48', '8.00'],
    ['52.78', '8.00'],
  ])
  expect(setAll(rows, 'amount', '５').map(({ commission, rate }) => [commission, rate])).toEqual([
    ['5.00', '27.03'],
    ['5.00', '0.76'],
  ])
})

it('a new choice keeps what was typed, drops what was removed, and adds the rest', () => {
  const rows = [typed(row(), 'commission', '2'), row({ key: 's2', skuId: 's2' })]
  const chosen = [
    { id: 's3', goodsName: '新' },
    { id: 's1', goodsName: '黄铜球阀 DN15' },
  ]
  expect(rowsOfChoice(rows, chosen).map(({ skuId, commission }) => [skuId, commission])).toEqual([
    ['s3', ''],
    ['s1', '2'],
  ])
})

it('errors name the cell; a valid row is sent with two decimals', () => {
  const rows = [row({ commission: '19' }), row({ key: 's2', commission: '2' })]
  const errors = rowErrors(rows)
  expect(Object.keys(errors)).toEqual(['s1.commission'])
  expect(plain(errors['s1.commission'] ?? { text: '' })).toBe('佣金不能超过商品价格 18.50 元')
  expect(requestOf(row({ commission: '２.5' }))).toEqual({ id: '', skuId: 's1', commission: '2.50' })
})
