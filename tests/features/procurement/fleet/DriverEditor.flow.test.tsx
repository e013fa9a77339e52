import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { fill, renderPage, runApp, user } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')

const save = async () => user.click(inDialog().getByRole('button', { name: /保\s?存/ }))
const drivers = () => db.drivers.filter(({ supplierId }) => supplierId === '9001')

it('a driver with the phone or the licence of another is refused at the field', async () => {
  const [other] = drivers()
  const count = drivers().length
  await renderPage({ path: '/supplier/driver/list?edit=new', account: 'yueheng' })
  await fill(await waitFor(() => inDialog().getByLabelText('司机姓名')), '周师傅')
  await fill(inDialog().getByLabelText('司机电话'), other?.driverPhone ?? '')
  await save()
  expect(await inDialog().findByText(`司机电话与司机 ${other?.driverName} 相同`)).toBeInTheDocument()
  await fill(inDialog().getByLabelText('司机电话'), '19900098765')
  await fill(inDialog().getByLabelText('驾驶证号'), other?.licenseNo ?? '')
  await save()
  expect(await inDialog().findByText(`驾驶证号与司机 ${other?.driverName} 相同`)).toBeInTheDocument()
  expect(drivers()).toHaveLength(count)
})

it('a vehicle with the plate of another is refused at the field in any spelling', async () => {
  await renderPage({ path: '/supplier/car/list?edit=new', account: 'yueheng' })
  await fill(await waitFor(() => inDialog().getByLabelText('车牌号')), '粤b 12345')
  await save()
  expect(await inDialog().findByText('车牌号 粤B·12345 已存在')).toBeInTheDocument()
})
