import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  fileMove: { zh: '文件移动到其他分组', en: 'Moving files to another group' },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
