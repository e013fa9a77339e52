import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  documentTrail: {
    zh: '合同到付款的业务链；没有时按单号链接到各列表',
    en: 'The chain from contract to payment; without it the lists are linked by number',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
