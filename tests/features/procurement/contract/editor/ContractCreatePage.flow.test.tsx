import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { decimal } from '#domain/money'
import { db } from '#mocks/areas'
import { signIn } from '#tests/kit/api'
import { address, field, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'
import { detail } from '#tests/mocks/procurement/contract/contractInput'

runApp('supplier')

const main = () => db.contracts.find(({ contractCode }) => contractCode === 'JC-202403-0007')

it('a contract is copied with its terms and lines, which are saved as new ones', async () => {
  const id = main()?.id ?? ''
  await renderPage({ path: `/supplier/agreementDetail?id=${id}`, account: 'yueheng' })
  await press('复制')
  await waitFor(() => expect(address()).toBe(`/supplier/agreementCreate?copyId=${id}`))
  await shows('条款和材料取自合同 JC-202403-0007。合同编号、日期和附件请另外填写。')
  await waitFor(() => expect(field('合同名称')).toHaveValue(`${main()?.contractName}-副本`))
  expect(field('合同编号')).toHaveValue('')
  await waitFor(() => grid())
  await user.click(button('保存'))
  await waitFor(() => expect(address()).toMatch(/^\/agreementEdit\?id=/))
  const copy = db.contracts.find(({ contractName }) => contractName === `${main()?.contractName}-副本`)
  expect(copy).toMatchObject({ status: 0, contractType: 'SINGLE', totalAmountTax: main()?.totalAmountTax })
  const linesOf = (contractId = '') => db.materials.filter((row) => row.contractId === contractId)
  expect(linesOf(copy?.id)).toHaveLength(linesOf(id).length)
  expect(linesOf(id).length).toBeGreaterThan(0)
})

it('a supplement starts with the terms and the undelivered lines of its main contract', async () => {
  const id = main()?.id ?? ''
  const { materials } = await detail(await signIn('yueheng'), id)
  const left = materials.filter(({ remainQuantity }) => decimal(remainQuantity)?.gt(0))
  await renderPage({ path: `/supplier/agreementDetail?id=${id}`, account: 'yueheng' })
  await press('新建补充协议')
  await waitFor(() => expect(address()).toBe(`/supplier/agreementCreate?parentId=${id}`))
  await waitFor(() => grid())
  await shows(/调价只需修改单价/)
  const price = within(grid())
    .getAllByRole('gridcell')
    .find((cell) => cell.dataset.row === '0' && cell.textContent === '3,695.00')
  expect(price).toBeDefined()
  fireEvent.change(field('合同编号'), { target: { value: 'JC-SUPPLEMENT' } })
  await user.click(button('保存'))
  await waitFor(() => expect(address()).toMatch(/^\/agreementEdit\?id=/))
  const made = db.contracts.find(({ contractCode }) => contractCode === 'JC-SUPPLEMENT')
  expect(made).toMatchObject({ contractType: 'SUPPLEMENT', parentContractId: id, companyId: main()?.companyId })
  const saved = db.materials.filter(({ contractId }) => contractId === made?.id)
  expect(saved.map(({ spec, quantity }) => [spec, quantity])).toEqual(
    left.map(({ spec, remainQuantity }) => [spec, remainQuantity]),
  )
})

it('no supplement is offered to a supplement or to a contract that is not approved', async () => {
  const payload = db.contracts.find(({ supplierId, status }) => supplierId === '9001' && status === 0)
  await renderPage({ path: `/supplier/agreementDetail?id=${payload?.id}`, account: 'yueheng' })
  await waitFor(() => button('复制'))
  expect(inPage().queryByRole('button', { name: '新建补充协议' })).toBeNull()
})

async function press(name: string) {
  await user.click(await waitFor(() => button(name)))
}

function button(name: string): HTMLElement {
  return inPage().getByRole('button', { name: new RegExp(`^${[...name].join(' ?')}$`) })
}

function grid(): HTMLElement {
  return inPage().getByRole('grid', { name: '合同材料' })
}
