import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  activities: {
    zh: '活动日历、优惠试算、活动效果、商品参加的活动、活动时间冲突提示；没有时这些不显示，冲突由服务端拒绝',
    en: 'Calendar of activities, sample cart, effect of an activity, activities of a product, clashes said before saving; without it they are absent and the service refuses clashes',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
