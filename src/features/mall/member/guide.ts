import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  memberList: {
    introduction: [
      '在店里买过东西的客户，以及他们的订单和金额。',
      '可以按买过的商品和最近购买时间筛选。',
      '筛选结果可以导出。',
    ],
    words: '客户 买家 会员 顾客 群 老客户 customer',
  },
}
