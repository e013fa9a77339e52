import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { signIn } from '#tests/kit/api'
import { address, choose, field, fill, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'
import { create, line } from '#tests/mocks/procurement/contract/contractInput'

runApp('supplier')

const MAIN = 'JC-202403-0007'

const button = (name: string) => inPage().getByRole('button', { name: new RegExp(`^${[...name].join(' ?')}$`) })
const materialsOf = (id: string) => db.materials.filter(({ contractId }) => contractId === id)

it('a price that is not base + cost is marked, asked about, and composed on request', async () => {
  const id = await create(await signIn('yueheng'), {
    materials: [line({ taxUnitPrice: '3395', basePrice: '3200', integratedCost: '' })],
  })
  // The head's cost reached the line.
  expect(materialsOf(id)[0]).toMatchObject({ basePrice: '3200.00', integratedCost: '135.00' })
  await renderPage({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await shows('第 1 行的含税单价不等于基准价 + 综合费用。')
  fireEvent.change(field('备注'), { target: { value: '加急' } })
  await user.click(button('保存'))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('第 1 行的含税单价不等于基准价 + 综合费用。')
  await user.click(within(dialog).getByRole('button', { name: /取 ?消/ }))
  expect(db.contracts.get(id)?.remark).toBe('')

  await user.click(inPage().getByRole('button', { name: '单价 = 基准价 + 综合费用' }))
  await waitFor(() => expect(inPage().queryByText(/不等于基准价/)).toBeNull())
  await user.click(button('保存'))
  await waitFor(() => expect(materialsOf(id)[0]).toMatchObject({ taxUnitPrice: '3335.00' }))
})

it('a supplement takes its terms from the main contract, found by number, which lists it', async () => {
  await renderPage({ path: '/supplier/agreementCreate', account: 'yueheng' })
  await waitFor(() => field('合同名称'))
  await fill(field('合同名称'), '钢筋补充协议二')
  await choose(field('合同类型'), '补充协议')
  fireEvent.change(field('主合同'), { target: { value: MAIN } })
  await choose(field('主合同'), new RegExp(MAIN))
  const main = db.contracts.find(({ contractCode }) => contractCode === MAIN)
  await waitFor(() => expect(field('综合费用（元/吨）')).toHaveValue(main?.integratedCost))
  expect(field('网价来源')).toHaveValue(main?.priceSource)
  fireEvent.change(field('网价来源'), { target: { value: '别处' } })
  await user.click(button('保存'))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('仍要保存合同 钢筋补充协议二？')
  expect(dialog).toHaveTextContent(`与主合同 ${MAIN} 不一致：网价来源。`)
  await user.click(within(dialog).getByRole('button', { name: '仍然保存' }))
  await waitFor(() => expect(address()).toMatch(/^\/agreementEdit\?id=/))
  const made = db.contracts.find(({ contractName }) => contractName === '钢筋补充协议二')
  expect(made).toMatchObject({
    parentContractCode: MAIN,
    companyId: main?.companyId,
    materialType: 'REBAR',
    priceMode: 'FLOATING',
    projects: main?.projects,
  })
})

it('a submission asks once, with all that differs and what follows', async () => {
  const main = db.contracts.find(({ contractCode }) => contractCode === MAIN)
  const id = await create(await signIn('yueheng'), {
    contractName: '钢筋补充协议四',
    contractCode: 'JC-202403-0007-4',
    contractType: 'SUPPLEMENT',
    parentContractId: main?.id,
    priceSource: '别处',
    signDate: '',
    materials: [line({ taxUnitPrice: '3395', basePrice: '3200', integratedCost: '' })],
  })
  await renderPage({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await waitFor(() => expect(button('提交')).toBeEnabled())
  await user.click(button('提交'))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('提交合同 钢筋补充协议四？')
  expect(dialog.textContent).toMatch(new RegExp(`与主合同 ${MAIN} 不一致：.*网价来源`))
  expect(dialog).toHaveTextContent('第 1 行的含税单价不等于基准价 + 综合费用。')
  expect(dialog).toHaveTextContent('提交后由采购单位审核，审核期间不能修改。签订日期没有填写。')
  await user.click(within(dialog).getByRole('button', { name: '仍然提交' }))
  await waitFor(() => expect(db.contracts.get(id)?.status).toBe(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a main contract lists its supplements', async () => {
  const main = db.contracts.find(({ contractCode }) => contractCode === MAIN)
  const id = await create(await signIn('yueheng'), {
    contractName: '钢筋补充协议三',
    contractCode: 'JC-202403-0007-1',
    contractType: 'SUPPLEMENT',
    parentContractId: main?.id,
  })
  await renderPage({ path: `/supplier/agreementDetail?id=${main?.id}`, account: 'yueheng' })
  await shows('补充协议（1）')
  await user.click(within(inPage().getByRole('table', { name: '补充协议' })).getByText('JC-202403-0007-1'))
  await waitFor(() => expect(address()).toContain(id))
})
