import type { Page } from '@playwright/test'
import type { ContractDetail } from '#features/procurement/contract/model'
import { writeContract } from '#tests/e2e/kit/contractForm'
import { CONTRACT_API, cellOf, enter, expect, expectCell, shownPage, test } from '#tests/e2e/kit/journey'

test('two browser tabs edit one contract: both versions are shown, and no typed input is lost', {
  tag: '@release',
}, async ({ page, context }) => {
  const ask = await enter(context, 'yueheng')
  const id = await writeContract(ask, 'JC-202411-0501')
  const read = () => ask<ContractDetail>(`${CONTRACT_API}/contract/queryContractById`, { id })
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto(`/agreementEdit?id=${id}`)
    await expect(grid(one)).toBeVisible()
  }

  await page.bringToFront()
  await remark(page).fill('甲：随车带质保书')
  await save(page)
  await expect.poll(async () => (await read()).remark).toBe('甲：随车带质保书')

  await other.bringToFront()
  await remark(other).fill('乙：卸在三号塔吊下')
  await (await cellOf(grid(other), 0, '合同数量')).click()
  await other.keyboard.type('36.125')
  await other.keyboard.press('Enter')
  await save(other)
  await expectChange(other, ['备注', '乙：卸在三号塔吊下', '甲：随车带质保书'])
  await expectChange(other, ['螺纹钢 Φ18×9m', '36.125', '35.678'])
  await expect(differences(other).locator('tbody [data-row-key]')).toHaveCount(2)
  await expect(remark(other)).toHaveValue('乙：卸在三号塔吊下')
  await expectCell(await cellOf(grid(other), 0, '合同数量'), '36.125')
  // Nothing was overwritten.
  expect((await read()).remark).toBe('甲：随车带质保书')

  await other.getByRole('button', { name: '保留我填写的' }).click()
  await expect(differences(other)).toBeHidden()
  await expect(remark(other)).toHaveValue('乙：卸在三号塔吊下')
  await save(other)
  await expect.poll(async () => (await read()).remark).toBe('乙：卸在三号塔吊下')
  expect((await read()).materials[0]?.quantity).toBe('36.125')

  await page.bringToFront()
  await remark(page).fill('甲：改到下午')
  await save(page)
  await expectChange(page, ['备注', '甲：改到下午', '乙：卸在三号塔吊下'])
  await expect(remark(page)).toHaveValue('甲：改到下午')
  await page.getByRole('button', { name: '放弃我的修改，采用最新' }).click()
  await expect(differences(page)).toBeHidden()
  await expect(remark(page)).toHaveValue('乙：卸在三号塔吊下')
  await expectCell(await cellOf(grid(page), 0, '合同数量'), '36.125')
  // The form has the newest version now, so it can be edited and saved.
  await remark(page).fill('乙的，甲已核对')
  await save(page)
  await expect.poll(async () => (await read()).remark).toBe('乙的，甲已核对')
  await page.reload()
  await expect(remark(page)).toHaveValue('乙的，甲已核对')
  await expect(page.getByText(/已恢复 .+ 的草稿/)).toHaveCount(0)
})

function remark(page: Page) {
  return shownPage(page).getByLabel('备注')
}

function grid(page: Page) {
  return shownPage(page).getByRole('grid', { name: '合同材料' })
}

function save(page: Page) {
  return shownPage(page).getByRole('button', { name: '保存', exact: true }).click()
}

function differences(page: Page) {
  return shownPage(page).getByRole('table', { name: '两个版本的差异' })
}

/** A difference: its name, the user's own version and the other one. */
async function expectChange(page: Page, [name = '', mine = '', theirs = '']: string[]): Promise<void> {
  const row = differences(page).locator('tbody [data-row-key]', { hasText: name })
  await expect(row.getByRole('cell').first()).toHaveText(mine)
  await expect(row.getByRole('cell').last()).toHaveText(theirs)
}
