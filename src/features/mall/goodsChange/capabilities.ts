import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  goodsChangeList: { zh: '商品变更申请的列表', en: 'The list of requests to change a product' },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
