import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import {
  CONTRACT,
  cellText,
  completeNote,
  openContractPage,
  orderPath,
  save,
  typeCell,
} from '#tests/features/procurement/delivery/noteForm'
import {
  address,
  choose,
  field,
  fill,
  idle,
  inPage,
  reload,
  renderApp,
  runApp,
  server,
  shows,
  user,
} from '#tests/kit/render'

runApp('supplier')

it('a truck is refused with all its errors at once, and closing keeps what was typed', async () => {
  await openContractPage(['Φ12×9m'])
  await typeCell(0, '送货数量', '25.5')
  await typeCell(0, '件数', '5')
  await user.click(field('司机姓名'))
  const split = inPage().getByRole('button', { name: '按车分单' })
  await user.click(split)
  const open = async () => within(await screen.findByRole('dialog', { name: '按车分单' }))
  let drawer = await open()
  expect(inPage().queryByText('请填写司机姓名')).toBeNull()
  await user.click(drawer.getByRole('button', { name: '保存 1 张送货单' }))
  for (const error of ['请填写司机姓名', '请填写司机电话', '请填写车牌号', '炉批号不能为空'])
    await drawer.findByText(error)
  await user.click(drawer.getByLabelText('司机电话'))
  await user.paste('１９９ 0000 1111')
  // Said once for all trucks, it is on each that says nothing else.
  await fill(drawer.getByLabelText('各车 螺纹钢 Φ12×9m 炉批号'), 'LZ08')
  expect(drawer.getByLabelText('第 1 车 螺纹钢 Φ12×9m 炉批号')).toHaveValue('LZ08')
  expect(drawer.queryByText('炉批号不能为空')).toBeNull()
  await fill(drawer.getByLabelText('第 1 车 螺纹钢 Φ12×9m 炉批号'), 'LZ09')
  expect(drawer.queryByText('请填写司机电话')).toBeNull()
  const quantity = () => drawer.getByLabelText('第 1 车 螺纹钢 Φ12×9m')
  await fill(quantity(), '33.5')
  await drawer.findByText('多分 8.000 吨，本单只有 25.500 吨')
  expect(quantity()).toBeInvalid()
  await user.click(drawer.getByRole('button', { name: '保存 1 张送货单' }))
  expect(drawer.queryByRole('link')).toBeNull()
  await fill(quantity(), '22.3')
  expect(drawer.queryByText(/多分/)).toBeNull()
  expect(drawer.getByText('还差 3.200 吨')).toBeInTheDocument()
  expect(drawer.getByText('22.300 / 25.500 吨')).toBeInTheDocument()
  expect(drawer.getByText('还差 5 件')).toBeInTheDocument()
  await fill(drawer.getByLabelText('第 1 车 螺纹钢 Φ12×9m 件数'), '4')
  expect(drawer.getByText('还差 1 件')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await user.click(inPage().getByRole('button', { name: '按车分单（已填 1 车）' }))
  drawer = await open()
  await drawer.findByText('已恢复上次填写的 1 车')
  expect(drawer.getByLabelText('司机电话')).toHaveValue('19900001111')
  expect(drawer.getByLabelText('第 1 车 螺纹钢 Φ12×9m 炉批号')).toHaveValue('LZ09')
  expect(quantity()).toHaveValue('22.3')
  await user.click(drawer.getByRole('button', { name: '清空，按载重重新分' }))
  expect(drawer.getByLabelText('司机电话')).toHaveValue('')
  expect(quantity()).toHaveValue('25.500')
  await user.keyboard('{Escape}')
  expect(await inPage().findByRole('button', { name: '按车分单' })).toBeVisible()
})

it('typed trucks survive a reload, and saving one note instead of them is confirmed', async () => {
  await renderApp({ path: orderPath(), account: 'yueheng' })
  await shows('保存送货单')
  await completeNote()
  await user.click(inPage().getByRole('button', { name: '按车分单' }))
  let drawer = within(await screen.findByRole('dialog', { name: '按车分单' }))
  await fill(drawer.getByLabelText('第 1 车 螺纹钢 Φ20×12m'), '20')
  await user.click(drawer.getByRole('button', { name: '关闭' }))
  await flushDrafts()
  await reload()
  await user.click(await screen.findByRole('button', { name: /^按车分单（已填 \d 车）$/ }))
  drawer = within(await screen.findByRole('dialog', { name: '按车分单' }))
  expect(drawer.getByLabelText('第 1 车 螺纹钢 Φ20×12m')).toHaveValue('20')
  expect(drawer.getAllByLabelText('司机姓名')[0]).toHaveValue('张建军')
  await user.click(drawer.getByRole('button', { name: '关闭' }))
  const before = db.delivers.all().length
  await save()
  await user.click(await screen.findByRole('button', { name: '返回修改' }))
  expect(db.delivers.all()).toHaveLength(before)
  await save()
  await user.click(await screen.findByRole('button', { name: '按一张保存' }))
  await waitFor(() => expect(db.delivers.all()).toHaveLength(before + 1))
  // What the form remembers of the truck belongs to this test.
  await waitFor(() => expect(address()).toContain('/supplier/deliver/detail'))
})

it('a note is split over trucks by load; a failed one is saved again, and none is delivered twice', async () => {
  await openContractPage(['Φ12×9m'])
  await typeCell(0, '送货数量', '25.5')
  await typeCell(0, '炉批号', 'LZ01')
  await user.click(inPage().getByRole('button', { name: '按车分单' }))
  const drawer = within(await screen.findByRole('dialog', { name: '按车分单' }))
  const load = drawer.getByLabelText('每车载重（吨）')
  await fill(load, '0')
  await user.click(drawer.getByRole('button', { name: '按载重分' }))
  await drawer.findByText('每车载重应大于0')
  expect(load).toHaveValue('0')
  expect(drawer.getAllByLabelText('司机姓名')).toHaveLength(1)
  await user.clear(load)
  await user.paste('２０')
  await user.click(drawer.getByRole('button', { name: '按载重分' }))
  const quantities = () =>
    drawer.getAllByLabelText<HTMLInputElement>(/^第 \d 车 螺纹钢 Φ12×9m$/).map(({ value }) => value)
  await waitFor(() => expect(quantities()).toEqual(['20.000', '5.500']))
  for (const [index, name] of ['张建军', '赵国庆'].entries()) {
    const picker = drawer.getAllByLabelText('司机姓名')[index] as HTMLElement
    await fill(picker, name)
    await choose(picker, new RegExp(`^${name}`))
  }
  const before = db.delivers.all().length
  let calls = 0
  server.use(
    http.post('*/orderLogistics/add', () => {
      calls += 1
      return calls === 2 ? HttpResponse.json({ code: 400, success: false, message: '请稍后再试' }) : undefined
    }),
  )
  await user.click(drawer.getByRole('button', { name: '保存 2 张送货单' }))
  await drawer.findByText('请稍后再试')
  expect(db.delivers.all()).toHaveLength(before + 1)
  // What is saved has left the form.
  await waitFor(() => expect(cellText(0, '送货数量')).toBe('5.500'))
  const success = screen.findByText('已保存 2 张送货单')
  await user.click(drawer.getByRole('button', { name: '保存 1 张送货单' }))
  await success
  const made = db.delivers.all().slice(before)
  expect(made.map(({ driverName, items }) => [driverName, ...items.map(({ quantity }) => quantity)])).toEqual([
    ['张建军', '20.000'],
    ['赵国庆', '5.500'],
  ])
  expect(made.every(({ contractCode }) => contractCode === CONTRACT)).toBe(true)
  // All of them print as one job.
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  const ask = within(await screen.findByRole('dialog', { name: '已保存 2 张送货单，现在打印？' }))
  await user.click(ask.getByRole('button', { name: /^打\s*印$/ }))
  await waitFor(() => expect(opened).toHaveBeenCalled())
  const search = new URL(String(opened.mock.calls[0]?.[0]), 'http://localhost').searchParams
  expect(search.get('ids')).toBe(made.map(({ id }) => id).join())
})

it('the form behind shows no error while the saved notes of a whole order are offered to print', async () => {
  const car = db.cars.find(({ supplierId, carNo }) => supplierId === '9001' && carNo === '粤B12345')
  db.cars.update(car?.id ?? '', { loadTon: '60' })
  await renderApp({ path: orderPath(), account: 'yueheng' })
  await shows('保存送货单')
  await completeNote()
  await user.click(inPage().getByRole('button', { name: '按车分单' }))
  const drawer = within(await screen.findByRole('dialog', { name: '按车分单' }))
  await user.click(drawer.getByRole('button', { name: '保存 1 张送货单' }))
  const ask = within(await screen.findByRole('dialog', { name: '已保存 1 张送货单，现在打印？' }))
  await idle()
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  expect(document.querySelectorAll('[class*="ant-form-item-explain-error"]')).toHaveLength(0)
  await user.click(ask.getByRole('button', { name: '不打印' }))
  await waitFor(() => expect(address()).toContain('/supplier/deliver/list'))
})

it('no truck is saved while the driver of one is stopped', async () => {
  await openContractPage(['Φ12×9m'])
  await typeCell(0, '送货数量', '40')
  await typeCell(0, '炉批号', 'LZ01')
  await user.click(inPage().getByRole('button', { name: '按车分单' }))
  const drawer = within(await screen.findByRole('dialog', { name: '按车分单' }))
  for (const [index, name] of ['张建军', '赵国庆'].entries()) {
    const picker = drawer.getAllByLabelText('司机姓名')[index] as HTMLElement
    await fill(picker, name)
    await choose(picker, new RegExp(`^${name}`))
  }
  const driver = db.drivers.find(({ driverName, supplierId }) => driverName === '赵国庆' && supplierId === '9001')
  db.drivers.update(driver?.id ?? '', { status: 0 })
  const before = db.delivers.all().length
  await user.click(drawer.getByRole('button', { name: '保存 2 张送货单' }))
  await waitFor(() => expect(drawer.getAllByText('司机 赵国庆 已停用或已删除').length).toBeGreaterThan(0))
  expect(drawer.getAllByLabelText('司机姓名')[1]).toBeInvalid()
  expect(db.delivers.all()).toHaveLength(before)
})

it('concerns of every truck are listed before notes are saved, also a plate that two trucks share', async () => {
  const driver = db.drivers.find(({ driverName }) => driverName === '张建军')
  db.drivers.update(driver?.id ?? '', { licenseExpire: '2020-01-01' })
  await openContractPage(['Φ12×9m'])
  await typeCell(0, '送货数量', '40')
  await typeCell(0, '炉批号', 'LZ01')
  await user.click(inPage().getByRole('button', { name: '按车分单' }))
  const drawer = within(await screen.findByRole('dialog', { name: '按车分单' }))
  for (const picker of drawer.getAllByLabelText('司机姓名')) {
    await fill(picker, '张建军')
    await choose(picker, /^张建军/)
  }
  expect(drawer.getByText('车牌号 粤B·12345 与第 1 车相同')).toBeInTheDocument()
  expect(drawer.getByText('司机 张建军 与第 1 车相同')).toBeInTheDocument()
  const before = db.delivers.all().length
  await user.click(drawer.getByRole('button', { name: '保存 2 张送货单' }))
  const question = await screen.findByRole('dialog', { name: '2 车的司机或车辆需要核对' })
  expect(question).toHaveTextContent(/第 1 车：司机 张建军 的驾驶证.*；第 2 车：.*与第 1 车相同/)
  await user.click(screen.getByRole('button', { name: '返回修改' }))
  expect(db.delivers.all()).toHaveLength(before)
  await user.click(drawer.getByRole('button', { name: '保存 2 张送货单' }))
  await user.click(await screen.findByRole('button', { name: '仍要保存' }))
  await waitFor(() => expect(db.delivers.all()).toHaveLength(before + 2))
})

it('the whole name of a driver typed without choosing him fills his phone and vehicle', async () => {
  await openContractPage(['Φ12×9m'])
  await typeCell(0, '送货数量', '10')
  await user.click(inPage().getByRole('button', { name: '按车分单' }))
  const drawer = within(await screen.findByRole('dialog', { name: '按车分单' }))
  await fill(drawer.getByLabelText('司机姓名'), '张建军')
  await user.tab()
  const phone = db.drivers.find(({ driverName }) => driverName === '张建军')?.driverPhone
  await waitFor(() => expect(drawer.getByLabelText('司机电话')).toHaveValue(phone))
  expect(drawer.getByLabelText('车牌号')).toHaveValue('粤B·12345')
})
