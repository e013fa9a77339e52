import { field } from '#domain/field'
import { MAX_NICK_NAME } from './model'

/** The fields of a person's profile. */
export const profileFields = {
  face: field('image', '头像'),
  username: field('text', '用户名'),
  nickName: field('text', '昵称', { maxLength: MAX_NICK_NAME, isRequired: true }),
} as const
