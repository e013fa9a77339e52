import { field, typedField } from '#domain/field'
import { profileRules } from './model'

/** The fields of a person's profile. */
export const profileFields = {
  face: field('image', '头像'),
  username: field('text', '用户名'),
  nickName: typedField('text', profileRules.nickName),
} as const
