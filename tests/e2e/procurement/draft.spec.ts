import type { BrowserContext, Page } from '@playwright/test'
import { chooseDriver, FORM, fillLines, LINES, TOTAL } from '#tests/e2e/kit/deliveryForm'
import { cellOf, enter, expect, expectCell, shownPage, test } from '#tests/e2e/kit/journey'

const REMARK = '上午九点前到场，卸在 3# 塔吊下'

test.beforeEach(({ context }) => enter(context, 'yueheng'))

test('a draft survives a crash of the page complete, and submitting it deletes it', async ({ page, context }) => {
  await fillForm(page)
  await crash(context, page)

  const back = await context.newPage()
  await back.goto('/home')
  await back.getByRole('region', { name: '未提交的草稿' }).getByRole('link').click()
  await expect(back.getByText(/已恢复 .+ 的草稿/)).toBeVisible()
  await back.getByRole('button', { name: '继续填写' }).click()
  await expectWhole(back)

  await back.getByRole('button', { name: '保存送货单' }).click()
  await expect(back.getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })).toBeVisible()
  await expect(shownPage(back).getByText(REMARK)).toBeVisible()
  expect(await storedDrafts(back)).toEqual([])
  await back.goto('/home')
  await expect(back.getByRole('heading', { name: /^您好/ })).toBeVisible()
  await expect(back.getByRole('region', { name: '未提交的草稿' })).toHaveCount(0)
})

test('a draft survives a reload, and discarding it deletes it', { tag: '@release' }, async ({ page }) => {
  await fillForm(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/已恢复 .+ 的草稿/)).toBeVisible()
  await expectWhole(page)
  await page.getByRole('button', { name: '丢弃草稿' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '丢弃草稿' }).click()
  await expect(page.getByLabel('备注')).toHaveValue('')
  await expect(page.getByLabel('司机姓名')).toHaveValue('')
  await expectCell(await cellOf(page.getByRole('grid', { name: '材料明细' }), 0, '送货数量'), '')
  await expect.poll(() => storedDrafts(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('grid', { name: '材料明细' })).toBeVisible()
  await expect(page.getByText(/已恢复 .+ 的草稿/)).toHaveCount(0)
})

test('switching the language keeps typed input', { tag: '@release' }, async ({ page }) => {
  await fillForm(page)
  await page.getByRole('button', { name: /^语言/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: '中文' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Enter')
  const grid = page.getByRole('grid', { name: 'Lines' })
  await expect(grid).toBeVisible()
  await expect(page.getByText(TOTAL)).toBeVisible()
  for (const [index, line] of LINES.entries()) await expectCell(await cellOf(grid, index, 'Heat number'), line[2])
  await expect(page.getByLabel('Remark')).toHaveValue(REMARK)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  await expectWhole(page)
})

test('another account on the same workstation sees no draft', async ({ page, context }) => {
  await fillForm(page)
  await page.close()
  const colleague = await enterBeside(context)
  await colleague.goto('/home')
  await expect(colleague.getByRole('heading', { name: /何军/ })).toBeVisible()
  await expect(colleague.getByRole('region', { name: '未提交的草稿' })).toHaveCount(0)
  await colleague.goto(FORM)
  await expect(colleague.getByLabel('备注')).toHaveValue('')
  expect(await storedDrafts(colleague)).toHaveLength(1)
})

/** Fills the form of a new note and waits until its draft is saved, which takes a second at most. */
async function fillForm(page: Page): Promise<void> {
  await page.goto(FORM)
  await fillLines(page)
  await chooseDriver(page)
  await page.getByLabel('备注').fill(REMARK)
  await expect.poll(() => storedDrafts(page), { timeout: 1000, intervals: [100] }).toEqual([REMARK])
}

async function expectWhole(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: '材料明细' })
  for (const [index, [quantity, pieces, heat]] of LINES.entries()) {
    await expectCell(await cellOf(grid, index, '送货数量'), Number(quantity).toFixed(3))
    await expectCell(await cellOf(grid, index, '件数'), pieces)
    await expectCell(await cellOf(grid, index, '炉批号'), heat)
  }
  await expect(page.getByText(TOTAL)).toBeVisible()
  await expect(page.getByLabel('司机姓名')).toHaveValue('张建军')
  await expect(page.getByLabel('司机电话')).toHaveValue('19900010001')
  await expect(page.getByLabel('车牌号')).toHaveValue('粤B·12345')
  await expect(page.getByLabel('挂车号')).toHaveValue('粤B·1234挂')
  await expect(page.getByLabel('收货人', { exact: true })).toHaveValue('李伟')
  await expect(page.getByLabel('备注')).toHaveValue(REMARK)
}

/** Kills the renderer, as a lack of memory or a power cut would: no code of the page runs any more. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  const isDead = page.waitForEvent('crash')
  await Promise.race([session.send('Page.crash').catch(() => undefined), isDead])
  await isDead
  await page.close()
}

/** A page of a colleague who signs in at the same workstation, with the browser's storage kept. */
async function enterBeside(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/403')
  const other = await context.browser()?.newContext()
  if (!other) throw new Error('no browser')
  await enter(other, 'yueheng01')
  const { origins } = await other.storageState()
  await page.evaluate(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value)
    },
    origins.flatMap((origin) => origin.localStorage),
  )
  await other.close()
  return page
}

/** The remarks of the drafts that this browser stores. */
function storedDrafts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('supplierDrafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map((draft) => draft.values.remark))
          }
        }
      }),
  )
}
