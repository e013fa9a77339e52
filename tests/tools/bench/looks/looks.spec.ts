import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { routesOf } from '#tests/e2e/kit/screens'
import { fileOf, type Look } from './pictures'
import { settledPicture } from './settled'
import { ACCOUNTS, addressOf, enterStill, expectShown, openWhole } from './visit'

/** The folder of this side's pictures, and a part of the paths of the screens that are meant. */
const { LOOKS_FOLDER = '', LOOKS_SCREEN = '' } = process.env

for (const [account, site] of ACCOUNTS) {
  for (const route of routesOf(account).filter(({ path }) => path.includes(LOOKS_SCREEN))) {
    const save = (look: Look, picture: Buffer) =>
      writeFileSync(join(LOOKS_FOLDER, fileOf(account, route.path, look)), picture)

    test(`${account} ${route.path}`, async ({ page, context }) => {
      await openWhole(page, await addressOf(await enterStill(context, account), site, route))
      await expectShown(page, route)
      save('light', await settledPicture(page))
      // The theme follows the system, so the page need not be reloaded.
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.locator('html[data-theme=dark]').waitFor()
      save('dark', await settledPicture(page))
      await page.emulateMedia({ colorScheme: 'light' })
      await page.locator('html[data-theme=light]').waitFor()
      await page.setViewportSize({ width: 1200, height: 900 })
      save('1200', await settledPicture(page))
    })

    test(`${account} ${route.path} in English`, async ({ page, context }) => {
      const ask = await enterStill(context, account)
      // The stored number of the language, which the page reads at its start.
      await context.addInitScript(() => localStorage.setItem('lang', '2'))
      await openWhole(page, await addressOf(ask, site, route))
      await page.locator('html[lang=en-US]').waitFor()
      await page.getByRole('tabpanel').first().waitFor()
      save('English', await settledPicture(page))
    })
  }
}
