import { defineArea } from '#mocks/kernel/area'
import { categoryRoutes } from './handlers'
import { categoryTables } from './rows'
import { seedCategories } from './seed'

/** The platform's catalogue of categories, brands, units, specs and parameters, and the shops' own categories. */
export const area = defineArea({
  tables: categoryTables,
  seed: seedCategories,
  routes: categoryRoutes,
  menu: {
    screens: [
      {
        section: 'goods',
        order: 60,
        routeName: 'category',
        name: '店铺分类',
        path: 'shop-categories',
        frontRoute: 'goods/goods-manage/category',
        variants: ['material'],
        grant: 'goods',
      },
      {
        section: 'goods',
        order: 70,
        routeName: 'goodsUnit',
        name: '计量单位',
        path: 'goods-units',
        frontRoute: 'goods/goods-manage/goodsUnit',
        variants: ['material'],
        grant: 'goods',
      },
    ],
  },
})
