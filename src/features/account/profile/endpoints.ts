import { postForm, putForm } from '#shared/endpoint'

/** Writes of the signed-in person; who it is, the registration reads too. */
export const memberEndpoints = {
  save: putForm('/api/store/member/user/editOwn'),
  changePhone: postForm('/api/manager/store/store/jc/changePhone'),
}
