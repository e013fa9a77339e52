import * as wire from '#domain/wire'
import { body, filters, noBody } from '#shared/http/request'
import { signInEndpoints } from './endpoints'

/** What calls that begin and end a session carry. */
export const signInRequests = {
  verifyCode: filters(signInEndpoints.verifyCode, ['phone'], { required: ['phone'] }),
  token: body(
    signInEndpoints.token,
    {
      grantType: wire.text(),
      scope: wire.text(),
      type: wire.text(),
      tenantId: wire.text(),
      account: wire.text(),
      password: wire.text(),
      phone: wire.text(),
      verifyCode: wire.text(),
      code: wire.text(),
      redirectUri: wire.text(),
      codeVerifier: wire.text(),
      source: wire.text(),
      state: wire.text(),
    },
    ['account', 'password', 'phone', 'verifyCode', 'code', 'redirectUri', 'codeVerifier', 'source', 'state'],
  ),
  byPassword: body(signInEndpoints.byPassword, { username: wire.text(), password: wire.text() }),
  bySms: body(signInEndpoints.bySms, { mobile: wire.text(), code: wire.text() }),
  signOut: noBody(signInEndpoints.signOut),
  endSession: body(signInEndpoints.endSession, { refreshToken: wire.text() }),
}
