import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Deliver } from '#features/procurement/delivery/model'
import { NOTES } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'
import { rowOf } from '#tests/e2e/kit/routes'
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

test('a printed delivery note of several lines', async ({ page, context }) => {
  const ask = await enterStill(context, 'haichuan')
  const { records } = await ask<{ records: Deliver[] }>(NOTES, { withItems: 1, size: 100, pageSize: 100 })
  const note = records.find(({ items = [] }) => items.length > 2)
  await page.goto(`${SITES.material}/deliverPreview?ids=${note?.id}&paper=241x140&showPrice=1`)
  const paper = page.locator('.sheet').first()
  await expect(paper).toBeVisible()
  await settledPicture(page)
  // The outline of the preview is not printed.
  const picture = await paper.screenshot({
    animations: 'disabled',
    style: '.sheet { outline: none; box-shadow: none }',
  })
  writeFileSync(join(FOLDER, 'note.png'), picture)
})
