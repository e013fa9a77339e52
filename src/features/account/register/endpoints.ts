import { getValue, postForm } from '#shared/endpoint'

const MEMBER = '/api/store/buyer/passport/member'

/** Calls of members, who may have no shop yet. */
export const registrationEndpoints = {
  agreement: getValue('/api/buyer/other/article/type/{type}'),
  register: postForm(`${MEMBER}/register`),
  signIn: postForm(`${MEMBER}/smsLogin`),
  /** The signed-in person. */
  member: getValue('/api/store/member/user/info'),
}
