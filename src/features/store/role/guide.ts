import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  storeRoleManage: {
    introduction: [
      '角色决定能看到哪些页面，能操作还是只能查看。',
      '一个账号可以有几个角色，权限相加。',
      '修改立即生效，已登录的同事也一样。',
    ],
    words: '权限 岗位 授权 role permission',
  },
}
