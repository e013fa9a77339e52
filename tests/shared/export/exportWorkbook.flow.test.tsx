import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { serverToday } from '#domain/time'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { exportLogEndpoints } from '#shared/export/endpoints'
import { storeSite } from '#shared/site/settings'
import { catchDownloads } from '#tests/kit/downloads'
import { askedAt, inPage, renderPage, runApp, server, user } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'
import { rowsOfFile } from '#tests/kit/worksheet'

runApp('supplier')

const TELL = `*${exportLogEndpoints.tell.path}`
const FILE = () => `司机管理_${serverToday()}.xlsx`

const say = (settings: { watermark?: boolean }) => storeSite({ text: '', settings, css: '', isFaulty: false })

afterEach(() => {
  setCapabilities('all')
  say({})
})

const told = () => askedAt(exportLogEndpoints.tell.path).map(({ body }) => JSON.parse(body) as unknown)

/** Opens the drivers of one name and exports them. */
async function exportDrivers() {
  await renderPage({ path: '/supplier/driver/list?driverName=%E5%AD%99', account: 'yueheng' })
  await settled()
  const saved = catchDownloads()
  await user.click(inPage().getByRole('button', { name: '导出 Excel' }))
  return saved
}

describe('an export', () => {
  it('is told before the file is saved: screen, criteria, columns, rows; the history of the shop has it', async () => {
    const saved = await exportDrivers()
    await waitFor(() => expect(saved.names).toEqual([FILE()]))
    const [heads = [], ...rows] = await rowsOfFile(saved.blobs[0] as Blob)
    expect(told()).toHaveLength(1)
    expect(told()[0]).toEqual({
      screen: '/supplier/driver/list',
      name: '司机管理',
      fileName: FILE(),
      filters: [{ name: '司机姓名', value: '孙' }],
      columns: heads,
      rows: rows.length,
    })
    await renderPage({ path: '/supplier/setting', account: 'yueheng' })
    await user.click(await screen.findByRole('tab', { name: '操作历史' }))
    const history = await screen.findByRole('table', { name: '操作历史' })
    expect(await within(history).findByText(/^导出 司机管理（\/supplier\/driver\/list）/)).toHaveTextContent(
      `${rows.length} 行；条件：司机姓名 孙；列：${heads.join('、')}`,
    )
  })

  it('that the server refuses makes no file, and its words are shown; a retry asks again', async () => {
    server.use(
      http.post(TELL, () => HttpResponse.json({ code: 400, success: false, msg: '今日导出已达上限' }), { once: true }),
    )
    const saved = await exportDrivers()
    expect(await screen.findByText('导出失败，没有生成文件：今日导出已达上限')).toBeVisible()
    expect(saved.blobs).toEqual([])
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(saved.names).toEqual([FILE()]))
  })

  it('goes on where the gateway has no such call, and asks for none where it is off', async () => {
    server.use(http.post(TELL, () => new HttpResponse(null, { status: 404 })))
    const saved = await exportDrivers()
    await waitFor(() => expect(saved.names).toEqual([FILE()]))
    setCapabilities([])
    await user.click(inPage().getByRole('button', { name: '导出 Excel' }))
    await waitFor(() => expect(saved.names).toHaveLength(2))
    expect(told()).toHaveLength(1)
  })

  it('says in its last row who made it and when, where the site has a watermark', async () => {
    say({ watermark: true })
    const saved = await exportDrivers()
    await waitFor(() => expect(saved.blobs).toHaveLength(1))
    const rows = await rowsOfFile(saved.blobs[0] as Blob)
    expect(rows.at(-1)?.[0]).toMatch(/^导出人：\S+ yueheng，时间：\d{4}-\d\d-\d\d \d\d:\d\d$/)
    // Below the header and above the mark.
    expect(told()[0]).toMatchObject({ rows: rows.length - 2 })
  })
})
