import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  members: {
    zh: '会员列表、详情、足迹、持有的优惠券',
    en: 'List and record of members, what they looked at, their coupons',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
