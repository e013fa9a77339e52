import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { CONTRACT, cellText, lineCount } from '#tests/features/procurement/delivery/noteForm'
import { address, askedAt, inPage, renderApp, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { boxes, rows, settled } from '#tests/kit/suites/listScreen'
import { choosableMaterials } from '#tests/mocks/procurement/material/choosable'

runApp('supplier')

const contractId = db.contracts.find(({ contractCode }) => contractCode === CONTRACT)?.id ?? ''
const open = async (query = '') => {
  await renderPage({ path: `/supplier/deliver/chooseMaterial${query}`, account: 'yueheng' })
  await settled()
}
const next = () => inPage().getByRole('button', { name: '下一步：填写送货单' })
const isFree = (box: HTMLElement) => !(box as HTMLInputElement).disabled
const isTicked = (box: HTMLElement) => (box as HTMLInputElement).checked
const all = () => inPage().getByRole('checkbox', { name: '选择本页全部' })

describe('materials of contracts', () => {
  it('are those of approved, unexpired contracts, and are ticked from one: the first tick disables the others', async () => {
    await open(`?contractId=${contractId}`)
    expect(rows()).toHaveLength(6)
    expect(rows().find((row) => row.includes('Φ12×9m'))).toContain('388.770')
    await user.click(inPage().getByRole('button', { name: '显示所有合同的材料' }))
    expect(await shows(`共 ${choosableMaterials('9001').length} 条`)).toBeInTheDocument()
    expect(address()).toBe('/supplier/deliver/chooseMaterial?source=contract')
    expect(next()).toBeDisabled()
    const codeOf = (box: HTMLElement) => /JC-\d{6}-\d{4}/.exec(box.closest('tr')?.textContent ?? '')?.[0]
    const first = boxes()[0] as HTMLElement
    await user.click(first)
    expect(await shows(`合同 ${codeOf(first)}`)).toBeInTheDocument()
    expect(new Set(boxes().filter(isFree).map(codeOf))).toEqual(new Set([codeOf(first)]))
    await user.click(first)
    expect(new Set(boxes().filter(isFree).map(codeOf)).size).toBeGreaterThan(1)
    await user.click(all())
    const codes = boxes().filter(isTicked).map(codeOf)
    expect(codes.length).toBeGreaterThan(0)
    expect(new Set(codes).size).toBe(1)
    expect(await shows(`已选 ${codes.length} 项`)).toBeInTheDocument()
  })

  it('without a remainder cannot be chosen; those without a limit can', async () => {
    const used = db.materials.find((row) => row.contractId === contractId)
    const note = db.delivers.find((row) => row.contractId === contractId)
    const line = note?.items[0]
    if (!used || !note || !line) throw new Error('the seed has no such line')
    db.delivers.update(note.id, {
      items: [...note.items, { ...line, id: 'x', sourceItemId: used.id, quantity: '100000.000' }],
    })
    await open(`?contractId=${contractId}`)
    expect(rows()[0]).toContain('已送完')
    expect(isFree(boxes()[0] as HTMLElement)).toBe(false)
    expect(isFree(boxes()[1] as HTMLElement)).toBe(true)
  })

  it('say what open orders wait for', async () => {
    const materialIds = new Set(db.materials.filter((row) => row.contractId === contractId).map(({ id }) => id))
    const [first] = [...materialIds]
    const order = db.orders.find(({ supplierId }) => supplierId === '9001')
    const item = order?.items[0]
    if (!order || !item || !first) throw new Error('the seed has no order')
    for (const { id } of db.orders.filter(({ status }) => status === 'UNDELIVERED')) {
      db.orders.update(id, { status: 'DELIVERED' })
    }
    const ordered = (id: string, quantity: string) => ({ ...item, id, contractMaterialId: first, quantity })
    db.orders.update(order.id, { status: 'UNDELIVERED', items: [ordered('n1', '30.000'), ordered('n2', '2.500')] })
    await open(`?contractId=${contractId}`)
    expect(rows()[0]).toContain('订单待送 32.500')
    expect(rows()[1]).not.toContain('订单待送')
    const note = db.delivers.find((row) => row.contractId === contractId)
    const line = note?.items[0]
    if (!note || !line) throw new Error('the seed has no note')
    db.delivers.update(note.id, {
      items: [...note.items, { ...line, id: 'x', sourceItemId: 'n1', quantity: '31.000' }],
    })
    await open(`?contractId=${contractId}&size=20`)
    expect(rows()[0]).toContain('订单待送 2.500')
  })

  it('are at most 50', async () => {
    const [line] = db.materials.filter((row) => row.contractId === contractId)
    if (!line) throw new Error('the seed has no such line')
    for (let seq = 7; seq <= 60; seq++) db.materials.insert({ ...line, id: `9900000000000000${seq}`, seq })
    await open(`?contractId=${contractId}&size=100`)
    expect(rows()).toHaveLength(60)
    await user.click(all())
    expect(await shows('已选 50 项')).toBeInTheDocument()
    expect(
      boxes()
        .filter((box) => !isTicked(box))
        .every((box) => !isFree(box)),
    ).toBe(true)
  })

  it('lead to a note of the chosen lines, in their order', async () => {
    await renderApp({ path: `/supplier/deliver/chooseMaterial?contractId=${contractId}`, account: 'yueheng' })
    await settled()
    for (const spec of ['Φ25×12m', 'Φ12×9m']) {
      await user.click(boxes().find((box) => box.closest('tr')?.textContent?.includes(spec)) as HTMLElement)
    }
    await user.click(next())
    await shows('保存送货单')
    expect(lineCount()).toBe(2)
    expect([0, 1].map((row) => cellText(row, '规格型号'))).toEqual(['Φ25×12m', 'Φ12×9m'])
    expect(screen.getByRole('tab', { name: `创建送货单 ${CONTRACT}` })).toHaveAttribute('aria-selected', 'true')
  })
})

describe('lines of orders', () => {
  it('are those of open orders; an order without a confirmed send time leads to its confirmation', async () => {
    await open('?source=order&size=100')
    expect(askedAt('/purchaseOrder/queryPage').at(-1)?.query.get('status')).toBe('UNDELIVERED')
    const waiting = inPage()
      .getAllByRole('row')
      .filter((row) => row.textContent?.includes('未确认发货时间'))
    expect(waiting.length).toBeGreaterThan(0)
    for (const row of waiting) expect(within(row).queryByRole('button', { name: '选择明细' })).toBeNull()
    await user.click(within(waiting[0] as HTMLElement).getByRole('button', { name: '确认发货时间' }))
    await shows('订单信息')
  })

  it('are read again in the drawer after a failure, all of them ticked, and are chosen there', async () => {
    const order = db.orders.find(
      (row) =>
        row.supplierId === '9001' && row.status === 'UNDELIVERED' && row.sendTimeVerified && row.items.length > 1,
    )
    await open(`?source=order&orderSn=${order?.orderSn}`)
    server.use(
      http.get('*/purchaseOrder/listByOrderSn', () =>
        HttpResponse.json({ code: 500, success: false }, { status: 500 }),
      ),
    )
    await user.click(inPage().getByRole('button', { name: '选择明细' }))
    const drawer = await screen.findByRole('dialog')
    expect(drawer).toHaveTextContent(`订单 ${order?.orderSn} 的未发明细`)
    const retry = await within(drawer).findByRole('button', { name: '重试' })
    server.resetHandlers()
    await user.click(retry)
    const ticks = await waitFor(() => {
      const found = within(drawer).getAllByRole('checkbox').slice(1)
      expect(found.length).toBeGreaterThan(0)
      return found
    })
    expect(ticks.every(isTicked)).toBe(true)
    await user.click(ticks[0] as HTMLElement)
    expect(within(drawer).getAllByRole('checkbox').slice(1).map(isTicked)).toEqual(ticks.map((_tick, at) => at > 0))
    if (ticks.length === 1) await user.click(ticks[0] as HTMLElement)
    await user.click(within(drawer).getByRole('button', { name: '下一步：填写送货单' }))
    await shows('保存送货单')
    expect(lineCount()).toBe(Math.max(1, ticks.length - 1))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
