import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  materialList: {
    introduction: [
      '所有合同的材料排在一张表里，可以按名称、规格查找单价。',
      '每一行可以打开它的合同。',
      '需要的列可以在“视图”中选择，并保存为自己的视图。',
    ],
    words: '材料清单 物资 单价 合同价 可送数量 materials price',
  },
}
