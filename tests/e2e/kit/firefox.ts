import type { Browser } from '@playwright/test'

type Send = (method: string, params?: object) => Promise<unknown>
/** What a client object of Playwright stands for in its own process. */
type Inside = { _connection: { toImpl: (client: Browser) => { _browserSession: { send: Send } } } }

/**
 * Playwright sets media features on every new context, and Firefox before 154 does not know the command: that context
 * would never open. The journeys set these features in the preferences of Firefox instead.
 */
export function skipMediaFeatures(browser: Browser): void {
  if (browser.browserType().name() !== 'firefox') return
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession
  const send = session.send
  session.send = (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(session, method, params)
}
