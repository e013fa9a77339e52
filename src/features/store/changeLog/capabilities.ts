import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  changeLog: {
    zh: '店铺设置、员工、角色、部门、司机、车辆、自提点、物流公司、运费模板、页面、直播间和活动的操作历史，查看手机号和银行账号的记录',
    en: 'History of shop settings, staff, roles, departments, drivers, vehicles, pick-up points, logistics companies, freight templates, pages, live rooms and activities, and who revealed a phone or bank number',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
