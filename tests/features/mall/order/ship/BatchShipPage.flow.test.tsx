import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import type { ShipRow } from '#features/mall/order/ship/batchShip'
import { shipColumns } from '#features/mall/order/ship/model'
import { OWN_TRUCK } from '#features/store/logistics/model'
import { db } from '#mocks/areas'
import { listDrafts, loadDraft } from '#shared/drafts'
import { useSession } from '#shared/session'
import { catchDownloads } from '#tests/kit/downloads'
import { inPage, page, renderPage, runApp, server, user } from '#tests/kit/render'
import { rowsOfFile } from '#tests/kit/worksheet'
import { type WorksheetRow, worksheetOf } from '#tests/kit/zip'

const NOT_OWN = '没有找到这条记录'

runApp('material')

const HEADS = [...shipColumns.map(({ label }) => label), '收货人（不导入）']
const waiting = () =>
  db.mallOrders
    .filter(({ storeId, orderStatus }) => storeId === '9003' && orderStatus === 'UNDELIVERED')
    .map(({ sn }) => sn)

const upload = async (rows: readonly WorksheetRow[], merges: readonly string[] = []) => {
  const input = await waitFor(() => {
    const found = page().querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no file input')
    return found
  })
  await user.upload(input, new File([worksheetOf(rows, merges)], '发货.xlsx'))
}
const grid = () => inPage().findByRole('grid', { name: '批量发货' })
const textsOf = (table: HTMLElement, col: number) =>
  [...table.querySelectorAll(`[data-row][data-col="${col}"]`)].map((cell) => cell.textContent)

it('reads a file below its title, fills merged numbers and marks them as one parcel, and ships both orders', async () => {
  const [a = '', b = ''] = waiting()
  await renderPage({ path: '/export-order-deliver', account: 'haichuan' })
  await upload([['11月25日发货清单'], HEADS, [a, '顺丰速运', 'ＳＦ5550001'], [b, '', '']], ['A1:D1', 'B3:B4', 'C3:C4'])
  const table = await grid()
  expect(textsOf(table, 3)).toEqual(['SF5550001', 'SF5550001'])
  expect(inPage().getByText(/物流编号 SF5550001 用于多个订单/)).toBeVisible()
  await user.click(inPage().getByRole('button', { name: '发货 2 单' }))
  const asking = await screen.findByRole('dialog')
  expect(asking).toHaveTextContent('物流编号 SF5550001 的几个订单按同一个包裹发货')
  await user.click(within(asking).getByRole('button', { name: /^发\s?货/ }))
  await waitFor(() =>
    expect([a, b].map((sn) => db.mallOrders.find((order) => order.sn === sn)?.logisticsNo)).toEqual(
      Array(2).fill('SF5550001'),
    ),
  )
})

it('gives in place of a template in the old Excel format one that it takes, with the orders that wait', async () => {
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])
  const headers = { 'content-disposition': `attachment; filename="${encodeURIComponent('导入模板.xls')}"` }
  server.use(http.get('*/downLoadDeliverExcel', () => new HttpResponse(old, { headers })))
  await renderPage({ path: '/export-order-deliver', account: 'haichuan' })
  const saved = catchDownloads()
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '下载导入模板' })))
  await waitFor(() => expect(saved.names).toEqual(['导入模板.xlsx']))
  const [heads = [], ...rows] = await rowsOfFile(saved.blobs[0] as Blob)
  const left = db.mallOrders.filter(
    ({ storeId, orderStatus }) => storeId === '9003' && ['UNDELIVERED', 'PARTS_DELIVERED'].includes(orderStatus),
  )
  expect(new Set(rows.map(([sn]) => sn))).toEqual(new Set(left.map(({ sn }) => sn)))
  const [first] = rows
  expect(first?.at(-1)).toMatch(/×\d/)
  await upload([heads, [first?.[0] ?? '', '顺丰速运', 'SF5550009']])
  expect(textsOf(await grid(), 3)).toEqual(['SF5550009'])
})

it('refuses numbers that Excel has changed and error cells in their rows, and ships no hidden row', async () => {
  const [a = '', b = '', c = '', d = ''] = waiting()
  await renderPage({ path: '/export-order-deliver', account: 'haichuan' })
  await upload([
    HEADS,
    [a, '顺丰速运', 431234567890123000],
    [b, { error: '#N/A' }, 'SF5550002'],
    { cells: [c, '顺丰速运', 'SF5550003'], isHidden: true },
    [d, '顺丰速运', 431234567890123],
  ])
  const asking = await screen.findByRole('dialog', { name: '核对文件：发货.xlsx' })
  expect(asking).toHaveTextContent('第4行在 Excel 中是隐藏的')
  await user.click(within(asking).getByRole('button', { name: '继续导入' }))
  const table = await grid()
  const reasons = textsOf(table, 0)
  expect(reasons[0]).toMatch(/^「物流编号」是超过15位的数字/)
  expect(reasons[1]).toBe('「物流公司」是错误值 #N/A，请改正公式')
  expect(textsOf(table, 1)).toEqual([a, b, d])
  expect(textsOf(table, 3)[2]).toBe('431234567890123')
  expect(inPage().getByRole('button', { name: '发货 1 单' })).toBeVisible()
  expect(inPage().getByText('第4行在 Excel 中隐藏，没有导入')).toBeVisible()
})

it('ships by an own vehicle from three columns, and says where the number has no room for the driver', async () => {
  const [a = '', b = ''] = waiting()
  await renderPage({ path: '/export-order-deliver', account: 'haichuan' })
  expect(await screen.findByText(/改填车牌号、司机电话、司机姓名三列/)).toBeVisible()
  await upload([
    HEADS,
    [a, OWN_TRUCK, '', '粤B12345', '19900010001', '张建军'],
    [b, OWN_TRUCK, '', '粤B12345', '19900010002', '买买提·阿卜杜热合曼·吐尔逊江'],
  ])
  const table = await grid()
  expect(textsOf(table, 3)).toEqual(['粤B12345/19900010001/张建军', '粤B12345/19900010002'])
  expect(textsOf(table, 6)[1]).toBe('买买提·阿卜杜热合曼·吐尔逊江')
  expect(inPage().getByText(new RegExp(`放不下司机姓名，这些订单只发送车牌号和司机电话：${b}$`))).toBeVisible()
  await user.click(inPage().getByRole('button', { name: '发货 2 单' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^发\s?货/ }))
  await waitFor(() =>
    expect([a, b].map((sn) => db.mallOrders.find((order) => order.sn === sn)?.logisticsNo)).toEqual([
      '粤B12345/19900010001/张建军',
      '粤B12345/19900010002',
    ]),
  )
})

it('keeps no shipped row in the draft once it says what was shipped', async () => {
  const [a = ''] = waiting()
  const keptRows = async () => {
    const { userId } = useSession.getState().user ?? { userId: '' }
    const draft = (await listDrafts(userId)).find(({ screen }) => screen === 'export-order-deliver')
    const kept = draft && (await loadDraft<{ rows: ShipRow[] }>(draft))
    return kept?.values.rows?.map(({ sn, reason }) => [sn, reason])
  }
  await renderPage({ path: '/export-order-deliver', account: 'haichuan' })
  await upload([HEADS, [a, '顺丰速运', 'SF5550004'], ['O404', '顺丰速运', 'SF5550005']])
  await user.click(await inPage().findByRole('button', { name: '发货 2 单' }))
  const asking = await screen.findByRole('dialog')
  await user.click(within(asking).getByRole('button', { name: /^发\s?货/ }))
  await within(asking).findByText(/成功 1，失败 1/)
  // A page that reloads while it still says so offers no order twice.
  await waitFor(async () => expect(await keptRows()).toEqual([['O404', NOT_OWN]]))
  await user.click(
    within(asking)
      .getAllByRole('button', { name: /^关\s?闭$/ })
      .at(-1) as HTMLElement,
  )
  await inPage().findByText('已发货 1 单，未成功 1 单')
  expect(await keptRows()).toEqual([['O404', NOT_OWN]])
})

it('says of an order that cannot be shipped what a lilishop blames on the carrier', async () => {
  const [a = ''] = waiting()
  server.use(
    http.post(`*/order/order/${a}/delivery`, () =>
      HttpResponse.json({ success: false, code: 31006, message: '物流错误' }, { status: 400 }),
    ),
  )
  await renderPage({ path: '/export-order-deliver', account: 'haichuan' })
  await upload([HEADS, [a, '顺丰速运', 'SF5550006']])
  await user.click(await inPage().findByRole('button', { name: '发货 1 单' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^发\s?货/ }))
  await waitFor(async () =>
    expect(await screen.findByRole('grid', { name: '批量发货' })).toHaveTextContent('订单不在待发货状态，不能发货'),
  )
})
