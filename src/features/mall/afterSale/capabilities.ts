import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  restock: {
    zh: '收到的退货按售后单加回库存；没有时从售后单打开商品的库存',
    en: 'Returned goods back to stock by their claim; without it a claim leads to the stock of the product',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
