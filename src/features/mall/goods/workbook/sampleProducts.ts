import type { Category } from '#features/mall/category/model'

// What an example says, in Chinese as all such files.

/** A product for the categories that a word names. */
type Product = {
  category: RegExp
  goodsName: string
  sellingPoint: string
  unit: string
  cost: string
  price: string
  quantity: string
  /** Of one unit, kg. */
  weight: string
  spec: readonly [name: string, value: string]
}

const PRODUCTS: readonly Product[] = [
  {
    category: /螺纹|钢筋|盘螺|线材/,
    goodsName: '热轧带肋钢筋 HRB400E',
    sellingPoint: '抗震钢筋，附质保书，当日发货',
    unit: '吨',
    cost: '3560',
    price: '3760',
    quantity: '120',
    weight: '1000',
    spec: ['规格', 'Φ16×9m'],
  },
  {
    category: /水泥/,
    goodsName: '普通硅酸盐水泥 P·O 42.5',
    sellingPoint: '50kg 袋装，出厂三个月内',
    unit: '袋',
    cost: '19.5',
    price: '23.8',
    quantity: '2000',
    weight: '50',
    spec: ['包装', '50kg袋装'],
  },
  {
    category: /给水|PPR|PE管|管材/,
    goodsName: 'PPR 冷热水管 S3.2',
    sellingPoint: '4 米一根，可整箱发货',
    unit: '根',
    cost: '16.2',
    price: '21.5',
    quantity: '600',
    weight: '1.4',
    spec: ['口径', 'DN25'],
  },
  {
    category: /电钻|电动/,
    goodsName: '充电式冲击钻 20V',
    sellingPoint: '双电一充，质保一年',
    unit: '台',
    cost: '318',
    price: '399',
    quantity: '40',
    weight: '2.6',
    spec: ['型号', '套装'],
  },
  {
    category: /内墙|乳胶漆|涂料/,
    goodsName: '内墙乳胶漆 净味',
    sellingPoint: '18 升大桶，可调色',
    unit: '桶',
    cost: '228',
    price: '288',
    quantity: '150',
    weight: '24',
    spec: ['颜色', '白色'],
  },
]

/** What is sold where no product fits: the name of the category says the rest. */
const ANY = { sellingPoint: '现货供应，当日发货', unit: '件', cost: '80', price: '100', quantity: '50', weight: '1' }

/** A category for each product; where none fits, the first category with a product of its name. */
export function sampleProducts(leaves: readonly Category[]): [leaf: Category, product: Omit<Product, 'category'>][] {
  const found = PRODUCTS.flatMap((product): [Category, Product][] => {
    const leaf = leaves.find(({ name }) => product.category.test(name))
    return leaf ? [[leaf, product]] : []
  })
  if (found.length > 0) return found
  return leaves.slice(0, 3).map((leaf) => [leaf, { ...ANY, goodsName: `${leaf.name}（样品）`, spec: ['规格', '标准'] }])
}

/** Which way a row of the workbook of stocks moves one. */
export const DIRECTIONS = { more: '增', less: '减' } as const
