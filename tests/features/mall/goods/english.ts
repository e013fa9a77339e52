/** Addresses of the screens to be shown in English. */
export const english = [
  '/goods?view=1769600090030000002',
  '/goods?edit=1769600090030000002',
  '/goods-templates',
  '/goods-drafts',
  '/goods-stock',
  '/goods-operation',
  '/goods-operation-edit?id=1769600090030000014',
  '/goods-draft-operation-edit?draftId=1769621090030000016',
  '/goods-template-operation-edit?draftId=1769622090030000016',
]
