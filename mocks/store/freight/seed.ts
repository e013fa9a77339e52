import { toRegionTree } from '#domain/tree'
import { type FreightChild, type PricingMethod, regionsOf } from '#features/store/freight/model'
import { cityTree } from '#mocks/common/region/rules'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { freightTables, type TemplateRow } from './rows'

type Seeded = [name: string, method: PricingMethod]

const KINDS = ['钢材', '水泥', '砂石', '管材', '五金', '涂料', '石材', '板材']
const NAMES: Seeded[] = KINDS.flatMap((kind): Seeded[] => [
  [`${kind}按重量`, 'WEIGHT'],
  [`${kind}按件`, 'NUM'],
  [`${kind}包邮`, 'FREE'],
])

/** Groups of provinces, from near to far. */
const GROUPS = [
  ['广东省'],
  ['广西壮族自治区', '福建省', '江西省', '湖南省', '海南省'],
  ['湖北省', '浙江省', '江苏省', '上海市'],
]

/** 24 templates of each demo shop: three for each kind of product. */
export function seedFreight(today: string): SeedPart[] {
  const provinces = toRegionTree(cityTree())
  const groups = GROUPS.map((names) => {
    const cities = provinces.filter(({ name }) => names.includes(name)).flatMap(({ children = [] }) => children)
    return regionsOf(new Set(cities.map(({ id }) => id)), provinces)
  })
  const childrenOf = (method: PricingMethod, index: number): FreightChild[] =>
    method === 'FREE'
      ? []
      : groups.slice(0, 1 + (index % 3)).map((regions, far) => ({
          ...regions,
          firstCompany: method === 'NUM' ? '1' : String(10 + far * 10),
          firstPrice: String(8 + far * 6 + (index % 5)),
          continuedCompany: method === 'NUM' ? '1' : '1.5',
          continuedPrice: String(1 + far + (index % 3) / 2),
        }))
  const rows = ['9001', '9003'].flatMap((supplierId) =>
    NAMES.map(([name, pricingMethod], index): TemplateRow => {
      const time = `${dayFrom(today, -6 * index - 2)} 11:${String((index * 7) % 60).padStart(2, '0')}:00`
      return {
        id: `17693000000${supplierId}${String(index + 1).padStart(4, '0')}`,
        supplierId,
        name,
        pricingMethod,
        createTime: `${dayFrom(today, -300 + index)} 09:00:00`,
        updateTime: time,
        freightTemplateChildList: childrenOf(pricingMethod, index),
      }
    }),
  )
  return [into(freightTables.freightTemplates, rows)]
}
