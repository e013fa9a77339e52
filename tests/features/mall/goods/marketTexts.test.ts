import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { publishedText, upConsequence, upDone } from '#features/mall/goods/marketTexts'

it.each([
  ['PASS', '买家立即可以看到并购买。', '已上架 角磨机'],
  ['TOBEAUDITED', '审核通过后买家才能看到。', '角磨机 等待平台审核，通过后自动开始销售'],
  [
    'REFUSE',
    '审核未通过的商品上架后也不销售，请先编辑并重新提交审核。',
    '角磨机 审核未通过，没有开始销售：请编辑后重新提交审核',
  ],
] as const)('putting up a product in %s says what follows and what happened', (authFlag, consequence, done) => {
  expect(plain(upConsequence({ authFlag }))).toBe(consequence)
  expect(plain(upDone({ goodsName: '角磨机', authFlag }))).toBe(done)
})

const state = { authMessage: '缺少质检报告', underMessage: '' }

it.each([
  [null, /^如平台要求审核/],
  [{ ...state, authFlag: 'TOBEAUDITED', marketEnable: 'UPPER' }, /^等待平台审核/],
  [{ ...state, authFlag: 'REFUSE', marketEnable: 'UPPER' }, /^平台审核未通过：缺少质检报告/],
  [{ ...state, authFlag: 'PASS', marketEnable: 'UPPER' }, /正在出售/],
  [{ ...state, authFlag: 'PASS', marketEnable: 'DOWN' }, /在仓库中/],
] as const)('a published product in %j is told as %s', (goods, said) => {
  expect(plain(publishedText(goods))).toMatch(said)
})
