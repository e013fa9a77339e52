import { describe, expect, it } from 'vitest'
import {
  type Errors,
  firstError,
  onlyErrors,
  plain,
  type Text,
  type Translate,
  text,
  translateMessage,
} from '#domain/text'

/** English for some keys; any other key stays as it is. */
const ENGLISH: Record<string, string> = {
  请填写炉批号: 'Enter the heat number',
  '第{{row}}行{{text}}': 'Row {{row}}: {{text}}',
  '删除{{thing}}？': 'Delete {{thing}}?',
  '司机 {{name}}': 'driver {{name}}',
  张三: 'must not be translated',
}

const translate: Translate = (key, params) =>
  (ENGLISH[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params?.[name]))

describe('making a text', () => {
  it('stores the key and the parameters, if any', () => {
    expect(text('保存')).toEqual({ text: '保存' })
    expect(text('共 {{count}} 项', { count: 3 })).toEqual({ text: '共 {{count}} 项', params: { count: 3 } })
  })
})

describe('a text', () => {
  const driver = text('司机 {{name}}', { name: '张三' })
  it.each<[string, Text, string, string]>([
    ['without parameters', text('请填写炉批号'), '请填写炉批号', 'Enter the heat number'],
    ['without English', text('没有英文'), '没有英文', '没有英文'],
    ['with a name, which stays as it is', driver, '司机 张三', 'driver 张三'],
    ['with a number', text('第{{row}}行{{text}}', { row: 0, text: '' }), '第0行', 'Row 0: '],
    ['with a text inside', text('删除{{thing}}？', { thing: driver }), '删除司机 张三？', 'Delete driver 张三?'],
    [
      'with texts inside a text',
      text('第{{row}}行{{text}}', { row: 2, text: text('删除{{thing}}？', { thing: driver }) }),
      '第2行删除司机 张三？',
      'Row 2: Delete driver 张三?',
    ],
    ['with one parameter twice', text('{{a}}和{{a}}', { a: 1 }), '1和1', '1和1'],
  ])('%s', (_name, value, chinese, english) => {
    expect(plain(value)).toBe(chinese)
    expect(translateMessage(translate, value)).toBe(english)
  })

  it('without a parameter leaves its place empty in Chinese', () => {
    expect(plain(text('合同 {{code}} 已作废'))).toBe('合同  已作废')
  })

  it('given as a string is a key without parameters', () => {
    expect(translateMessage(translate, '请填写炉批号')).toBe('Enter the heat number')
  })

  it('whose parameters look like placeholders is filled only once', () => {
    expect(plain(text('司机 {{name}}', { name: '{{name}}' }))).toBe('司机 {{name}}')
  })
})

describe('the errors among checks', () => {
  it('are those of the failed checks, in order', () => {
    const [no, yes] = [text('请填写车牌号'), text('请填写炉批号')]
    const errors = onlyErrors({ carNo: null, b: yes, a: undefined, 'items[2].heatNo': no })
    expect(Object.entries(errors)).toEqual([
      ['b', yes],
      ['items[2].heatNo', no],
    ])
  })

  it('are none when no check failed', () => {
    expect(onlyErrors({})).toEqual({})
    expect(onlyErrors({ a: null, b: undefined })).toEqual({})
  })
})

describe('the first error', () => {
  const error = text('请填写炉批号')
  it.each<[string, Errors, string | null, string | null]>([
    ['of none', {}, null, null],
    ['of a field', { carNo: error, other: text('x') }, '请填写炉批号', 'Enter the heat number'],
    ['of a list as a whole', { items: error }, '请填写炉批号', 'Enter the heat number'],
    ['of a row', { 'items[2].heatNo': error }, '第3行请填写炉批号', 'Row 3: Enter the heat number'],
    ['of the first row', { 'items[0]': error }, '第1行请填写炉批号', 'Row 1: Enter the heat number'],
    [
      'of a row of a row: the outer one is named',
      { 'trips[1].tickets[4].no': error },
      '第2行请填写炉批号',
      'Row 2: Enter the heat number',
    ],
  ])('%s', (_name, errors, chinese, english) => {
    const first = firstError(errors)
    expect(first && plain(first)).toBe(chinese)
    expect(first && translateMessage(translate, first)).toBe(english)
  })
})
