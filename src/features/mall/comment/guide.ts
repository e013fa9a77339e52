import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  memberComment: {
    introduction: ['买家对商品的评价，可以回复。', '等待回复的评价在首页有提醒。', '低分评价可以单独筛选。'],
    words: '评论 好评 差评 评分 回复评价 差评回复 review',
  },
}
