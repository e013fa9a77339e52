import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { askedAt, fill, renderPage, runApp, user } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')

it('a driver with the phone or licence of another is refused at the field, before anything is sent', async () => {
  const other = db.drivers.find(({ supplierId, status }) => supplierId === '9001' && status === 1)
  await renderPage({ path: '/supplier/driver/list?edit=new', account: 'yueheng' })
  await fill(await waitFor(() => inDialog().getByLabelText('司机姓名')), '周师傅')
  await fill(inDialog().getByLabelText('司机电话'), other?.driverPhone ?? '')
  await fill(inDialog().getByLabelText('驾驶证号'), other?.licenseNo ?? '')
  await user.click(inDialog().getByRole('button', { name: /保\s?存/ }))
  expect(await inDialog().findByText('该司机已存在')).toBeInTheDocument()
  expect(inDialog().getByText(`驾驶证号与司机 ${other?.driverName} 相同`)).toBeInTheDocument()
  expect(askedAt('/driver/add')).toEqual([])
})

it('a vehicle with the plate of another is refused at the field in any spelling', async () => {
  await renderPage({ path: '/supplier/car/list?edit=new', account: 'yueheng' })
  await fill(await waitFor(() => inDialog().getByLabelText('车牌号')), '粤b 12345')
  await user.click(inDialog().getByRole('button', { name: /保\s?存/ }))
  expect(await inDialog().findByText('该车辆已存在')).toBeInTheDocument()
  expect(askedAt('/car/add')).toEqual([])
})
