import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { askedAt, fill, inPage, renderPage, runApp, server, user } from '#tests/kit/render'

runApp('supplier')

const VERIFY = '/verifySendTime'
const dialog = () => within(screen.getByRole('dialog'))

it('form and server reject a send time in the past, at its field; a later one is saved', async () => {
  const order = db.orders.find(
    (row) => row.supplierId === '9001' && row.status === 'UNDELIVERED' && !row.sendTimeVerified,
  )
  await renderPage({ path: `/supplier/order/detail?orderSn=${order?.orderSn}`, account: 'yueheng' })
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '确认发货时间' })))

  await confirm('2024-04-06 08:00')
  await waitFor(() => expect(errors()).toEqual(['发货时间不能早于当前时间']))
  expect(askedAt(VERIFY)).toEqual([])

  const refusal = '发货时间与项目部的收料时间不符'
  server.use(http.post(`*${VERIFY}`, () => HttpResponse.json({ code: 400, success: false, message: refusal })))
  await confirm('2099-01-02 08:00')
  await waitFor(() => expect(errors()).toEqual([refusal]))
  // Later than the site wants it: said at the field, and not refused.
  expect(dialog().getByRole('status')).toHaveTextContent(
    `晚于项目部要求的到货时间 ${order?.requireTime.slice(0, 16)}，请先与项目部商定`,
  )
  expect(askedAt(VERIFY)).toHaveLength(1)
  expect(dialog().getByLabelText('发货时间')).toHaveValue('2099-01-02 08:00')

  server.resetHandlers()
  await user.click(dialog().getByRole('button', { name: /^确\s*认$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(db.orders.get(order?.id ?? '')).toMatchObject({ sendTime: '2099-01-02 08:00:00', sendTimeVerified: true })
  await waitFor(() => expect(inPage().getByRole('button', { name: '修改发货时间' })).toBeInTheDocument())
})

/** Enter accepts the time in the picker; only the button sends it. */
async function confirm(time: string) {
  await waitFor(() => expect(dialog().getByLabelText('发货时间')).toBeEnabled())
  const input = dialog().getByLabelText('发货时间')
  fireEvent.mouseDown(input)
  await fill(input, time)
  await user.keyboard('{Enter}')
  await user.click(dialog().getByRole('button', { name: /^确\s*认$/ }))
}

function errors(): (string | null)[] {
  return [...screen.getByRole('dialog').querySelectorAll('.ant-form-item-explain-error')].map(
    (error) => error.textContent,
  )
}
