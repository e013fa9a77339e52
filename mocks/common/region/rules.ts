import { CAPITALS, DISTRICTS, PROVINCES, TOWNS } from './seed'

/** A region of some level: 1 province, 2 city, 3 district, 4 town. `parent` of a province is the country, 00. */
type RegionRow = { code: string; name: string; parent: string; level: number }

const provinces = Object.entries(PROVINCES).map(([code, [name]]) => ({ code, name, parent: '00', level: 1 }))
const cities = Object.entries(PROVINCES).flatMap(([code, [, names]]) => rowsOf(code, names, 2))
const districts = cities.flatMap(({ code }) => rowsOf(code, DISTRICTS[code] ?? '01市辖区', 3))
const towns = Object.entries(TOWNS).flatMap(([code, names]) => rowsOf(code, names, 4))

const byCode = new Map([...provinces, ...cities, ...districts, ...towns].map((row) => [row.code, row]))
const children = new Map<string, RegionRow[]>()
for (const row of [...provinces, ...cities, ...districts, ...towns]) {
  children.set(row.parent, [...(children.get(row.parent) ?? []), row])
}

/** Children of a region in the lazy tree's format. */
export function lazyRegions(parentCode: string) {
  return below(parentCode).map(({ code, name, parent }) => {
    return { id: code, parentId: parent, title: name, key: code, value: code, hasChildren: below(code).length > 0 }
  })
}

type WholeNode = { id: string; name: string; parentId: string; code: string; level: number; children?: WholeNode[] }

/** The complete tree down to a level; leaves have no `children`. */
export function wholeRegions(maxLevel: number, parentCode = '00'): WholeNode[] {
  return below(parentCode)
    .filter(({ level }) => level <= maxLevel)
    .map(({ code, name, parent, level }) => {
      const children = wholeRegions(maxLevel, code)
      return { id: code, name, parentId: parent, code, level, ...(children.length > 0 ? { children } : {}) }
    })
}

/** Provinces with their cities in the mall's format. */
export function cityTree() {
  return below('00').map((province, index) => ({
    ...mallNode(province, index),
    children: below(province.code).map((city, at) => ({ ...mallNode(city, at), children: [] })),
  }))
}

/** The direct children of a region, by the mall's id; '0' is the country. */
export function mallRegions(parentId: string) {
  return below(parentId === '0' ? '00' : codeOf(parentId)).map(mallNode)
}

/** The ids from province to region, of the smallest region with a name; null when there is none. */
export function idPathOf(name: string): { id: string; name: string } | null {
  const [found] = name === '' ? [] : byName(name)
  if (!found) return null
  const line = lineOf(found)
  return { id: line.map(({ code }) => mallId(code)).join(','), name: line.map((row) => row.name).join(',') }
}

function byName(name: string): RegionRow[] {
  const all = [...towns, ...districts, ...cities, ...provinces]
  return all.filter((row) => row.name === name)
}

/** A region and those above it, the province first. */
function lineOf(region: RegionRow): RegionRow[] {
  const line: RegionRow[] = []
  for (let row: RegionRow | undefined = region; row; row = byCode.get(row.parent)) line.unshift(row)
  return line
}

/** A place near the province's capital: each further level lies closer to the one above. */
function centerOf(code: string): string {
  const parts = code.match(/\d\d/g) ?? []
  const [longitude = 0, latitude = 0] = CAPITALS[parts[0] ?? ''] ?? []
  const offsets = parts.slice(1).map((part, at) => {
    // The first city of a province is its capital, the first district its centre.
    const [angle, distance] = [Number(part) * 2.4, Number(part) === 1 ? 0 : 1.2 / 6 ** at]
    return [Math.cos(angle) * distance, Math.sin(angle) * distance]
  })
  const sum = (axis: 0 | 1) => offsets.reduce((total, offset) => total + (offset[axis] ?? 0), 0)
  return `${(longitude + sum(0)).toFixed(6)},${(latitude + sum(1)).toFixed(6)}`
}

const LEVELS = ['country', 'province', 'city', 'district', 'street']

function mallNode({ code, name, parent, level }: RegionRow, index: number) {
  const above = Array.from({ length: level - 1 }, (_, at) => mallId(code.slice(0, (at + 1) * 2)))
  return {
    id: mallId(code),
    name,
    parentId: parent === '00' ? '0' : mallId(parent),
    adCode: code.padEnd(6, '0'),
    cityCode: '',
    level: LEVELS[level] ?? '',
    center: centerOf(code),
    path: ['0', ...above].join(','),
    orderNum: index,
  }
}

function below(parentCode: string): RegionRow[] {
  return children.get(parentCode) ?? []
}

/** Parses the regions below `parent` from pairs of last code digits and name. */
function rowsOf(parent: string, names: string, level: number): RegionRow[] {
  return names.split(' ').map((text) => {
    const [, digits = '', name = ''] = /^(\d+)(.*)$/.exec(text) ?? []
    return { code: parent + digits, name, parent, level }
  })
}

/** The mall has its own region ids, of 19 digits. */
function mallId(code: string): string {
  return `14015${code.padStart(14, '0')}`
}

function codeOf(id: string): string {
  return id.replace(/^14015/, '').replace(/^0+/, '')
}
