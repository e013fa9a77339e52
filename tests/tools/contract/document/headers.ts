import type { Endpoint } from '#shared/endpoint'
import { callHeaders } from '#shared/http/callHeaders'
import { headersFor, isTokenEndpoint } from '#shared/http/headers'

type Parameter = { name: string; in: 'header' | 'query'; required: boolean; description: string; schema: object }

const text = { type: 'string' }
const header = (name: string, required: boolean, description: string, schema: object = text): Parameter => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

/** The parameters that calls have beside their own, by name in `components.parameters`. */
export const COMMON: Readonly<Record<string, Parameter>> = {
  uuid: header('uuid', true, '浏览器的编号，首次访问时生成 / The id of the browser, made on its first visit'),
  requestId: header(
    'X-Request-Id',
    false,
    '请求编号，失败时显示给用户；应答可回传 / Shown to the user with a failure; may be echoed',
    {
      type: 'string',
      format: 'uuid',
    },
  ),
  userType: header('User-Type', true, '供应商侧的服务固定为 supplier / Fixed for the supplier’s own services', {
    const: 'supplier',
  }),
  tenantId: header('Tenant-Id', true, '租户，固定 000000 / The tenant, fixed', { const: '000000' }),
  captchaKey: header('Captcha-Key', false, '图片验证码的编号 / The key of the captcha on screen'),
  captchaCode: header('Captcha-Code', false, '图片验证码的字符 / The characters of the captcha'),
  bladeAuth: header('Blade-Auth', false, '`bearer 令牌`，BladeX 网关读它 / Read by a BladeX gateway'),
  accessToken: header('accessToken', false, '令牌本身，lilishop 网关读它 / Read by a lilishop gateway'),
  idempotencyKey: header(
    'Idempotency-Key',
    true,
    '同一操作的重试带同一个键：已执行的操作应回放结果，不再执行 / Retries of one write carry one key: what was done is replayed, not repeated',
  ),
  time: {
    name: '_t',
    in: 'query',
    required: false,
    description: '秒级时间戳，防止缓存 / Seconds since 1970, against caches',
    schema: { type: 'integer' },
  },
}

/** The captcha goes with what it protects. */
const WITH_CAPTCHA = /\/gd-auth\/(supplierToken|captcha)|\/passport\/login\/(userLogin|resetByMobile)/
/** Calls of people who are not signed in. */
const PUBLIC = /\/buyer\/other\/article\/|\/gd-auth\/getVerifyCode/

/** The common parameters of a call, by what the product sends with it. */
export function commonOf({ method, path }: Endpoint): string[] {
  const sent = isTokenEndpoint(path) ? headersFor(path) : callHeaders(path, 'uuid', 'token')
  const isSent = (name: string) => Object.hasOwn(sent, COMMON[name]?.name ?? '')
  return [
    ...['uuid', 'userType', 'tenantId', 'bladeAuth', 'accessToken'].filter(isSent),
    ...(WITH_CAPTCHA.test(path) ? ['captchaKey', 'captchaCode'] : []),
    'requestId',
    method === 'GET' ? 'time' : 'idempotencyKey',
  ]
}

/** How a call says who asks: by the token, by the credentials of the app type, or not at all. */
export function securityOf({ path }: Endpoint): object[] {
  if (isTokenEndpoint(path)) return [{ client: [] }]
  return PUBLIC.test(path) ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

/** The ways of `securityOf`. */
export const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: '登录得到的 accessToken / The access token of the sign-in' },
  client: {
    type: 'http',
    scheme: 'basic',
    description:
      '应用的 clientId 与 clientSecret，随前端发布，不是秘密 / Of the app type; shipped with the site, so no secret',
  },
}
