import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  goodsImportSpecs: {
    zh: '商品导入中，同一货号的行是一个商品的多个规格；没有时每行是一个商品，货号重复的行不导入',
    en: 'In an import of products, the rows of one item number are the SKUs of one product; without it each row is a product, and rows of one item number are left out',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
