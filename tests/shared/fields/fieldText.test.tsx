import { beforeAll, describe, expect, it } from 'vitest'
import { type Field, field } from '#domain/field'
import { fieldText } from '#shared/fields/fieldText'
import { startWords } from '#tests/kit/words'

const TABLE = { 0: { label: '待验收', color: 'warning' }, 1: { label: '已验收', color: 'success' } } as const

beforeAll(startWords)

describe('the text of a field', () => {
  const options = [{ value: 'TRUCK', label: '司机配送', alias: '1' }]
  it.each<[made: Field, value: unknown, text: string]>([
    [field('text', ''), ' 滨江 ', '滨江'],
    [field('text', ''), '', '—'],
    [field('text', ''), -1, '—'],
    [field('money', ''), '1234567.8', '1,234,567.80'],
    [field('money', ''), '-1.005', '-1.01'],
    [field('money', ''), -1, '—'],
    [field('price', ''), '4010.1234', '4,010.1234'],
    [field('price', ''), '4010', '4,010.00'],
    [field('money', ''), '-1.00', '-1.00'],
    [field('quantity', ''), '31.230', '31.230'],
    [field('quantity', ''), {}, '—'],
    [field('quantity', '', { dictCode: 'unit' }), [{ unit: 'TRUCK', quantity: '1234.500' }], '1,234.500司机配送'],
    [field('quantity', '', { dictCode: 'unit' }), [{ unit: '', quantity: '5' }], '5'],
    [field('quantity', '', { dictCode: 'unit' }), [], '—'],
    [field('percent', ''), '13.00', '13%'],
    [field('integer', ''), '60', '60'],
    [field('integer', ''), -1, '—'],
    [field('status', '', { table: TABLE }), 0, '待验收'],
    [field('status', '', { table: TABLE }), '', '—'],
    [field('dict', ''), 'TRUCK', '司机配送'],
    [field('dict', ''), '1', '司机配送'],
    [field('dict', ''), 'OTHER', 'OTHER'],
    [field('bool', ''), 1, '是'],
    [field('bool', ''), false, '否'],
    [field('date', ''), '2024-03-15 07:40:00', '2024-03-15'],
    [field('time', ''), '2024-03-15 07:40:05', '2024-03-15 07:40'],
    [field('time', ''), '2024-03-15', '2024-03-15'],
    [field('time', ''), '2024-03-15 07:40', '2024-03-15 07:40'],
    [field('plate', ''), '粤B12345', '粤B·12345'],
    [field('plate', ''), '', '—'],
  ])('%o of %j', (made, value, text) => {
    expect(fieldText(made, value, { options })).toBe(text)
  })
})
