import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { maskPhone } from '#domain/mask'
import { db } from '#mocks/areas'
import { dirtyForms } from '#shared/dirtyForms'
import { writePref } from '#shared/prefs'
import { ORDER } from '#tests/features/procurement/delivery/noteForm'
import { askedAt, choose, field, fill, inPage, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { records, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

const LIST = '/driver/page-for-supplier-driver'
const FORM = `/supplier/deliver/createDeliver?orderSn=${ORDER}&items=all`
const driver = () => {
  const found = db.drivers.find(({ supplierId, status, licenseExpire, driverName }) => {
    const isOnly = db.drivers.filter((other) => other.driverName === driverName).length === 1
    return supplierId === '9001' && status === 1 && licenseExpire > '2027' && isOnly
  })
  if (!found) throw new Error('no driver')
  return found
}
const phone = () => field('司机电话')
const form = async () => {
  await renderPage({ path: FORM, account: 'yueheng' })
  await waitFor(() => expect(field('司机姓名')).toBeEnabled())
}
const chooseDriver = async () => {
  await fill(field('司机姓名'), driver().driverName)
  await choose(field('司机姓名'), new RegExp(`^${driver().driverName}`))
}
const failRecord = () =>
  server.use(
    http.get(`*${LIST}`, ({ request }) =>
      new URL(request.url).searchParams.get('id')
        ? HttpResponse.json({ code: 500, success: false, msg: '系统异常' }, { status: 500 })
        : undefined,
    ),
  )

describe('the phone of a driver', () => {
  it('is masked in the list; the eye reads the record', async () => {
    await renderPage({ path: `/supplier/driver/list?driverName=${driver().driverName}`, account: 'yueheng' })
    await settled()
    const [row] = records()
    const { driverPhone } = driver()
    expect(row).toHaveTextContent(maskPhone(driverPhone))
    expect(askedAt(LIST).every(({ query }) => !query.get('id'))).toBe(true)
    await user.click(within(row as HTMLElement).getByRole('button', { name: `显示号码 ${maskPhone(driverPhone)}` }))
    await waitFor(() => expect(row).toHaveTextContent(driverPhone))
    expect(askedAt('/changeLog/reveal')).toHaveLength(1)
  })

  it('of a driver who is chosen comes from his record', async () => {
    await form()
    await chooseDriver()
    await waitFor(() => expect(phone()).toHaveValue(driver().driverPhone))
    expect(askedAt(LIST).map(({ query }) => query.get('id'))).toContain(driver().id)
  })

  it('that cannot be read says so in place, and can be read again or typed; nothing is lost', async () => {
    failRecord()
    await form()
    await fill(field('备注'), '下午到')
    await chooseDriver()
    expect(await screen.findByText(/没有读到司机电话/, undefined, { timeout: 10_000 })).toBeVisible()
    expect(field('司机姓名')).toHaveValue(driver().driverName)
    expect(field('备注')).toHaveValue('下午到')
    server.resetHandlers()
    await user.click(inPage().getByRole('button', { name: '重试' }))
    await waitFor(() => expect(phone()).toHaveValue(driver().driverPhone))
    expect(screen.queryByText(/没有读到司机电话/)).not.toBeInTheDocument()
  })

  it('typed meanwhile stays', async () => {
    failRecord()
    await form()
    await chooseDriver()
    await screen.findByText(/没有读到司机电话/, undefined, { timeout: 10_000 })
    await fill(phone(), '19900017777')
    server.resetHandlers()
    await user.click(inPage().getByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.queryByText(/没有读到司机电话/)).not.toBeInTheDocument())
    expect(phone()).toHaveValue('19900017777')
  })

  it('of a remembered truck that a sign-out left without it is filled in, which is no input', async () => {
    const { id: driverId, driverName } = driver()
    const userId = db.accounts.find(({ account }) => account === 'yueheng')?.id
    const projectId = db.orders.find(({ orderSn }) => orderSn === ORDER)?.projectId
    writePref(`trucks.${userId}`, [[projectId, { driverId, driverName, driverPhone: '', carNo: '' }]])
    await form()
    expect(field('司机姓名')).toHaveValue(driverName)
    await waitFor(() => expect(phone()).toHaveValue(driver().driverPhone))
    expect(dirtyForms()).toEqual([])
    // What the user clears stays cleared.
    fireEvent.change(phone(), { target: { value: '' } })
    fireEvent.blur(phone())
    await shows('请填写司机电话')
    expect(phone()).toHaveValue('')
  })
})
