import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  settlementAnswer: {
    zh: '结算单确认对账、提交异议、按行异议和凭证',
    en: 'Confirming a settlement, objecting to it, claims about its lines with evidence',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
