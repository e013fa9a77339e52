import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  clerkManage: {
    introduction: [
      '给每位同事一个账号，分配部门和角色。',
      '离职的同事停用即可，他做过的记录都保留。',
      '不要共用账号，操作记录才能分清是谁做的。',
    ],
    words: '员工 子账号 人员 staff employee',
  },
}
