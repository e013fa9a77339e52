/** Provinces by code; only Guangdong has cities here, and only the districts used in seeds. */
const PROVINCES: Record<string, string> = {
  11: '北京市',
  12: '天津市',
  13: '河北省',
  14: '山西省',
  15: '内蒙古自治区',
  21: '辽宁省',
  22: '吉林省',
  23: '黑龙江省',
  31: '上海市',
  32: '江苏省',
  33: '浙江省',
  34: '安徽省',
  35: '福建省',
  36: '江西省',
  37: '山东省',
  41: '河南省',
  42: '湖北省',
  43: '湖南省',
  44: '广东省',
  45: '广西壮族自治区',
  46: '海南省',
  50: '重庆市',
  51: '四川省',
  52: '贵州省',
  53: '云南省',
  54: '西藏自治区',
  61: '陕西省',
  62: '甘肃省',
  63: '青海省',
  64: '宁夏回族自治区',
  65: '新疆维吾尔自治区',
  71: '台湾省',
  81: '香港特别行政区',
  82: '澳门特别行政区',
}

const CITIES: Record<string, string> = {
  4401: '广州市',
  4402: '韶关市',
  4403: '深圳市',
  4404: '珠海市',
  4405: '汕头市',
  4406: '佛山市',
  4407: '江门市',
  4408: '湛江市',
  4409: '茂名市',
  4412: '肇庆市',
  4413: '惠州市',
  4414: '梅州市',
  4415: '汕尾市',
  4416: '河源市',
  4417: '阳江市',
  4418: '清远市',
  4419: '东莞市',
  4420: '中山市',
  4451: '潮州市',
  4452: '揭阳市',
  4453: '云浮市',
}

const DISTRICTS: Record<string, string> = {
  440112: '黄埔区',
  440203: '武江区',
  440303: '罗湖区',
  440304: '福田区',
  440305: '南山区',
  440306: '宝安区',
  440307: '龙岗区',
  440308: '盐田区',
  440309: '龙华区',
  440310: '坪山区',
  440311: '光明区',
  440605: '南海区',
  441900: '市辖区',
}

const TOWNS: Record<string, string> = { 441900121: '虎门镇' }

/** A region of some level: 1 province, 2 city, 3 district, 4 town. `parent` of a province is the country, 00. */
type RegionRow = { code: string; name: string; parent: string; level: number }

const rows: RegionRow[] = [
  ...Object.entries(PROVINCES).map(([code, name]) => ({ code, name, parent: '00', level: 1 })),
  ...Object.entries(CITIES).map(([code, name]) => ({ code, name, parent: code.slice(0, 2), level: 2 })),
  ...Object.entries(DISTRICTS).map(([code, name]) => ({ code, name, parent: code.slice(0, 4), level: 3 })),
  ...Object.entries(TOWNS).map(([code, name]) => ({ code, name, parent: code.slice(0, 6), level: 4 })),
]

/** Children of a region in the lazy tree's format. */
export function lazyRegions(parentCode: string) {
  return below(parentCode).map(({ code, name, parent }) => {
    return { id: code, parentId: parent, title: name, key: code, value: code, hasChildren: below(code).length > 0 }
  })
}

type WholeNode = { id: string; name: string; parentId: string; code: string; level: number; children?: WholeNode[] }

/** The whole tree down to a level; leaves have no `children`. */
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
  const node = ({ code, name, parent, level }: RegionRow, index: number) => ({
    id: mallId(code),
    name,
    parentId: parent === '00' ? '0' : mallId(parent),
    adCode: code.padEnd(6, '0'),
    cityCode: '',
    level: level === 1 ? 'province' : 'city',
    center: '',
    path: level === 1 ? '0' : `0,${mallId(parent)}`,
    orderNum: index,
  })
  return below('00').map((province, index) => ({
    ...node(province, index),
    children: below(province.code).map((city, at) => ({ ...node(city, at), children: [] })),
  }))
}

function below(parentCode: string): RegionRow[] {
  return rows.filter(({ parent }) => parent === parentCode)
}

/** The mall uses its own region ids, 19 digits. */
function mallId(code: string): string {
  return `14015${code.padStart(14, '0')}`
}
