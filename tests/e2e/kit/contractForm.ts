import { expect, type Locator, type Page } from '@playwright/test'
import { choose, fillTime } from './fields'
import { type Caller, CONTRACT_API, shownPage } from './journey'

/** Fills the required fields of a contract for rebar on the form on screen; lines and attachments come later. */
export async function fillTerms(page: Page, { name, code }: { name: string; code: string }): Promise<void> {
  const form = shownPage(page)
  await form.getByLabel('合同名称').fill(name)
  await form.getByLabel('合同编号').fill(code)
  await choose(page, '材料类型', '钢筋')
  await choose(page, '甲方（采购单位）', '岭筑一公司')
  await choose(page, '适用项目', '滨江一号地块')
  await page.keyboard.press('Escape')
  for (const label of ['签订日期', '生效日期']) await fillTime(form.getByLabel(label), '2024-05-01')
  await fillTime(form.getByLabel('到期日期'), '2035-04-30')
  await expect(form.getByRole('grid', { name: '合同材料' })).toBeVisible()
}

/** The file input of a field or a dialog; users press the button beside it. */
export function fileInput(of: Locator, name: string): Locator {
  return of.locator(`input[type=file][aria-label="${name}"]`)
}

/** Makes a complete contract through the API, with two lines and the given changes; resolves to its id. */
export async function writeContract({ send }: Caller, code: string, change: object = {}): Promise<string> {
  const line = { materialName: '螺纹钢', grade: 'HRB400E', unit: 't', taxUnitPrice: '3555.5', taxRate: '13' }
  const { id } = await send<{ id: string }>(`${CONTRACT_API}/contract/createContract`, {
    contractName: `滨江一号地块补充采购 ${code}`,
    contractCode: code,
    contractType: 'SINGLE',
    materialType: 'REBAR',
    companyId: '3002',
    projects: [{ projectId: '5001' }],
    signDate: '2024-05-01',
    effectiveDate: '2024-05-01',
    expireDate: '2035-04-30',
    priceMode: 'FIXED',
    settleCycle: '月结',
    taxRate: '13',
    attachments: [{ id: 'a1', name: '合同.pdf', url: '/api/common/common/file/content/a.pdf', size: 1000 }],
    materials: [
      { ...line, spec: 'Φ18×9m', quantity: '35.678' },
      { ...line, spec: 'Φ22×9m', quantity: '10' },
    ],
    ...change,
  })
  return id
}
