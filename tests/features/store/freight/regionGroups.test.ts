import { expect, it } from 'vitest'
import type { Region } from '#domain/tree'
import { freeCities, regionGroups } from '#features/store/freight/regionGroups'

const province = (name: string, ...cities: string[]) =>
  ({ id: name, name, children: cities.map((id) => ({ id, name: id })) }) as Region
const all = [province('广东省', '广州', '深圳'), province('广西壮族自治区', '南宁'), province('湖南省', '长沙')]

it.each([
  ['华南', [], ['广州', '深圳', '南宁']],
  ['华南', ['深圳'], ['广州', '南宁']],
  ['华中', [], ['长沙']],
  ['东北', [], []],
])('%s without %j has the cities %j', (label, taken: string[], cities) => {
  const group = regionGroups.find((one) => one.label === label)
  expect(group && freeCities(group, all, (id) => taken.includes(id))).toEqual(cities)
})
