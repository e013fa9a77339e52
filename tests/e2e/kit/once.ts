import { expect, type Locator, type Page } from '@playwright/test'

/** A write of a screen: how to open it, press its button and see it done, and how often the API holds it. */
export type Deed = {
  /** Path of the write. */
  path: string
  /** Opens the form with everything filled in; `turn` distinguishes the runs. */
  open: (turn: Turn) => Promise<void>
  button: (turn: Turn) => Locator
  done: (turn: Turn) => Promise<void>
  /** The number of times it was done. */
  count: () => Promise<number>
  /** Presses again after a lost answer, when that takes more than the button. */
  again?: (turn: 1 | 2) => Promise<void>
  /** For forms that survive a reload: fails until the form is back with all its input. */
  kept?: (turn: 2) => Promise<void>
}

/** 0: a double click, 1: a lost answer, 2: a reload while saving. */
type Turn = 0 | 1 | 2

/**
 * Double-clicks, loses an answer and presses again, reloads while saving and saves again: each time it is written once.
 */
export async function expectOnce(page: Page, { path, open, button, done, count, again, kept }: Deed): Promise<void> {
  const calls = watchCalls(page, path)
  const before = await count()
  await open(0)
  await button(0).dblclick()
  await done(0)
  await expect.poll(() => calls.open).toBe(0)
  expect(calls.keys.size).toBe(1)
  expect(await count()).toBe(before + 1)

  calls.keys.clear()
  await open(1)
  await loseAnswer(page, path)
  await button(1).click()
  await expect(page.getByText('网络异常，请检查网络连接').filter({ visible: true }).first()).toBeVisible()
  expect(await count()).toBe(before + 2)
  if (again) await again(1)
  else await button(1).click()
  await done(1)
  await expect.poll(() => calls.open).toBe(0)
  expect(calls.keys.size).toBe(1)
  expect(await count()).toBe(before + 2)
  if (!kept) return

  calls.keys.clear()
  await open(2)
  const release = await holdAnswer(page, path)
  await button(2).click()
  await expect.poll(count).toBe(before + 3)
  await page.reload()
  await release()
  await kept(2)
  if (again) await again(2)
  else await button(2).click()
  await done(2)
  expect(calls.keys.size).toBe(1)
  expect(await count()).toBe(before + 3)
}

/** The next request to a path is carried out, and its answer is held back until released. */
export async function holdAnswer(page: Page, path: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}`, requestStage: 'Response' }] })
  return () => session.detach()
}

/**
 * The next request to a path is carried out, and its answer is lost. Works for uploads too, which a route handler
 * cannot resend.
 */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.once('Fetch.requestPaused', async ({ requestId }) => {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
    await session.detach()
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}`, requestStage: 'Response' }] })
}

/** The requests to a path: how many are pending, and the idempotency keys of all. */
function watchCalls(page: Page, path: string) {
  const calls = { open: 0, keys: new Set<string>() }
  const isMeant = (url: string) => new URL(url).pathname === path
  page.on('request', (request) => {
    if (!isMeant(request.url())) return
    calls.open += 1
    calls.keys.add(request.headers()['idempotency-key'] ?? '')
  })
  const end = (request: { url: () => string }) => {
    if (isMeant(request.url())) calls.open -= 1
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return calls
}
