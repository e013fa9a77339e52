import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { SITES } from '#tests/e2e/kit/port'
import { noteOf, rowOf } from '#tests/e2e/kit/routes'
import { settledPicture } from './settled'
import { enterStill, openWhole } from './visit'

/** Where the README finds its pictures. */
const FOLDER = join(import.meta.dirname, '../../../docs/images')

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
  // A paper that ends within a pixel has none of the preview's grey in it.
  await note.screenshot({ path: join(FOLDER, 'note.png'), style: '.sheet { outline: 2px solid #fff }' })
})
