import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  profileEditing: {
    zh: '修改自己的昵称和头像；没有时只能查看',
    en: 'Changing one’s nick name and picture; without it they are only shown',
  },
  demoReset: {
    zh: '演示环境从页面上恢复到最初的数据；生产环境不需要',
    en: 'A demo that is set back from the screen; needless in production',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
