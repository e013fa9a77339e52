import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  noteVoiding: { zh: '送货单作废和更正', en: 'Voiding and correcting a delivery note' },
  printRecall: { zh: '没打出来的送货单撤回打印次数', en: 'Taking back a print that came to nothing' },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
