import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  invoiceNumbers: {
    zh: '发票的号码、文件和更正；没有时只标记已开票',
    en: 'Number, file and correction of an invoice; without it an invoice is only marked as issued',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
