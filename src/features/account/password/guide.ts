import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  change_pass: {
    introduction: [
      '先输入原密码，再输入两次新密码。',
      '修改后需用新密码重新登录，其他设备最迟在登录到期时退出。',
      '不要与同事共用密码，请为每人添加账号。',
    ],
    words: '改密码 密码 password',
  },
}
