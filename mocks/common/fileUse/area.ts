import { statusAt } from '#features/mall/activity/model'
import { activityName } from '#features/mall/activity/model/kind'
import { fileUsers } from '#mocks/common/file/useRules'
import { defineArea } from '#mocks/kernel/area'
import { callerTables } from '#mocks/kernel/auth/caller'
import { worldNow } from '#mocks/kernel/store/now'
import { activitiesOf } from '#mocks/mall/activity/rules'
import { decorationTables } from '#mocks/mall/decoration/rows'
import { goodsTables } from '#mocks/mall/goods/rows'
import { skusOf } from '#mocks/mall/goods/rules'
import { liveTables } from '#mocks/promotion/live/rows'

/** What uses the files of a supplier: the shop itself, and what it sells, offers and shows. */
export const area = defineArea({
  extends: [
    fileUsers.with((supplierId) =>
      callerTables.suppliers
        .filter(({ id }) => id === supplierId)
        .map(({ storeLogo }) => ({ kind: 'SHOP', name: '店铺LOGO', content: storeLogo ?? '' })),
    ),
    fileUsers.with((storeId) =>
      goodsTables.goods
        .filter((row) => row.storeId === storeId && !row.deleteFlag)
        .map((row) => ({ kind: 'GOODS', name: row.goodsName, content: [row, skusOf(row.id)] })),
    ),
    fileUsers.with((storeId) =>
      goodsTables.draftGoods
        .filter((row) => row.storeId === storeId)
        .map((row) => ({ kind: 'DRAFT', name: row.goodsName, content: row })),
    ),
    fileUsers.with((storeId) =>
      activitiesOf(storeId, (row) => ['NEW', 'START'].includes(statusAt(row, worldNow()))).map((activity) => ({
        kind: 'ACTIVITY',
        name: activityName(activity),
        content: activity,
      })),
    ),
    fileUsers.with((storeId) =>
      liveTables.studios
        .filter((row) => row.storeId === storeId)
        .map((row) => ({ kind: 'LIVE', name: row.name, content: row })),
    ),
    fileUsers.with((storeId) =>
      decorationTables.pageDatas
        .filter((row) => row.storeId === storeId)
        .map((row) => ({ kind: 'PAGE', name: row.name, content: row })),
    ),
  ],
})
