import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { categoryRoutes } from './handlers'
import { categoryTables } from './rows'
import { seedCategories } from './seed'

/** The platform's catalogue of categories, brands, units, specs and parameters, and the shops' own categories. */
export const area = defineArea({
  tables: categoryTables,
  seed: seedCategories,
  routes: categoryRoutes,
  menu: screensIn('goods', { grant: 'goods', variants: ['material'] }, [
    [60, 'category', '店铺分类', 'shop-categories', 'goods/goods-manage/category'],
    [70, 'goodsUnit', '计量单位', 'goods-units', 'goods/goods-manage/goodsUnit'],
  ]),
})
