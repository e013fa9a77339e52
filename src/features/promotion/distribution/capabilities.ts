import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  distributionChange: {
    zh: '修改分销商品的佣金；没有时移除后重新添加',
    en: 'Changing the commission of a SKU; without it the SKU is taken out and added again',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
