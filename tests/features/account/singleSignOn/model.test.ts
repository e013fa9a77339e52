import { expect, it } from 'vitest'
import type { SignInService } from '#domain/site/siteFile'
import { type Attempt, authorizationUrl, grantOf, isAnswerTo } from '#features/account/singleSignOn/model'

const BACK = 'https://supplier.group.example/sso'
const service = (more: Partial<SignInService>): SignInService => ({
  name: '集团统一登录',
  kind: 'oidc',
  url: 'https://id.group.example/authorize',
  clientId: 'supplier',
  ...more,
})
const attempt: Attempt = { state: 'S1', provider: 0, verifier: 'V1', redirect: '/orders', at: 1_000 }

it.each<[string, Partial<SignInService>, string, Record<string, string>]>([
  [
    'https://id.group.example/authorize',
    {},
    'C1',
    {
      response_type: 'code',
      client_id: 'supplier',
      redirect_uri: BACK,
      scope: 'openid',
      state: 'S1',
      code_challenge: 'C1',
      code_challenge_method: 'S256',
    },
  ],
  [
    'https://id.group.example/authorize',
    { parameters: { scope: 'openid profile' } },
    '',
    { response_type: 'code', client_id: 'supplier', redirect_uri: BACK, scope: 'openid profile', state: 'S1' },
  ],
  [
    'https://cas.group.example/cas/login',
    { kind: 'cas', url: 'https://cas.group.example/cas/' },
    '',
    { service: `${BACK}?state=S1` },
  ],
  [
    'https://login.work.weixin.qq.com/wwlogin/sso/login',
    { kind: 'wecom', url: 'https://login.work.weixin.qq.com/wwlogin/sso/login', parameters: { agentid: '1000002' } },
    '',
    { login_type: 'CorpApp', appid: 'supplier', redirect_uri: BACK, state: 'S1', agentid: '1000002' },
  ],
  [
    'https://login.dingtalk.com/oauth2/auth',
    { kind: 'dingtalk', url: 'https://login.dingtalk.com/oauth2/auth' },
    '',
    {
      response_type: 'code',
      client_id: 'supplier',
      redirect_uri: BACK,
      scope: 'openid',
      prompt: 'consent',
      state: 'S1',
    },
  ],
])('asks at %s (%j)', (page, more, challenge, query) => {
  const url = new URL(authorizationUrl(service(more), BACK, 'S1', challenge))
  expect(url.origin + url.pathname).toBe(page)
  expect(Object.fromEntries(url.searchParams)).toEqual(query)
})

it.each<[string, Partial<SignInService>, string, object | null]>([
  ['code=K', {}, 'V1', { grantType: 'authorization_code', code: 'K', redirectUri: BACK, codeVerifier: 'V1' }],
  ['code=K', {}, '', { grantType: 'authorization_code', code: 'K', redirectUri: BACK }],
  [
    'ticket=ST-1',
    { kind: 'cas' },
    '',
    { grantType: 'social', source: 'cas', code: 'ST-1', state: 'S1', redirectUri: `${BACK}?state=S1` },
  ],
  [
    'code=K',
    { kind: 'wecom' },
    '',
    { grantType: 'social', source: 'wechat_enterprise', code: 'K', state: 'S1', redirectUri: BACK },
  ],
  [
    'authCode=K',
    { kind: 'dingtalk', source: 'ding' },
    '',
    { grantType: 'social', source: 'ding', code: 'K', state: 'S1', redirectUri: BACK },
  ],
  ['error=access_denied', {}, 'V1', null],
])('exchanges %s of %j', (answer, more, verifier, grant) => {
  const query = new URLSearchParams(answer)
  expect(grantOf(service(more), query, { ...attempt, verifier }, BACK)).toEqual(grant)
})

it.each([
  ['what began here', attempt, 'S1', 2_000, true],
  ['another state', attempt, 'S2', 2_000, false],
  ['no state', attempt, '', 2_000, false],
  ['nothing that began here', null, 'S1', 2_000, false],
  ['what began eleven minutes ago', attempt, 'S1', 661_000, false],
])('an answer to %s', (_, begun, state, now, isIt) => {
  expect(isAnswerTo(begun, new URLSearchParams({ state }), now)).toBe(isIt)
})
