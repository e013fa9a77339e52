import { waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { address, choose, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { lastAsked, pager, records, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')
afterEach(() => vi.restoreAllMocks())

describe('the page sizes of a list', () => {
  it('offer as many rows as fit the height, kept in the address as a number; 重置 restores ten', async () => {
    // jsdom has no layout. The header takes a row's height as well.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(647)
    await renderPage({ path: '/supplier/deliver/list', account: 'yueheng' })
    await settled()
    await choose(within(pager()).getByRole('combobox'), '满屏 · 15 条/页')
    await waitFor(() => expect(records()).toHaveLength(15))
    expect(address()).toBe('/supplier/deliver/list?size=15')
    expect(lastAsked('/get-deliver-page/1')).toMatchObject({ size: '15', pageSize: '15' })
    await user.click(inPage().getByRole('button', { name: '重置' }))
    await waitFor(() => expect(records()).toHaveLength(10))
    expect(address()).toBe('/supplier/deliver/list')
  })
})
