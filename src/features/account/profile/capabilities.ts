import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  demoReset: {
    zh: '演示环境从页面上恢复到最初的数据；生产环境不需要',
    en: 'A demo that is set back from the screen; needless in production',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
