import type { Browser, BrowserContext } from '@playwright/test'
import { PASSWORD } from '#tests/e2e/kit/journey'

/** The accounts that visit, with their site and its client: only the material product has the mall. */
const SITES = {
  yueheng: { host: 'supplier', client: 'gd_supplier_pc' },
  haichuan: { host: 'material', client: 'gd_material_supplier_pc' },
} as const
export type Account = keyof typeof SITES

/** A user of a site, with what the screens need to know. */
export type Visitor = { origin: string; storage: { name: string; value: string }[]; contractId: string }
/** The users of a served build, by account. */
export type Visitors = Record<Account, Visitor>

/** The users of the build that is served on a port. */
export async function visitorsOf(port: number): Promise<Visitors> {
  return { yueheng: await visitorOf(port, 'yueheng'), haichuan: await visitorOf(port, 'haichuan') }
}

/** Signs in by token, without a screen, and chooses a contract to open. */
async function visitorOf(port: number, account: Account): Promise<Visitor> {
  const api = `http://localhost:${port}/api`
  const { host, client: name } = SITES[account]
  const client = Buffer.from(`${name}:${name}_secret`).toString('base64')
  const signIn = await fetch(`${api}/gd-auth/supplierToken`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${client}` },
    body: JSON.stringify({ grantType: 'password', account, password: PASSWORD }),
  })
  const { accessToken, refreshToken, ...user } = (await signIn.json()).data
  const list = await fetch(
    `${api}/gd-centralized-sourcing/censou/contract/queryContractsByCondition?current=1&size=10&pageNumber=1&pageSize=10`,
    { headers: { Authorization: `Bearer ${accessToken}` } },
  )
  const storage = Object.entries({
    accessToken,
    refreshToken,
    userInfoSeller: JSON.stringify({ ...user, userId: String(user.userId) }),
  }).map(([name, value]) => ({ name, value: String(value) }))
  const contractId = String((await list.json()).data.records[0]?.id ?? '')
  return { origin: `http://${host}.localhost:${port}`, storage, contractId }
}

/** A browser with an empty cache, signed in or not. */
export function freshContext(browser: Browser, visitor: Visitor, isSignedIn: boolean): Promise<BrowserContext> {
  const origins = isSignedIn ? [{ origin: visitor.origin, localStorage: visitor.storage }] : []
  return browser.newContext({
    storageState: { cookies: [], origins },
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
}
