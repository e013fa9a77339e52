import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { dirtyForms, flushDrafts } from '#shared/dirtyForms'
import { listDrafts } from '#shared/drafts'
import {
  CONTRACT,
  cell,
  cellText,
  completeNote,
  lineCount,
  ORDER,
  openContractPage,
  openOrderPage,
  orderPath,
  pickDriver,
  save,
  typeCell,
} from '#tests/features/procurement/delivery/noteForm'
import {
  address,
  askedAt,
  field,
  fill,
  inPage,
  reload,
  renderApp,
  reopen,
  runApp,
  server,
  shows,
  tabNames,
  user,
  visit,
} from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

const ADD = '*/orderLogistics/add'

const notes = () => db.delivers.filter(({ orderSn }) => orderSn === ORDER)
const adds = () => askedAt('/orderLogistics/add')
const errorAt = (label: string) =>
  field(label).closest('.ant-form-item')?.querySelector('.ant-form-item-explain-error')?.textContent
const order = () => db.orders.find(({ orderSn }) => orderSn === ORDER)

/** Makes another note for the open order. */
function deliverElsewhere(quantity: string) {
  const [model] = db.delivers.filter(({ supplierId }) => supplierId === '9001')
  const [item] = model?.items ?? []
  if (!model || !item) throw new Error('the seed has no such note')
  const line = { ...item, id: 'x', sourceItemId: order()?.items[0]?.id ?? '', quantity }
  db.delivers.insert({ ...model, id: '9', deliverSn: 'SH20240406-9999', orderSn: 'other', items: [line] })
}

describe('saving', () => {
  it('opens the note in place of the form, shows it in an open list, and starts the next with its truck', async () => {
    await renderApp({ path: '/supplier/deliver/list?status=0', account: 'yueheng' })
    await settled()
    await visit(orderPath())
    await shows('保存送货单')
    await completeNote()
    await typeCell(0, '送货数量', '20')
    put('备注', '下午三点前到')
    await save()
    await shows('送货信息')
    const [note] = notes()
    expect(note).toMatchObject({
      carNo: '粤B12345',
      driverName: '张建军',
      remark: '下午三点前到',
      deliverMode: 'TRUCK',
    })
    expect(note?.items.map(({ quantity, heatNo }) => [quantity, heatNo])).toEqual([['20.000', 'LZ01']])
    expect(await screen.findByText(`送货单 ${note?.deliverSn} 已保存`)).toBeInTheDocument()
    expect(address()).toBe(`/supplier/deliver/detail?deliverSn=${note?.deliverSn}`)
    expect(tabNames()).toEqual(['首页', '送货单', `送货单详情 ${note?.deliverSn}`])
    expect(dirtyForms()).toEqual([])
    expect(await listDrafts('8001')).toEqual([])
    await user.click(screen.getByRole('tab', { name: '送货单' }))
    await shows(note?.deliverSn ?? '')
    // The next note for the project starts with the driver and truck of this one.
    await visit(`/supplier/deliver/createDeliver?orderSn=${ORDER}&items=all`)
    await shows('保存送货单')
    expect(field('司机姓名')).toHaveValue('张建军')
    expect(field('车牌号')).toHaveValue('粤B·12345')
  })

  it('that ends while another page is on screen closes the form, not that page', async () => {
    let answer = () => undefined as unknown
    server.use(
      http.post(ADD, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve
        })
      }),
    )
    await renderApp({ path: '/supplier/car/list?carNo=粤', account: 'yueheng' })
    await settled()
    await visit(orderPath())
    await shows('保存送货单')
    await completeNote()
    await save()
    await waitFor(() => expect(adds()).toHaveLength(1))
    await user.click(screen.getByRole('tab', { name: '车辆管理' }))
    answer()
    await waitFor(() => expect(notes()).toHaveLength(1))
    await waitFor(() => expect(tabNames()).not.toContain(`创建送货单 ${ORDER}`))
    expect(tabNames()).toContain('车辆管理')
    expect(await screen.findByText(`送货单 ${notes()[0]?.deliverSn} 已保存`)).toBeInTheDocument()
  })
})

describe('a rejection by the server', () => {
  it('is shown as a message, at the driver or at its line, until that is changed, and keeps the form', async () => {
    await openOrderPage()
    await completeNote()
    // What concerns no field is a message.
    db.orders.update(order()?.id ?? '', { status: 'CANCEL' })
    await save()
    expect(await screen.findByRole('dialog')).toHaveTextContent('当前状态不允许该操作')
    expect(cellText(0, '炉批号')).toBe('LZ01')
    await user.click(screen.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    db.orders.update(order()?.id ?? '', { status: 'UNDELIVERED' })

    const driver = db.drivers.find(({ driverName, supplierId }) => driverName === '张建军' && supplierId === '9001')
    db.drivers.update(driver?.id ?? '', { status: 0 })
    await save()
    await waitFor(() => expect(errorAt('司机姓名')).toBe('司机不存在或已停用'))
    expect(notes()).toHaveLength(0)
    await fill(field('司机姓名'), '王五')
    expect(field('司机电话')).toHaveValue('')
    await fill(field('司机电话'), '13900010009')

    deliverElsewhere('50.000')
    await save()
    await waitFor(() => expect(cell(0, '送货数量')).toHaveAccessibleDescription('送货数量不能大于剩余数量'))
    await waitFor(() => expect(cell(0, '送货数量').querySelector('input')).toHaveFocus())
    expect(screen.queryByText('错误提示')).not.toBeInTheDocument()
    expect(field('备注')).toBeEnabled()
    await typeCell(0, '送货数量', '10')
    expect(cell(0, '送货数量')).not.toHaveAttribute('aria-invalid')
    await save()
    await shows('送货信息')
    expect(notes()).toMatchObject([{ driverName: '王五', driverId: '' }])
  })

  it('is matched to the sent lines, which leave out those without a quantity', async () => {
    server.use(
      http.post(ADD, () => HttpResponse.json({ code: 400, success: false, message: '第2行：炉批号与质保书不符' })),
    )
    await openContractPage(['Φ12×9m', 'Φ16×9m', 'Φ25×12m'])
    for (const row of [0, 2]) {
      await typeCell(row, '送货数量', '1')
      await typeCell(row, '炉批号', `LZ0${row}`)
    }
    await pickDriver('张建军')
    await save()
    await waitFor(() => expect(cell(2, '炉批号')).toHaveAccessibleDescription('炉批号与质保书不符'))
    expect(cell(1, '炉批号')).not.toHaveAttribute('aria-invalid')
    const sent = JSON.parse(adds()[0]?.body ?? '{}')
    expect(sent.items.map(({ heatNo }: { heatNo: string }) => heatNo)).toEqual(['LZ00', 'LZ02'])
    expect(sent).toMatchObject({
      sourceType: 'CONTRACT',
      contractId: expect.stringMatching(/^\d+$/),
      projectId: '5001',
    })
  })
})

it('a payload takes newly chosen lines only when the user adds them; discarded, it resets the form and is deleted', async () => {
  await openContractPage(['Φ12×9m', 'Φ16×9m'])
  const { search } = window.location
  await typeCell(1, '送货数量', '7')
  put('备注', '没写完')
  await flushDrafts()
  await shows(/^草稿已保存 \d\d:\d\d:\d\d$/)
  await reload()
  await shows(/^已恢复/)
  const contract = db.contracts.find(({ contractCode }) => contractCode === CONTRACT)
  const line = db.materials.find((row) => row.contractId === contract?.id && row.spec === 'Φ25×12m')
  await visit(`/supplier/deliver/createDeliver?contractId=${contract?.id}&items=${line?.id}`)
  await shows('本次所选的 1 项材料没有加入：螺纹钢 Φ25×12m')
  expect(lineCount()).toBe(2)
  await user.click(inPage().getByRole('button', { name: '加入这张' }))
  await waitFor(() => expect(lineCount()).toBe(3))
  await typeCell(2, '送货数量', '9')
  expect([0, 1, 2].map((row) => cellText(row, '送货数量'))).toEqual(['', '7.000', '9.000'])

  await flushDrafts()
  reopen(`/supplier/deliver/createDeliver${search}`)
  await shows(/^已恢复/)
  await user.click(inPage().getByRole('button', { name: '丢弃草稿' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '丢弃草稿' }))
  await waitFor(() => expect(field('备注')).toHaveValue(''))
  expect([cellText(0, '规格型号'), cellText(1, '送货数量'), lineCount()]).toEqual(['Φ12×9m', '', 2])
  expect(dirtyForms()).toEqual([])
  expect(await listDrafts('8001')).toEqual([])
})

it('a payload opened with other chosen lines keeps its own; discarded, it makes room for them', async () => {
  await openContractPage(['Φ12×9m'])
  await typeCell(0, '送货数量', '7')
  await flushDrafts()
  const contract = db.contracts.find(({ contractCode }) => contractCode === CONTRACT)
  const line = db.materials.find((row) => row.contractId === contract?.id && row.spec === 'Φ25×12m')
  reopen(`/supplier/deliver/createDeliver?contractId=${contract?.id}&items=${line?.id}`)
  await shows(/^已恢复/)
  await shows('这张送货单已有 1 行：螺纹钢 Φ12×9m。')
  expect([cellText(0, '规格型号'), cellText(0, '送货数量'), lineCount()]).toEqual(['Φ12×9m', '7.000', 1])
  await user.click(inPage().getByRole('button', { name: '丢弃草稿' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '丢弃草稿' }))
  await waitFor(() => expect(cellText(0, '规格型号')).toBe('Φ25×12m'))
  expect([cellText(0, '送货数量'), lineCount()]).toEqual(['', 1])
  expect(inPage().queryByText(/没有加入/)).not.toBeInTheDocument()
})

/** Replaces the value of a field in one event. */
function put(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } })
}

describe('the vehicle’s payload', () => {
  it('fills the quantity, says what is left, and gives the whole back', async () => {
    await openOrderPage()
    const whole = cellText(0, '送货数量')
    const car = db.cars.find(({ supplierId, carNo }) => supplierId === '9001' && carNo === '粤B12345')
    db.cars.update(car?.id ?? '', { loadTon: '10' })
    await pickDriver('张建军')
    const said = await screen.findByText(/^送货数量按车辆载重 .+ 吨填写，剩余 .+ 可作下一车$/)
    expect(said.textContent).toMatch(/载重 \d+/)
    expect(cellText(0, '送货数量')).not.toBe(whole)
    await user.click(screen.getByRole('button', { name: '仍填全部数量' }))
    await waitFor(() => expect(cellText(0, '送货数量')).toBe(whole))
    expect(screen.queryByText(/^送货数量按车辆载重/)).toBeNull()
  })

  it('keeps a typed quantity without a word about the rest', async () => {
    await openOrderPage()
    await typeCell(0, '送货数量', '12')
    await pickDriver('张建军')
    expect(cellText(0, '送货数量')).toBe('12.000')
    expect(screen.queryByText(/^送货数量按车辆载重/)).toBeNull()
  })
})

it('offers trucks that went elsewhere for the first truck of an order', async () => {
  for (const { id } of notes()) db.delivers.delete(id)
  // The trucks that are free in the demo carry concrete.
  for (const { id } of db.cars.all()) db.cars.update(id, { carType: '' })
  await openOrderPage()
  const first = (await screen.findByText('最近送过')).closest('.ant-space')?.querySelector('button')
  await user.click(first as HTMLElement)
  expect((field('司机姓名') as HTMLInputElement).value).not.toBe('')
  expect((field('车牌号') as HTMLInputElement).value).not.toBe('')
})
