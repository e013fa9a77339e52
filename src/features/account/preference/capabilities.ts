import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  preferences: {
    zh: '语言、外观、列表设置跟随账号；没有时保存在本机浏览器',
    en: 'Language, look and settings of lists follow the account; without it they stay in the browser',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
