import { expect, it } from 'vitest'
import { paramValues } from '#features/mall/goods/publish/goodsParams'
import { newGoods } from '#features/mall/goods/publish/goodsValues'

const more = { options: '', isIndex: false, required: true, sort: 1 }
const GROUPS = [{ groupId: 'g1', groupName: '', params: [{ id: 'p1', paramName: '执行标准', ...more }] }]
const saved = (paramId: string) => [
  {
    groupId: 'g1',
    groupName: '',
    goodsParamsItemDTOList: [{ paramId, paramName: '执行标准', paramValue: 'GB/T 1499', ...more }],
  },
]

it.each([
  ['the stored one of the same name, where that has no id', {}, '', 'GB/T 1499'],
  ['what was typed instead', { p1: 'JC/T 1' }, '', 'JC/T 1'],
  ['none once it was cleared', { p1: '' }, '', ''],
  ['none where the stored one is another parameter', {}, 'p2', ''],
])('the value of a parameter is %s', (_said, params, paramId, value) => {
  expect(paramValues({ ...newGoods(), params, savedParams: saved(paramId) }, GROUPS)).toEqual({ p1: value })
})
