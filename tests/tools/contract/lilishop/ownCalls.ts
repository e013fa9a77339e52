import type { IncomingMessage } from 'node:http'
import { type Asker, ask } from './ask'
import { newCaptcha, takeCaptcha } from './captcha'
import { clerkPath, withoutRoles } from './clerkRoles'
import { menuOf } from './menu'
import { lazyNodes, shopRegion } from './regions'
import type { Services } from './services'
import { passSlider, sliderKind } from './slider'

/** A call that the adapter answers itself, or prepares. */
export type Call = { request: IncomingMessage; url: URL; body: string; last: string }

/** What the group's gateway has and a lilishop has not, or otherwise; `*` stands for the last segment. */
export function ownCalls(services: Services): Record<string, (call: Call) => Promise<unknown>> {
  const { seller, common } = services
  return {
    'GET /api/gd-auth/captcha': async () => newCaptcha(),
    'GET /api/gd-auth/getVerifyCodeSupplier/*': async ({ request, url, last }) => {
      const [asker, kind] = [askerOf(request), sliderKind(last)]
      await passSlider(common, kind, asker)
      await ask(common, `/common/common/sms/${kind}/${encodeURIComponent(url.searchParams.get('phone') ?? '')}`, asker)
      return true
    },
    'POST /api/store/passport/login/userLogin': async ({ request, body }) => {
      const [asker, { headers }] = [askerOf(request), request]
      takeCaptcha(String(headers['captcha-key'] ?? ''), decodeURIComponent(String(headers['captcha-code'] ?? '')))
      await passSlider(common, 'LOGIN', asker)
      return ask(seller, '/store/passport/login/userLogin', asker, new URLSearchParams(body))
    },
    'POST /api/store/passport/login/refresh/*': ({ request, last }) =>
      ask(seller, `/store/passport/login/refresh/${encodeURIComponent(last)}`, askerOf(request)),
    'PUT /api/store/clerk/*': ({ request, body, last }) => {
      const asker = askerOf(request)
      const change = () => ask(seller, clerkPath(last), asker, new URLSearchParams(body), 'PUT')
      return withoutRoles(seller, [last], asker, change)
    },
    'DELETE /api/store/clerk/delByIds/*': ({ request, last }) => {
      const asker = askerOf(request)
      const drop = () => ask(seller, clerkPath(`delByIds/${last}`), asker, undefined, 'DELETE')
      return withoutRoles(seller, last.split(','), asker, drop)
    },
    'GET /api/gd-system/menu/menu-include-client': async ({ request }) =>
      menuOf(await ask(seller, '/store/menu/memberMenu', askerOf(request))),
    'GET /api/gd-system/region/lazy-tree': async ({ request, url }) => {
      const parent = shopRegion(url.searchParams.get('parentCode') ?? '')
      return lazyNodes(await ask(common, `/common/common/region/item/${encodeURIComponent(parent)}`, askerOf(request)))
    },
    // A lilishop writes words where the gateway has codes: units, kinds, ways of payment.
    'GET /api/gd-system/dict/listByCode': async () => [],
  }
}

/** The name of a call in the table above. */
export function ownName(method: string, path: string): string {
  return `${method} ${path.replace(/(getVerifyCodeSupplier|login\/refresh|store\/clerk|delByIds)\/[^/]+$/, '$1/*')}`
}

/** Who sends a request, as a lilishop knows people. */
export function askerOf({ headers, socket }: IncomingMessage): Asker {
  const token = String(headers.accesstoken ?? '')
  return {
    uuid: String(headers.uuid ?? ''),
    // The last address is what the web server before the adapter saw; those before it anyone may write.
    forwardedFor:
      String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '')
        .split(',')
        .at(-1)
        ?.trim() ?? '',
    ...(token === '' ? {} : { accessToken: token }),
  }
}
