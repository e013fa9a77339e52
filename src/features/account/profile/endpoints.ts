import { getValue, optional, post, postForm, putForm } from '#shared/endpoint'

/** Writes of the signed-in person; who it is, the registration reads too. */
export const memberEndpoints = {
  ...optional('profileEditing', { save: putForm('/api/store/member/user/editOwn') }),
  changePhone: postForm('/api/manager/store/store/jc/changePhone'),
  ...optional('demoReset', {
    /** Whether the service is a demo that may be set back. */
    demo: getValue('/api/store/demo'),
    /** Sets a demo back to its first state, sessions included. */
    resetDemo: post('/api/store/demo/reset'),
  }),
}
