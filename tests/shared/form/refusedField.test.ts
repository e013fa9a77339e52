import { describe, expect, it } from 'vitest'
import { field } from '#domain/field'
import { refusedField } from '#shared/form/refusedField'
import { ApiError } from '#shared/http/ApiError'

const fields = {
  receiver: field('text', '收货人'),
  receiverPhone: field('phone', '收货人电话'),
  price: field('price', '含税单价（元）'),
  headRemark: field('text', '备注'),
  lineRemark: field('text', '备注'),
}
const refused = (message: string, words: [RegExp, string][] = []) =>
  Object.keys(refusedField(new ApiError('business', message), { fields, words }) ?? {})

describe('the field of a rejection', () => {
  it.each([
    ['its label', '收货人不能为空', ['receiver']],
    ['the longest label that starts there', '收货人电话格式不正确', ['receiverPhone']],
    ['the first label, where there are several', '含税单价不能为空，请与收货人核对', ['price']],
    ['both fields of one label', '备注不能超过140个字', ['headRemark', 'lineRemark']],
    ['nothing in it', '服务器繁忙', []],
  ])('is found by %s', (_, message, names) => {
    expect(refused(message)).toEqual(names)
  })

  it('is found by a word before any label', () => {
    expect(refused('收货人已存在', [[/已存在/, 'receiverPhone']])).toEqual(['receiverPhone'])
  })
})
