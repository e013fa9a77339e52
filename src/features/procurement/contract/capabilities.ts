import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  contractWithdrawal: { zh: '撤回已提交的合同', en: 'Withdrawing a contract that was handed in' },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
