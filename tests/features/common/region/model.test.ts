import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { idsOf, type RegionPath, regionError, regionName } from '#features/common/region/model'

const city: RegionPath = { idPath: '44,4403', namePath: '广东省,深圳市' }
const district: RegionPath = { idPath: '44,4403,440306', namePath: '广东省,深圳市,宝安区' }

it.each<[string, RegionPath | undefined, Partial<{ required: boolean }>, string | null]>([
  ['none', undefined, {}, '请选择店铺地址'],
  ['an empty one', { idPath: '', namePath: '' }, {}, '请选择店铺地址'],
  ['none where it is optional', undefined, { required: false }, null],
  ['a city', city, {}, '请把店铺地址选择到区（县）'],
  ['a city where it is optional', city, { required: false }, '请把店铺地址选择到区（县）'],
  ['a city with nothing below it', { ...city, isEnd: true }, {}, null],
  ['a district', district, {}, null],
])('regionError at three levels: %s', (_name, path, more, message) => {
  const error = regionError(path, { label: '店铺地址', depth: 3, ...more })
  expect(error && plain(error)).toBe(message)
})

it('reads ids and names of a path, and shows equal neighbours once', () => {
  expect(idsOf(district)).toEqual(['44', '4403', '440306'])
  expect(regionName(district)).toBe('广东省 / 深圳市 / 宝安区')
  expect(regionName({ namePath: '北京市,北京市,东城区,' }, '')).toBe('北京市东城区')
})
