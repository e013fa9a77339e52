import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { SITES } from '#tests/e2e/kit/port'
import { noteOf, rowOf } from '#tests/e2e/kit/routes'
import { settledPicture } from './settled'
import { enterStill, openWhole } from './visit'

/** Where the README finds its pictures. */
const FOLDER = join(import.meta.dirname, '../../../../docs/images')

test('the delivery notes', async ({ page, context }) => {
  await enterStill(context, 'yueheng')
  await openWhole(page, `${SITES.supplier}/supplier/deliver/list`)
  // The first visit of a screen offers its help; the next does not.
  await page.getByRole('button', { name: '第一次用这一页？' }).waitFor()
  await openWhole(page, page.url())
  await expect(rowOf('送货单')(page)).toBeVisible()
  writeFileSync(join(FOLDER, 'deliveries.png'), await settledPicture(page))
})

test('a printed delivery note', async ({ page, context }) => {
  const { id } = await noteOf(await enterStill(context, 'yueheng'))
  await page.goto(`${SITES.supplier}/deliverPreview?ids=${id}&paper=241x140&showPrice=1`)
  const note = page.locator('.sheet').first()
  await expect(note).toBeVisible()
  await settledPicture(page)
  // Whole pixels of the paper alone, without the preview's grey around it.
  const { x, y, width, height } = (await note.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [left, top] = [Math.ceil(x), Math.ceil(y)]
  const clip = { x: left, y: top, width: Math.floor(x + width) - left, height: Math.floor(y + height) - top }
  await page.screenshot({ path: join(FOLDER, 'note.png'), clip })
})
