import { nothing, promised } from '#domain/shape'
import { memberSchema } from '#features/account/register/model'
import { get, postForm, putForm } from '#shared/http/request'
import { defineResource, mutation, query } from '#shared/resource'
import type { ProfileInput } from './model'

/** The old and the new number, each with the code that was sent to it. */
type PhoneChange = { oldMobile: string; oldCode: string; mobile: string; code: string }

/** The signed-in person. */
export const members = defineResource('member', {
  own: query((_none: null, signal) => get('/api/store/member/user/info', promised(memberSchema), {}, { signal })),
  save: mutation((profile: ProfileInput) => putForm('/api/store/member/user/editOwn', nothing, profile)),
  changePhone: mutation((change: PhoneChange) => postForm('/api/manager/store/store/jc/changePhone', nothing, change)),
})
