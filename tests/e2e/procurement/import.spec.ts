import type { ContractDetail } from '#features/procurement/contract/model'
import { fileInput, writeContract } from '#tests/e2e/kit/contractForm'
import { CONTRACT_API, enter, expect, test } from '#tests/e2e/kit/journey'
import { mend } from '#tests/e2e/kit/mend'
import { type WorksheetCell, worksheetOf } from '#tests/kit/zip'

const LINES = 107
const HEADS = ['材料名称*', '规格型号*', '牌号*', '单位*', '合同数量*', '含税单价*', '税率(%)*']
/** By row of Excel: the column, the wrong value, and the right one. */
const FLAWS: Record<number, [head: string, wrong: WorksheetCell, right: string]> = {
  5: ['材料名称*', '', '螺纹钢'],
  19: ['规格型号*', '', 'Φ500×12m'],
  31: ['单位*', '车', 't'],
  46: ['合同数量*', '约三十', '３０．１２５'],
  60: ['合同数量*', 12.34567, '12.345'],
  82: ['含税单价*', -3555, '3,555.50'],
  109: ['税率(%)*', { value: 0.14, format: 'percent' }, '13'],
}

test('7 bad rows of 107 are corrected inside the import dialog until all are imported', async ({ page, context }) => {
  const caller = await enter(context, 'yueheng')
  const id = await writeContract(caller, 'JC-202411-0901', { materials: [] })
  await page.goto(`/agreementEdit?id=${id}&import=1`)
  const dialog = page.getByRole('dialog', { name: '导入合同材料' })
  const buffer = worksheetOf(rowsOfFile(), ['A1:G1'])
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await fileInput(dialog, '导入合同材料').setInputFiles({ name: '三期材料.xlsx', mimeType, buffer })
  await expect(dialog.getByText('已导入 100 条，7 条未导入')).toBeVisible()

  const grid = dialog.getByRole('grid', { name: '未导入的材料' })
  const rows = Object.entries(FLAWS)
  await expect(grid.getByRole('rowheader')).toHaveText(rows.map(([row]) => row))
  for (const [row, [head, , right]] of rows.slice(0, 4)) await mend(page, grid, row, head.replace('*', ''), right)
  await dialog.getByRole('button', { name: '再次导入 4 条' }).click()
  await expect(dialog.getByText('已导入 104 条，3 条未导入')).toBeVisible()
  await expect(grid.getByRole('rowheader')).toHaveText(['60', '82', '109'])
  for (const [row, [head, , right]] of rows.slice(4)) await mend(page, grid, row, head.replace('*', ''), right)
  await dialog.getByRole('button', { name: '再次导入 3 条' }).click()
  await expect(dialog.getByText('已导入 107 条', { exact: true })).toBeVisible()
  await expect(grid).toBeHidden()

  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('grid', { name: '合同材料' })).toHaveAttribute('aria-rowcount', String(LINES + 2))
  const contract = await caller<ContractDetail>(`${CONTRACT_API}/contract/queryContractById`, { id })
  expect(contract.materialCount).toBe(LINES)
})

/** A title, the header, and the lines; rates are percent cells, as Excel makes of a typed 13%. */
function rowsOfFile(): WorksheetCell[][] {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const cells: WorksheetCell[] = ['螺纹钢', `Φ${index}×12m`, 'HRB400E', ' 吨', 100 + index, '3,555.5']
    const line = [...cells, { value: 0.13, format: 'percent' as const }]
    const [head, wrong] = FLAWS[index + 3] ?? []
    return head && wrong !== undefined ? line.with(HEADS.indexOf(head), wrong) : line
  })
  return [['三期钢筋清单'], HEADS, ...lines]
}
