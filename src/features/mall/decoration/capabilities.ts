import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  pageSchedule: {
    zh: '店铺页面定时发布；没有时立即发布',
    en: 'Publishing a page of the shop at a time; without it a page is published at once',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
