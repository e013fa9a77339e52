import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  storeDepartmentManage: {
    introduction: [
      '部门可以带角色，部门里的人都有这些权限。',
      '部门可以有上下级。',
      '有店员的部门不能删除，请先调整他们的部门。',
    ],
    words: '组织架构 department',
  },
}
