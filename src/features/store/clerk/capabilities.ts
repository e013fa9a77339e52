import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  clerkPassword: {
    zh: '重置店员密码时由页面生成随机密码，只显示一次；没有时按商城的固定密码重置，并提示立即修改',
    en: 'A reset gives a clerk a random password, shown once; without it the mall’s fixed one, and the advice to change it',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
