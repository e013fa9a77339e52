import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import { field, fill, inPage, reload, renderPage, runApp, shows, user } from '#tests/kit/render'
import { contractIn } from '#tests/mocks/procurement/contract/contractInput'

runApp('supplier')

it.each([1, 2, 8])('in status %s shows no form and leads to the record', async (status) => {
  const { id } = contractIn(status)
  await renderPage({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await shows(/^合同现在是「.+」，不能再修改。$/)
  expect(inPage().getByRole('button', { name: '查看合同' })).toBeEnabled()
  expect(db.contracts.get(id)?.status).toBe(status)
})

it('whose contract is voided meanwhile says so after the refusal, keeps what was typed, and lets the payload go', async () => {
  const { id } = contractIn(0)
  await renderPage({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await shows('合同名称')
  await fill(field('合同名称'), '改了名的合同')
  db.contracts.update(id, { status: 1 })
  await user.click(inPage().getByRole('button', { name: /^保\s?存$/ }))
  await shows('合同现在是「已作废」，不能再修改。')
  expect(field('合同名称')).toHaveValue('改了名的合同')
  await user.click(await screen.findByRole('button', { name: '知道了' }))
  await flushDrafts()
  await reload()
  await shows('没有保存的内容')
  await shows('改了名的合同')
  await user.click(inPage().getByRole('button', { name: '删除草稿' }))
  await waitFor(() => expect(inPage().queryByText('没有保存的内容')).toBeNull())
})

it('continues a payload from what its form was opened with: a field of a colleague stays his', async () => {
  const contract = contractIn(0)
  const { id } = contract
  await renderPage({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await shows('合同名称')
  await fill(field('资金占用年利率'), '4')
  await flushDrafts()
  db.contracts.update(id, { remark: '同事的备注', version: contract.version + 1 })
  await reload()
  await shows(/^已恢复 .+ 的草稿$/)
  await user.click(inPage().getByRole('button', { name: /^保\s?存$/ }))
  await shows('您没有改动的内容采用最新保存的：备注')
  await user.click(inPage().getByRole('button', { name: '保留我填写的' }))
  await user.click(inPage().getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() => expect(db.contracts.get(id)?.fundRate).toBe('4'))
  expect(db.contracts.get(id)?.remark).toBe('同事的备注')
})
