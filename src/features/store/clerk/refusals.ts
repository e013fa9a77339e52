import type { RefusalWords } from '#shared/form/refusedField'

/** Words of rejections of a clerk that are no label. */
export const clerkWords: RefusalWords = [
  // Of the name or of the number: a number that is taken was found while it was typed.
  [/用户名/, 'username'],
  [/手机|店铺|店员已|用户已禁用/, 'mobile'],
  [/部门/, 'departmentId'],
]
