import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { fill, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'
import { headButtons } from '#tests/kit/suites/recordScreen'

runApp('material')

const complaintIn = (status: string) =>
  db.complaints.find((row) => row.storeId === '9003' && row.complainStatus === status)
const open = (id: string | undefined, account = 'haichuan01') =>
  renderPage({ path: `/order-complaint-detail?id=${id}`, account })

it.each([
  ['NEW', ['申诉', '回复']],
  ['WAIT_APPEAL', ['申诉', '回复']],
  ['COMMUNICATION', ['申诉', '回复']],
  ['WAIT_ARBITRATION', ['回复']],
  ['COMPLETE', []],
  ['CANCEL', []],
])('in %s the clerk has the buttons %o', async (status, buttons) => {
  await open(complaintIn(status)?.id)
  expect(await headButtons()).toEqual(buttons)
})

it('counts the pieces in the unit of the product', async () => {
  const complaint = complaintIn('COMPLETE')
  await open(complaint?.id)
  await shows(new RegExp(`元 × ${complaint?.num}${complaint?.goodsUnit}$`))
})

it('a viewer sees a complaint without actions', async () => {
  await open(complaintIn('WAIT_APPEAL')?.id, 'haichuan03')
  expect(await headButtons()).toEqual([])
})

it('a message of the shop is added to the dialogue', async () => {
  await open(complaintIn('COMMUNICATION')?.id)
  await user.click(await waitFor(() => inPage().getByRole('button', { name: /^回\s?复$/ })))
  const dialog = within(await waitFor(() => screen.getByRole('dialog')))
  await user.click(dialog.getByRole('button', { name: /^发\s?送$/ }))
  await waitFor(() => expect(dialog.getByText('请填写对话内容')).toBeInTheDocument())
  await fill(dialog.getByLabelText('对话内容'), '今天补发，请查收。')
  await user.click(dialog.getByRole('button', { name: /^发\s?送$/ }))
  await shows('今天补发，请查收。')
})
