import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  debtContacts: {
    zh: '催款记录：联系了谁、承诺了什么；没有时保存在本机浏览器',
    en: 'Contacts with buyers about what is overdue and what they promised; without it they stay in the browser',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
