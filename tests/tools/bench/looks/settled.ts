import { expect, type Page } from '@playwright/test'

/** What a screen shows while something is still to come. */
const WAITING = '[aria-busy=true], [role=status][aria-label=加载中], .ant-skeleton, .ant-spin-spinning, #root > .frame'

/** Texts that name the port, which differs from one worker's server to the other's. */
const PORTS = /localhost:\d+/

/** The picture of what is in the window, once it stays the same and nothing is still to come. */
export async function settledPicture(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  let last: Buffer = Buffer.alloc(0)
  await expect
    .poll(
      async () => {
        const waiting = await page.locator(WAITING).filter({ visible: true }).count()
        const next = await page.screenshot({ animations: 'disabled', mask: [page.getByText(PORTS)] })
        const isSettled = waiting === 0 && next.equals(last)
        last = next
        return isSettled
      },
      { message: 'the screen settles', timeout: 20_000, intervals: [100] },
    )
    .toBe(true)
  return last
}
