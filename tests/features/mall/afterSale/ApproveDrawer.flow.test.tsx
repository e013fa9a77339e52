import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatMoney } from '#domain/money'
import { db } from '#mocks/areas'
import { alterAnswers } from '#tests/kit/alter'
import { fill, renderPage, runApp, user } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

const save = () => user.click(inDialog().getByRole('button', { name: /^同\s?意$/ }))
async function confirm(question: string) {
  const asked = within(await waitFor(() => dialog(question)))
  // A refund cannot be undone: Enter alone does nothing.
  await waitFor(() => expect(asked.getByRole('button', { name: /^取\s?消$/ })).toHaveFocus())
  await user.click(asked.getByRole('button', { name: /^同\s?意$/ }))
}
/** A claim that waits for the shop, and goes back the way it was paid. */
const applied = (serviceType: string) => {
  const claim = db.afterSales.find(
    (row) => row.storeId === '9003' && row.serviceStatus === 'APPLY' && row.serviceType === serviceType,
  )
  return db.afterSales.update(claim?.id ?? '', { refundWay: 'ORIGINAL' })
}

it('approves a return at the applied amount to an address of the shop, never above the paid amount', async () => {
  const claim = applied('RETURN_GOODS')
  await renderPage({ path: `/after-sales?sn=${claim.sn}&edit=${claim.sn}`, account: 'haichuan01' })
  const amount = await waitFor(() => inDialog().getByLabelText('实际退款金额（元）'))
  expect(amount).toHaveValue(claim.applyRefundPrice)
  await waitFor(() => expect(inDialog().getByRole('radio', { name: /^售后地址一：海川/ })).toBeChecked())
  expect(inDialog().getByRole('radio', { name: /^售后地址二：尚未设置/ })).toBeDisabled()
  await fill(amount, '99999999')
  await save()
  const paid = formatMoney(claim.flowPrice)
  await waitFor(() => expect(inDialog().getByText(`实际退款金额不能超过实付金额 ${paid} 元`)).toBeInTheDocument())
  expect(inDialog().getByText('请填写备注信息')).toBeInTheDocument()
  await fill(amount, '1')
  await user.click(inDialog().getByText('同意退货，请保持商品和包装完好'))
  await save()
  await confirm('同意退款 1.00 元？')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(db.afterSales.get(claim.id)).toMatchObject({
    serviceStatus: 'PASS',
    actualRefundPrice: '1.00',
    auditRemark: '同意退货，请保持商品和包装完好',
  })
})

it('needs no address for a refund, and is not offered once the claim is decided', async () => {
  const claim = applied('RETURN_MONEY')
  await renderPage({ path: `/after-sales/refunds?sn=${claim.sn}&edit=${claim.sn}`, account: 'haichuan' })
  await fill(await waitFor(() => inDialog().getByLabelText('备注信息')), '同意')
  expect(inDialog().queryByText('退货地址')).not.toBeInTheDocument()
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('同意后款项立即原路退回买家，不能撤销。')
  await fill(inDialog().getByLabelText('实际退款金额（元）'), '0.00')
  await save()
  await waitFor(() => expect(inDialog().getByText('实际退款金额应大于0')).toBeInTheDocument())
  await fill(inDialog().getByLabelText('实际退款金额（元）'), claim.flowPrice)
  await save()
  await confirm(`同意退款 ${formatMoney(claim.flowPrice)} 元？`)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(db.afterSales.get(claim.id)?.serviceStatus).toBe('COMPLETE')
})

it('returns no more together with other claims than was paid for a line, where a claim states all of it', async () => {
  const claim = applied('RETURN_MONEY')
  const beside = db.afterSales.find(({ sn, storeId }) => storeId === '9003' && sn !== claim.sn)
  db.afterSales.update(claim.id, { flowPrice: '173.00', applyRefundPrice: '57.67' })
  db.afterSales.update(beside?.id ?? '', {
    orderSn: claim.orderSn,
    skuId: claim.skuId,
    serviceStatus: 'COMPLETE',
    actualRefundPrice: '115.34',
  })
  alterAnswers({
    name: 'no freight',
    isUnreadable: false,
    alter: (text) => text.replaceAll('"freightPrice":', '"other":'),
  })
  await renderPage({ path: `/after-sales/refunds?sn=${claim.sn}&edit=${claim.sn}`, account: 'haichuan' })
  const amount = await waitFor(() => inDialog().getByLabelText('实际退款金额（元）'))
  expect(amount).toHaveValue('57.66')
  await fill(amount, '57.67')
  await save()
  await waitFor(() => expect(inDialog().getByText(/最多再退 57\.66 元/)).toBeInTheDocument())
})
