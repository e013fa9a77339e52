import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  endSession: {
    zh: '集采供应商退出登录时，网关作废这次登录的两个令牌；没有时令牌到期才失效',
    en: 'Signing out of the plain variant revokes both tokens at the gateway; without it they live until they expire',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
