import { expect, it } from 'vitest'
import { type Field, field } from '#domain/field'
import { workbookColumn, workbookText } from '#shared/fields/workbookText'

const t = (text: string) => text
const status = field('status', '状态', { table: { 3: { label: '已结算', color: 'success' } } })

it.each<[string, Field, unknown, string]>([
  ['money with its decimals', field('money', '金额'), '1234567.8', '1234567.80'],
  ['a price with its decimals', field('price', '单价'), '12.3456', '12.3456'],
  ['a whole price with two', field('price', '单价'), '12', '12.00'],
  ['money of a trillion and a half', field('money', '金额'), '1500000000000.10', '1500000000000.10'],
  ['a negative amount', field('money', '金额'), '-1234.5', '-1234.50'],
  ['no amount (the number -1)', field('money', '金额'), -1, ''],
  ['an amount of minus one (text)', field('money', '金额'), '-1.00', '-1.00'],
  ['no amount', field('money', '金额'), null, ''],
  ['a quantity with its own decimals', field('quantity', '数量'), '35.230', '35.230'],
  ['no quantity', field('quantity', '数量'), '', ''],
  ['a rate', field('percent', '税率'), '13.00', '13'],
  ['a count', field('integer', '条数'), 0, '0'],
  ['no count', field('integer', '条数'), -1, ''],
  ['a status by its word', status, 3, '已结算'],
  ['a status that is not known', status, 7, '7'],
  ['no status', status, -1, ''],
  ['a dictionary word', field('dict', '类型', { dictCode: 'x' }), 'RAW', '地材'],
  ['a key without a word', field('dict', '类型', { dictCode: 'x' }), 'NEW', 'NEW'],
  ['no key', field('dict', '类型', { dictCode: 'x' }), '', ''],
  ['yes', field('bool', '总结算'), 1, '是'],
  ['no', field('bool', '总结算'), 0, '否'],
  ['a day', field('date', '日期'), '2024-03-01 10:00:00', '2024-03-01'],
  ['a time', field('time', '时间'), '2024-03-01 10:00:05', '2024-03-01 10:00'],
  ['no day', field('date', '日期'), '', ''],
  ['a phone number, masked', field('phone', '电话'), '19900000001', '199****0001'],
  ['a plate', field('plate', '车牌'), '粤B12345', '粤B·12345'],
  ['an id with all its digits', field('text', '编号'), '1123598815738675201', '1123598815738675201'],
  ['no text', field('text', '备注'), {}, ''],
])('a sheet holds %s', (_name, kind, value, text) => {
  const options = [{ value: 'RAW', label: '地材', alias: '' }]
  expect(workbookText(kind, value, { options, t })).toBe(text)
})

it('a column of figures is numeric in a sheet, any other is text', () => {
  const numeric = (['money', 'quantity', 'integer', 'percent'] as const).map((kind) =>
    workbookColumn(field(kind, 'x'), t),
  )
  expect(numeric.every(({ isNumber }) => isNumber)).toBe(true)
  const texts = (['text', 'date', 'time', 'phone', 'plate', 'bool', 'status', 'dict'] as const).map((kind) =>
    workbookColumn(field(kind, 'x'), t),
  )
  expect(texts.some(({ isNumber }) => isNumber)).toBe(false)
})
