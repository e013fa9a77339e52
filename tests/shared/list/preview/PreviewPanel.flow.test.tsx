import { fireEvent, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { address, field, inPage, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { records, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

describe('the side preview of a list', () => {
  it('opens by Enter on the number, moves by the arrows and returns the focus on Escape', async () => {
    await open('/supplier/deliver/list')
    const names = records().map((row) => linkOf(row).textContent ?? '')
    linkOf(rowAt(0)).focus()
    await user.keyboard('{Enter}')
    await preview(names[0])
    expect(address()).toBe('/supplier/deliver/list')
    expect(document.activeElement).toHaveAccessibleName(`预览 ${names[0]}`)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    await preview(names[2])
    expect(document.activeElement).toHaveAccessibleName(`预览 ${names[2]}`)
    await user.keyboard('{ArrowUp}')
    await preview(names[1])
    await user.keyboard('{Escape}')
    expect(inPage().queryByRole('complementary')).not.toBeInTheDocument()
    expect(linkOf(rowAt(1))).toHaveFocus()
  })

  it('moves with the focus in the list, stops at both ends, and opens the record on another Enter', async () => {
    await open('/supplier/deliver/list')
    const names = records().map((row) => linkOf(row).textContent ?? '')
    linkOf(rowAt(8)).focus()
    await user.keyboard('{Enter}')
    await preview(names[8])
    linkOf(rowAt(8)).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await preview(names[9])
    expect(linkOf(rowAt(9))).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toContain('/supplier/deliver/detail?deliverSn='))
    await shows(names[9] ?? '')
  })

  it('leaves the arrows and Escape to the search form, and a click on the number still opens the record', async () => {
    await open('/supplier/deliver/list')
    const first = linkOf(rowAt(0)).textContent ?? ''
    await user.click(within(rowAt(0)).getByRole('button', { name: /^预览 / }))
    await preview(first)
    const search = field('送货单号')
    search.focus()
    fireEvent.keyDown(search, { key: 'ArrowDown' })
    fireEvent.keyDown(search, { key: 'Escape' })
    await preview(first)
    await user.click(linkOf(rowAt(0)))
    await waitFor(() => expect(address()).toContain('/supplier/deliver/detail?deliverSn='))
    await shows(first)
  })

  it('shows a failure in place, and recovers on retry', async () => {
    await open('/supplier/order/list')
    server.use(
      http.get('*/purchaseOrder/getByOrderSn', () =>
        HttpResponse.json({ code: 500, success: false, msg: '' }, { status: 500 }),
      ),
    )
    const name = linkOf(rowAt(0)).textContent ?? ''
    await user.click(within(rowAt(0)).getByRole('button', { name: /^预览 / }))
    const side = await preview(name)
    await waitFor(() => expect(side.getByRole('alert')).toHaveTextContent('加载失败'))
    server.resetHandlers()
    await user.click(side.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(side.getByRole('region', { name: /^订单明细/ })).toBeInTheDocument())
  })
})

async function open(path: string) {
  await renderPage({ path, account: 'yueheng' })
  await settled()
}

function rowAt(index: number): HTMLElement {
  const row = records()[index]
  if (!row) throw new Error(`no row ${index}`)
  return row
}

function linkOf(row: HTMLElement): HTMLElement {
  return within(row).getAllByRole('link')[0] as HTMLElement
}

/** The preview of a record. */
async function preview(name = '') {
  return within(await waitFor(() => inPage().getByRole('complementary', { name: `预览 ${name}` })))
}
