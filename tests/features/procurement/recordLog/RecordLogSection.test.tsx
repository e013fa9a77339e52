import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { askedAt, inPage, renderPage, runApp, user } from '#tests/kit/render'

runApp('supplier')

const history = () => within(inPage().getByRole('region', { name: '操作历史' }))

it('shows who revealed a phone number of a note, and when', async () => {
  await renderPage({ path: '/supplier/deliver/detail?deliverSn=SH20240315-0001', account: 'yueheng' })
  await waitFor(() => expect(history().getByText('验收')).toBeInTheDocument())
  expect(history().queryByText('查看号码')).not.toBeInTheDocument()
  const phone = inPage().getByText('司机电话', { selector: 'dt' }).nextElementSibling as HTMLElement
  await user.click(within(phone).getByRole('button', { name: '显示号码 199****0001' }))
  expect(phone).toHaveTextContent('19900010001')
  await waitFor(() => expect(history().getByText('查看号码')).toBeInTheDocument())
  expect(history().getByText('查看号码').closest('tr')).toHaveTextContent(/陈敏.*司机电话/)
  expect(askedAt('/recordLog/tell')).toHaveLength(1)
})

it('shows old and new values under the labels of the record, and filters by person', async () => {
  const contract = db.contracts.find((row) => row.supplierId === '9001' && row.status === 8)
  if (!contract) throw new Error('no contract')
  db.recordLogs.insert({
    id: '1',
    kind: 'CONTRACT',
    recordId: contract.id,
    supplierId: '9001',
    time: '2099-01-01 08:00:00',
    userName: '王小二',
    action: 'update',
    detail: '',
    changes: [{ field: 'expireDate', from: '2026-01-01', to: '2026-12-31' }],
    lineChanges: [
      { seq: '3', name: '螺纹钢 Φ12×9m', field: 'quantity', from: '10.000', to: '12.000' },
      { seq: '3', name: '螺纹钢 Φ12×9m', field: 'unit', from: 't', to: 'kg' },
    ],
  })
  await renderPage({ path: `/supplier/agreementDetail?id=${contract.id}`, account: 'yueheng' })
  await waitFor(() => expect(history().getByText(/2026-01-01 → 2026-12-31/)).toBeInTheDocument())
  expect(history().getByText('王小二').closest('tr')).toHaveTextContent('修改')
  const lines = history().getByText('材料改动 2 处').closest('details')
  expect(lines).toHaveTextContent('第 3 行 螺纹钢 Φ12×9m 合同数量：10.000 → 12.000')
  expect(lines).toHaveTextContent('单位：吨 → kg')
  expect(lines).toHaveAttribute('open')
  await user.click(history().getByRole('combobox', { name: '操作人' }))
  await user.click(await screen.findByTitle('王小二'))
  await waitFor(() =>
    expect(
      history()
        .getAllByRole('row')
        .filter((row) => row.dataset.rowKey),
    ).toHaveLength(1),
  )
})
