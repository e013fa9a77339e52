import { anything, Malformed, mapped, nothing, promised } from '#domain/shape'
import { isRecord, wireText } from '#domain/wire'
import { memberSchema } from '#features/account/register/model'
import type { SendFile } from '#shared/editor/useUploads'
import { get, postForm, putForm, upload } from '#shared/http/request'
import { action, call, defineResource } from '#shared/resource'
import type { ProfileInput } from './model'

/** The old and the new number, each with the code that was sent to it. */
export type PhoneChange = { oldMobile: string; oldCode: string; mobile: string; code: string }

/** The signed-in person. */
export const members = defineResource('member', {
  own: call((_none: null, signal) => get('/api/store/member/user/info', promised(memberSchema), {}, { signal })),
  save: action((profile: ProfileInput) => putForm('/api/store/member/user/editOwn', nothing, profile)),
  changePhone: action((change: PhoneChange) => postForm('/api/manager/store/store/jc/changePhone', nothing, change)),
})

/** The mall's file service returns only the URL, other stores an object. */
const storedUrl = mapped(anything, (answer) => {
  const url = isRecord(answer) ? wireText(answer.url) || wireText(answer.link) : wireText(answer)
  if (url === '') throw new Malformed('no address of the file')
  return url
})

/** Uploads a picture of an account or an application. */
export const uploadPicture: SendFile = async (file, options) => {
  const body = new FormData()
  body.append('file', file, file.name)
  body.append('directoryPath', 'member')
  const url = await upload('/api/common/common/upload/file', storedUrl, body, options)
  return { id: url, name: file.name, url, size: file.size }
}
