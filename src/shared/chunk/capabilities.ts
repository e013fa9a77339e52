import type { CapabilityText } from '#shared/endpoint'

/** What the product gains by chunked upload. */
export const capabilities = {
  chunkedUpload: {
    zh: '大文件分片上传，断网后续传；没有时整个上传',
    en: 'Large files in chunks, going on after a break; without it they are sent whole',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
