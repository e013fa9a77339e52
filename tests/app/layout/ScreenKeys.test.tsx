import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, field, inPage, renderApp, runApp, shows, user } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

/** Presses the keys of a barcode scanner on the focused element; jsdom stamps them within few milliseconds. */
/** The keys of a scanner come every few ms, however slow the machine is that handles them. */
function scan(text: string) {
  const target = document.activeElement ?? document.body
  const isField = target instanceof HTMLInputElement
  let at = performance.now()
  const press = (init: KeyboardEventInit) => {
    const event = createEvent.keyDown(target, init)
    at += 5
    Object.defineProperty(event, 'timeStamp', { value: at })
    return fireEvent(target, event)
  }
  for (const key of text) {
    const isOpen = press({ key, code: '' })
    if (isOpen && isField) fireEvent.change(target, { target: { value: target.value + key } })
  }
  press({ key: 'Enter', code: 'Enter' })
}

describe('scan to open', () => {
  it('opens the note from a list, also from inside a field, which keeps what was typed before', async () => {
    await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
    await settled()
    const name = field('合同名称') as HTMLInputElement
    await user.type(name, '钢筋')
    fireEvent.keyDown(name, { key: 'End' })
    scan('SH20240315-0001')
    await waitFor(() => expect(address()).toBe('/supplier/deliver/detail?deliverSn=SH20240315-0001'))
    expect(name).toHaveValue('钢筋')
  })

  it.each([
    ['CG20240310-0003', '/supplier/order/detail?orderSn=CG20240310-0003'],
    ['jc-202403-0007', '/supplier/agreementList?contractCode=JC-202403-0007'],
    ['JS-202403-0002', '/supplier/settlement/list?settlementCode=JS-202403-0002'],
  ])('%s opens %s', async (code, path) => {
    await renderApp({ path: '/home', account: 'yueheng' })
    await shows('您好，陈敏')
    scan(code)
    await waitFor(() => expect(address()).toBe(path))
  })

  it('leaves a text that is no document number in the field', async () => {
    await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
    await settled()
    field('合同名称').focus()
    scan('LZ2611200199')
    expect(field('合同名称')).toHaveValue('LZ2611200199')
    expect(address()).toMatch(/^\/supplier\/agreementList/)
  })
})

describe('?', () => {
  it('lists the keys of a list and of a form, but is a character in a field', async () => {
    await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
    await settled()
    fireEvent.keyDown(field('合同名称'), { key: '?' })
    expect(screen.queryByText('本屏的快捷键')).not.toBeInTheDocument()
    fireEvent.keyDown(document.body, { key: '?' })
    const dialog = await screen.findByRole('dialog', { name: '本屏的快捷键' })
    expect(within(dialog).getByText('勾选一行')).toBeInTheDocument()
    expect(within(dialog).queryByText('向下填充')).not.toBeInTheDocument()
  })

  it('lists the keys of a form with a line grid', async () => {
    await renderApp({ path: '/supplier/agreementCreate', account: 'yueheng' })
    await waitFor(() => expect(inPage().getByLabelText('合同名称')).toBeInTheDocument())
    fireEvent.keyDown(document.body, { key: '?' })
    const dialog = await screen.findByRole('dialog', { name: '本屏的快捷键' })
    expect(within(dialog).getByText('Ctrl+Enter')).toBeInTheDocument()
  })
})
