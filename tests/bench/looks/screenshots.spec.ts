import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { noteOf } from '#tests/e2e/kit/routes'
import { settledPicture } from './settled'
import { ACCOUNTS, enterStill } from './visit'

/** Where the README finds its pictures. */
const FOLDER = join(import.meta.dirname, '../../../docs/images')
const [[account, site]] = ACCOUNTS

test('the home page', async ({ page, context }) => {
  await enterStill(context, account)
  await page.goto(`${site}/home`)
  await expect(page.getByRole('heading', { name: /^您好/ })).toBeVisible()
  writeFileSync(join(FOLDER, 'home.png'), await settledPicture(page))
})

test('a printed delivery note', async ({ page, context }) => {
  const ask = await enterStill(context, account)
  const { id } = await noteOf(ask)
  await page.goto(`${site}/deliverPreview?ids=${id}&paper=241x140&showPrice=1`)
  const note = page.locator('.sheet').first()
  await expect(note).toBeVisible()
  await settledPicture(page)
  await note.screenshot({ path: join(FOLDER, 'note.png'), animations: 'disabled' })
})
