import type { Settlement } from '#features/procurement/settlement/model'
import { type Ask, enter, expect, shownPage, test } from '#tests/e2e/kit/journey'
import { printPage } from '#tests/e2e/kit/pdf'

/** The settlements of this supplier that are being reconciled. */
const OPEN_SETTLEMENTS = '/api/gd-material/settlementBill/queryList'

async function settlementToCheck(ask: Ask): Promise<Settlement> {
  const [bill] = await ask<Settlement[]>(OPEN_SETTLEMENTS, { status: 8 })
  if (!bill) throw new Error('no sheet is being reconciled')
  return bill
}

test('a deviating line is disputed and taken to the site as a printed difference list', async ({
  page,
  context,
}, info) => {
  const ask = await enter(context, 'nanwan')
  const bill = await settlementToCheck(ask)
  await page.goto(`/supplier/settlement/detail?id=${bill.id}`)
  const sheet = shownPage(page).getByRole('region', { name: '结算明细' })

  await test.step('the line opens with its note, and its amount is in view', async () => {
    await sheet.getByRole('button', { name: '核对第 2 行' }).click()
    await expect(shownPage(page).getByRole('region', { name: '送货单', exact: true })).toContainText('SH20240314-0022')
    await expect(sheet.getByRole('columnheader', { name: '结算金额' }).first()).toBeInViewport()
    await expect(sheet.getByText('5,994.35').first()).toBeInViewport()
  })

  await test.step('the line is disputed with a photo', async () => {
    await shownPage(page).getByRole('button', { name: '提出异议', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('异议原因').fill('抽磅密度取值偏高，请按小票方量结算')
    await dialog.locator('input[type=file]').setInputFiles({
      name: '磅单.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    })
    await expect(dialog.getByRole('link', { name: /磅单/ })).toBeVisible()
    await dialog.getByRole('button', { name: /^保\s*存$/ }).click()
    await expect(dialog).toHaveCount(0)
    await expect(sheet.getByText('有异议')).toBeVisible()
  })

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    shownPage(page).getByRole('button', { name: '差异清单' }).click(),
  ])
  await expect(preview.locator('.sheet')).toHaveCount(1)
  await expect(preview.getByRole('toolbar')).toContainText('差异合计 65.65 元')

  await test.step('the printed list has the reason and room for the answer', async () => {
    const pdf = await printPage(preview, info, 'differences')
    const text = pdf.texts.join('')
    for (const word of ['结算差异清单', 'SH20240314-0022', '65.65', '项目部意见']) expect(text).toContain(word)
    expect(text.replaceAll(/\s/g, '')).toContain('抽磅密度取值偏高')
  })

  await test.step('the list exports to Excel', async () => {
    const [download] = await Promise.all([
      preview.waitForEvent('download'),
      preview.getByRole('button', { name: '导出 Excel' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('结算差异清单_JS202403-00015.xlsx')
  })
})
