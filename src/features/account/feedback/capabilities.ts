import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  feedback: { zh: '意见反馈', en: 'Feedback to the platform' },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
