/** Calls of the specification that no screen sends, and what serves in their place. A gateway need not have them. */
export const NOT_NEEDED: readonly (readonly [call: string, zh: string, en: string])[] = [
  ['GET /api/gd-system/dict/listAll', 'listByCode 已返回全部可用的词条', 'listByCode answers with every word in use'],
  ['GET /api/gd-system/dict/list', '同上', 'The same'],
  [
    'GET /api/gd-system/region/lazy-tree-all',
    '逐级读取 lazy-tree，首次打开更快',
    'lazy-tree is read level by level, which opens sooner',
  ],
  ['GET /api/store/message/storeMessage/all', '分页的列表已含全部', 'The pages hold all of them'],
  ['POST /api/store/settings/storeSettings', '店铺设置用 PUT 保存', 'Settings are saved by PUT'],
  [
    'GET /api/gd-centralized-sourcing/censou/contract/materialTypes',
    '材料类型来自字典 material_type',
    'Types of material are those of the dictionary material_type',
  ],
  [
    'GET /api/gd-centralized-sourcing/censou/contract/status',
    '状态的文字由产品给出，数量来自各状态列表的总数',
    'The product has the words of the states; their counts are totals of the lists',
  ],
  [
    'POST /api/gd-centralized-sourcing/censou/material/saveContractMaterial',
    '材料随合同一起保存（updateContract 的 materials），不会只存一半',
    'Lines are saved with their contract (`materials` of updateContract), so that none is half saved',
  ],
  ['POST /api/gd-centralized-sourcing/censou/material/deleteContractMaterial', '同上', 'The same'],
  [
    'GET /api/gd-material/settlementBill/queryList',
    '分页的列表 queryPage 已含全部',
    'The pages of queryPage hold all of them',
  ],
  [
    'GET /api/supplier/orderLogistics/getDeliverPage/1',
    '同 get-deliver-page/1 的另一种写法',
    'Another spelling of get-deliver-page/1',
  ],
  ['POST /api/manager/goods/goods/sku/count', '数量来自列表的总数', 'Counts are totals of the lists'],
  [
    'GET /api/store/statistics/order/refund',
    '退款单的明细来自 refundOrder/getByPage',
    'Refunds are read by refundOrder/getByPage',
  ],
]
