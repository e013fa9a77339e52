import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { address, field, inPage, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'
import { cellText, lineCount, noteOfContract } from './noteForm'

runApp('supplier')

const LISTED = '/supplier/deliver/list?deliverSn=SH20240501-0099'
const press = () => user.click(inPage().getByRole('button', { name: '再送一车' }))
/** In a row it is among the further actions. */
const pressInRow = async () => {
  await user.click(inPage().getByRole('button', { name: /更多/ }))
  await user.click(await screen.findByRole('menuitem', { name: '再送一车' }))
}

describe('sending again', () => {
  it('shows a failure once, opens no form, and by the next press opens a new note like the listed one', async () => {
    noteOfContract('Φ16×9m')
    await renderPage({ path: LISTED, account: 'yueheng' })
    await settled()
    server.use(
      http.get('*/material/listWithContractByPage', () =>
        HttpResponse.json({ code: 400, success: false, message: '维护中' }),
      ),
    )
    await pressInRow()
    expect(await screen.findAllByText('维护中')).toHaveLength(1)
    expect(address()).toBe(LISTED)
    await user.click(screen.getByRole('button', { name: '知道了' }))
    server.resetHandlers()
    await pressInRow()
    await shows('保存送货单')
    await waitFor(() => expect(lineCount()).toBe(1))
    expect([cellText(0, '规格型号'), cellText(0, '送货数量')]).toEqual(['Φ16×9m', '12.345'])
    expect(field('车牌号')).toHaveValue('粤A·D6688')
    // A reload does not copy again.
    expect(address()).not.toContain('copy=')
  })

  it('is offered neither in the list nor on the record without a remainder', async () => {
    await renderPage({ path: '/supplier/deliver/list?deliverSn=SH20240315-0001', account: 'yueheng' })
    await settled()
    await shows('SH20240315-0001')
    expect(inPage().queryByRole('button', { name: '再送一车' })).toBeNull()
    await user.click(inPage().getByRole('link', { name: 'SH20240315-0001' }))
    await shows('打印记录')
    expect(inPage().queryByRole('button', { name: '再送一车' })).toBeNull()
  })

  it('is rejected without a remainder where the server does not say so before', async () => {
    const note = db.delivers.find(({ deliverSn }) => deliverSn === 'SH20240315-0001')
    server.use(
      http.get('*/orderLogistics/get-deliver-page/1', () =>
        HttpResponse.json({ code: 200, success: true, data: { records: [note], total: 1, current: 1, size: 10 } }),
      ),
    )
    await renderPage({ path: '/supplier/deliver/detail?deliverSn=SH20240315-0001', account: 'yueheng' })
    await shows('打印记录')
    await press()
    expect(await screen.findByText('该订单已全部发货或已关闭，没有可再送的数量。')).toBeInTheDocument()
    expect(address()).toContain('/deliver/detail')
  })
})
