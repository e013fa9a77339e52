import type { TextRule } from '#domain/rules'

/** What is typed of a product: its name, and what it takes. */
export const goodsRules = {
  goodsName: { label: '商品名称', max: 50, required: true },
  sn: { label: '货号', max: 30 },
  sellingPoint: { label: '商品卖点', max: 60, required: true, multiline: true },
  /** Why it is taken off the shelf. */
  reason: { label: '下架原因', max: 50, required: true, multiline: true },
} satisfies Record<string, TextRule>
