import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  'personal-enter': {
    introduction: ['自己的姓名、电话和头像。', '换手机号需要新号码的验证码。', '语言和外观的选择跟随账号。'],
    words: '账号 我的资料 手机号 profile account',
  },
}
