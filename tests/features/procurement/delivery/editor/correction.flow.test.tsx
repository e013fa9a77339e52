import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import {
  cell,
  cellText,
  completeNote,
  ORDER,
  openOrderNote,
  save,
  typeCell,
} from '#tests/features/procurement/delivery/noteForm'
import { address, field, fill, inPage, reload, renderApp, runApp, shows, user } from '#tests/kit/render'

runApp('supplier')

/** A note of the seed that the site has not accepted, of the order of its other notes. */
function openNote() {
  const note = db.delivers.find(
    ({ status, supplierId, orderSn }) => status === 0 && supplierId === '9001' && orderSn !== '',
  )
  if (!note) throw new Error('the seed has no such note')
  return note
}

it('a correction starts with everything of its note, may be left, and on saving voids that note', async () => {
  const note = openNote()
  const [line] = note.items
  await renderApp({ path: `/supplier/deliver/detail?deliverSn=${note.deliverSn}`, account: 'yueheng' })
  await shows('打印记录')
  await user.click(inPage().getByRole('button', { name: /^更 ?正$/ }))
  await shows('保存送货单')
  await shows(`保存后送货单 ${note.deliverSn} 作废，由这张新单代替`)
  expect(cellText(0, '送货数量')).toBe(line?.quantity)
  expect(cellText(0, '炉批号')).toBe(line?.heatNo)
  expect(field('司机姓名')).toHaveValue(note.driverName)
  expect(field('收货人')).toHaveValue(note.receiverName)
  expect(field('备注')).toHaveValue(note.remark)

  await save()
  await shows('请填写作废原因')
  await fill(field('原单作废原因'), '数量填错')
  await typeCell(0, '送货数量', '1.5')
  expect(cell(0, '送货数量')).not.toHaveAttribute('aria-invalid')
  // Left without saving: the note is as it was, and the draft is offered again.
  await flushDrafts()
  await reload()
  await shows(/^已恢复/)
  expect(db.delivers.get(note.id)?.status).toBe(0)
  expect(field('原单作废原因')).toHaveValue('数量填错')

  await save()
  await shows('更正自')
  const made = db.delivers.find(({ correctsSn }) => correctsSn === note.deliverSn)
  expect(address()).toBe(`/supplier/deliver/detail?deliverSn=${made?.deliverSn}`)
  expect(made?.items[0]).toMatchObject({ quantity: '1.500', heatNo: line?.heatNo })
  expect(db.delivers.get(note.id)).toMatchObject({ status: 4, correctedBySn: made?.deliverSn })
  await user.click(inPage().getByRole('link', { name: note.deliverSn }))
  await shows('已更正为')
  await shows('已作废：数量填错')
})

it('a note that was corrected meanwhile is not corrected again: the page leads to its correction, and the payload goes', async () => {
  const note = openNote()
  await renderApp({
    path: `/supplier/deliver/createDeliver?orderSn=${note.orderSn}&corrects=${note.deliverSn}`,
    account: 'yueheng',
  })
  await shows('保存送货单')
  await fill(field('原单作废原因'), '数量填错')
  await flushDrafts()
  db.delivers.update(note.id, { status: 4, correctedBySn: 'SH20261125-9999' })
  await reload()
  await shows(`送货单 ${note.deliverSn} 已更正为 SH20261125-9999，不能再更正。`)
  await shows('数量填错')
  expect(inPage().queryByText('保存送货单')).toBeNull()
  await user.click(inPage().getByRole('button', { name: '删除草稿' }))
  await waitFor(() => expect(inPage().queryByText('数量填错')).toBeNull())
})

it('a note that another corrects while the form is open is named with its correction, and the form leads there', async () => {
  const note = openNote()
  const by = db.delivers.find(({ supplierId, id }) => supplierId === '9001' && id !== note.id)?.deliverSn ?? ''
  await renderApp({
    path: `/supplier/deliver/createDeliver?orderSn=${note.orderSn}&corrects=${note.deliverSn}`,
    account: 'yueheng',
  })
  await shows('保存送货单')
  await fill(field('原单作废原因'), '数量填错')
  db.delivers.update(note.id, { status: 4, correctedBySn: by })
  await save()
  const name = `送货单 ${note.deliverSn} 已更正为 ${by}，不能再更正。`
  const dialog = within(await screen.findByRole('dialog', { name }))
  await user.click(dialog.getByRole('button', { name: `查看 ${by}` }))
  await waitFor(() => expect(address()).toBe(`/supplier/deliver/detail?deliverSn=${by}`))
})

it('a correction right after saving frees what its note took, once', async () => {
  await openOrderNote()
  await completeNote()
  await save()
  await shows('打印记录')
  expect(db.delivers.find(({ orderSn }) => orderSn === ORDER)?.items[0]?.quantity).toBe('60.000')
  await user.click(inPage().getByRole('button', { name: /^更 ?正$/ }))
  await shows('保存送货单')
  expect(cellText(0, '剩余数量')).toBe('60.000')
  expect(cellText(0, '送货数量')).toBe('60.000')
})
