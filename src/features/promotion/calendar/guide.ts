import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  promotionCalendar: {
    introduction: [
      '一个月里所有活动排在一张表上，重叠一眼看到。',
      '点活动打开它的记录。',
      '下方是各活动花费和带来的销售。',
    ],
    words: '活动排期 档期 营销日历 calendar',
  },
}
