import type { Browser, BrowserContext } from '@playwright/test'
import { PASSWORD } from '#tests/e2e/kit/journey'

/** A user of a site, with what the screens need to know. */
export type Visitor = { origin: string; storage: { name: string; value: string }[]; contractId: string }

/** Signs in by token, without a screen, and chooses a contract to open. */
export async function visitorOf(port: number): Promise<Visitor> {
  const api = `http://localhost:${port}/api`
  const client = Buffer.from('gd_supplier_pc:gd_supplier_pc_secret').toString('base64')
  const signIn = await fetch(`${api}/gd-auth/supplierToken`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${client}` },
    body: JSON.stringify({ grantType: 'password', account: 'yueheng', password: PASSWORD }),
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
  const contractId = String((await list.json()).data.records[0].id)
  return { origin: `http://supplier.localhost:${port}`, storage, contractId }
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
