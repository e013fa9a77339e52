import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { labelPaths, labelsGone } from '#mocks/mall/category/rules'
import { templateUses } from '#mocks/store/freight/rules'
import { productCounts } from '#mocks/store/setting/rows'
import { goodsCounterparty } from './counterparty'
import { goodsRoutes } from './handlers'
import { goodsHistory } from './historyRules'
import { goodsTables } from './rows'
import { dropLabels, pathsOfLabels, productCount } from './rules'
import { savedProductRoutes } from './savedProductHandlers'
import { seedGoods } from './seed'
import { workbookRoutes } from './workbookHandlers'
import { goodsWriteRoutes } from './writeHandlers'

/** The products of the mall's shops. */
export const area = defineArea({
  tables: goodsTables,
  seed: seedGoods,
  // A fixed path comes before one with an id.
  routes: [...workbookRoutes, ...goodsWriteRoutes, ...goodsRoutes, ...savedProductRoutes],
  counterparty: [goodsCounterparty],
  extends: [
    labelPaths.with(pathsOfLabels),
    labelsGone.with(dropLabels),
    productCounts.with(productCount),
    goodsHistory,
    templateUses.with(
      (templateId) => goodsTables.goods.filter((row) => !row.deleteFlag && row.templateId === templateId).length,
    ),
  ],
  grants: { goods: { viewedWith: ['mallOrder', 'afterSale', 'live', 'distribution'] } },
  menu: screensIn('goods', { grant: 'goods', variants: ['material'] }, [
    [10, 'goods-operation', '发布商品', 'goods-operation'],
    [20, 'goods', '商品列表', 'goods', 'goods/goods-seller/goods'],
    [30, 'template-goods', '商品模板', 'goods-templates', 'goods/goods-seller/draftGoods'],
    [40, 'draft-goods', '商品草稿', 'goods-drafts', 'goods/goods-seller/drafts'],
    [50, 'alert-goods-quantity', '库存管理', 'goods-stock', 'goods/goods-seller/alertQuantity'],
  ]),
})
