import { defineArea } from '#mocks/kernel/area'
import { labelPaths, labelsGone } from '#mocks/mall/category/rules'
import { goodsCounterparty } from './counterparty'
import { draftRoutes } from './draftHandlers'
import { goodsRoutes } from './handlers'
import { goodsTables } from './rows'
import { dropLabels, pathsOfLabels } from './rules'
import { seedGoods } from './seed'
import { workbookRoutes } from './workbookHandlers'
import { goodsWriteRoutes } from './writeHandlers'

const screen = { section: 'goods', variants: ['material'], grant: 'goods' } as const

/** The products of the mall's shops. */
export const area = defineArea({
  tables: goodsTables,
  seed: seedGoods,
  // A fixed path comes before one with an id.
  routes: [...workbookRoutes, ...goodsWriteRoutes, ...goodsRoutes, ...draftRoutes],
  counterparty: [goodsCounterparty],
  extends: [labelPaths.with(pathsOfLabels), labelsGone.with(dropLabels)],
  grants: { goods: { viewedWith: ['mallOrder', 'afterSale'] } },
  menu: {
    screens: [
      {
        ...screen,
        order: 10,
        routeName: 'goods-operation',
        name: '发布商品',
        path: 'goods-operation',
        frontRoute: 'goods-operation',
      },
      {
        ...screen,
        order: 20,
        routeName: 'goods',
        name: '商品列表',
        path: 'goods',
        frontRoute: 'goods/goods-seller/goods',
      },
      {
        ...screen,
        order: 30,
        routeName: 'template-goods',
        name: '商品模板',
        path: 'goods-templates',
        frontRoute: 'goods/goods-seller/draftGoods',
      },
      {
        ...screen,
        order: 40,
        routeName: 'draft-goods',
        name: '商品草稿',
        path: 'goods-drafts',
        frontRoute: 'goods/goods-seller/drafts',
      },
      {
        ...screen,
        order: 50,
        routeName: 'alert-goods-quantity',
        name: '库存管理',
        path: 'goods-stock',
        frontRoute: 'goods/goods-seller/alertQuantity',
      },
    ],
  },
})
