import type { CapabilityText } from '#shared/endpoint'

/** What the product gains when exports are told. */
export const capabilities = {
  exportLog: {
    zh: '导出 Excel 之前告知服务器谁要导出什么，服务器可以拒绝；没有时直接生成文件',
    en: 'Tells the server before an export to Excel what is taken, which it may refuse; without it files are made at once',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
