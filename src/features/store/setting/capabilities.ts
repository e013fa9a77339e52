import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  secondReturnAddress: {
    zh: '第二个售后地址；没有时退货寄到唯一的售后地址',
    en: 'A second address for returns; without it they go to the only one',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
