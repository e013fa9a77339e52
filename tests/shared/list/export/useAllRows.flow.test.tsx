import { screen, waitFor, within } from '@testing-library/react'
import { delay, getResponse, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { serverToday } from '#domain/time'
import { db, handlers } from '#mocks/areas'
import { MAX_ROWS } from '#shared/list/export/readAll'
import { catchDownloads } from '#tests/kit/downloads'
import { askedAt, inPage, page, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { boxes, settled } from '#tests/kit/suites/listScreen'
import { shownRows } from '#tests/kit/xlsx'

runApp('supplier')

const SETTLEMENTS = '*/settlementBill/queryPage'

describe('the export of a list', () => {
  it('holds all filtered rows as the list shows them, to the last cell', async () => {
    smallPages(SETTLEMENTS, 2)
    await open('/supplier/settlement/list?contractName=%E6%BB%A8%E6%B1%9F&size=50')
    const saved = catchDownloads()
    await user.click(exportButton())
    await waitFor(() => expect(saved.names).toEqual([`结算单_${serverToday()}.xlsx`]))
    const [heads, ...rows] = await shownRows(saved.blobs[0] as Blob)
    // What a cell says besides its day is a column of its own.
    const due = shownHeads().indexOf('到期日')
    expect(heads).toEqual(shownHeads().toSpliced(due + 1, 0, '逾期天数'))
    expect(rows.length).toBeGreaterThan(2)
    const apart = (cell = '') => [cell.slice(0, 10), /逾期 (\d+) 天/.exec(cell)?.[1] ?? '']
    expect(rows).toEqual(shownCells().map((cells) => cells.toSpliced(due, 1, ...apart(cells[due]))))
    expect(pagesAsked('/settlementBill/queryPage')).toEqual(
      Array.from({ length: Math.ceil(rows.length / 2) }, (_, i) => i + 1),
    )
    await screen.findByText(`已导出 ${rows.length} 条：结算单_${serverToday()}.xlsx`)
  })

  it('of the ticked rows holds only those, with phones masked and hidden columns left out', async () => {
    await open('/supplier/driver/list')
    const saved = catchDownloads()
    await user.click(inPage().getByRole('button', { name: '列表设置' }))
    await user.click(await screen.findByRole('checkbox', { name: '驾驶证号' }))
    await user.click(boxes()[0] as HTMLElement)
    await user.click(boxes()[2] as HTMLElement)
    await user.click(exportButton())
    await user.click(await screen.findByRole('menuitem', { name: '导出已选的 2 条' }))
    await waitFor(() => expect(saved.blobs).toHaveLength(1))
    const [heads = [], ...rows] = await shownRows(saved.blobs[0] as Blob)
    expect(heads).not.toContain('驾驶证号')
    expect(heads.slice(0, 3)).toEqual(['司机姓名', '司机电话', '状态'])
    expect(rows.map((row) => row.slice(0, 3))).toEqual(
      [shownCells()[0], shownCells()[2]].map((row) => row?.slice(0, 3)),
    )
    expect(rows.every((row) => /^199\*{4}\d{4}$/.test(row[1] ?? ''))).toBe(true)
  })

  it('says when it is cancelled, fails or finds nothing, without a file; a retry exports everything', async () => {
    await open('/supplier/settlement/list')
    const saved = catchDownloads()
    server.use(
      http.get(SETTLEMENTS, async () => {
        await delay('infinite')
      }),
    )
    await user.click(exportButton())
    await user.click(await within(foot()).findByText('取消'))
    expect(foot()).not.toHaveTextContent('正在导出')

    server.resetHandlers()
    smallPages(SETTLEMENTS, 10, (current) =>
      current === 2 ? HttpResponse.json({ code: 500, success: false, msg: '服务器异常' }, { status: 500 }) : null,
    )
    await user.click(exportButton())
    await waitFor(() => expect(alert()).toHaveTextContent('导出失败，没有生成文件：服务器异常'))
    expect(saved.blobs).toEqual([])
    server.resetHandlers()
    await user.click(within(alert()).getByText('重试'))
    await waitFor(() => expect(saved.blobs).toHaveLength(1))
    const sheets = db.settlements.filter(({ supplierId, status }) => supplierId === '9001' && status !== 0)
    expect(await shownRows(saved.blobs[0] as Blob)).toHaveLength(1 + sheets.length)

    for (const [total, text] of [
      [0, '没有符合条件的记录，没有生成文件。'],
      [MAX_ROWS + 1, `共 ${MAX_ROWS + 1} 条，一次最多 ${MAX_ROWS} 条，请用条件缩小范围。`],
    ]) {
      const data = { records: total ? [{ id: '1' }] : [], total }
      server.use(http.get(SETTLEMENTS, () => HttpResponse.json({ code: 200, success: true, data, msg: '' })))
      await user.click(exportButton())
      await waitFor(() => expect(alert()).toHaveTextContent(String(text)))
    }
    expect(saved.blobs).toHaveLength(1)
  })
})

describe('a batch over all filtered rows', () => {
  it('shows the result of each row, retries only the failed ones, and leaves those ticked', async () => {
    await open('/supplier/driver/list')
    const total = 24
    await tickPage()
    await user.click(await within(foot()).findByRole('button', { name: `选择全部 ${total} 条结果` }))
    await shows(`已选 ${total} 项`)
    // Rows ticked under one filter are ticked under that filter only.
    await user.click(inPage().getByRole('radio', { name: /^停用/ }))
    await waitFor(() => expect(foot()).not.toHaveTextContent('已选'))
    await user.click(inPage().getByRole('radio', { name: /^全部/ }))
    await shows(`已选 ${total} 项`)
    await user.click(inPage().getByRole('button', { name: `批量删除（${total}）` }))
    const ask = await screen.findByRole('dialog', { name: `删除 ${total} 名司机？` })
    await user.click(within(ask).getByRole('button', { name: `批量删除（${total}）` }))
    const retry = await screen.findByRole('button', { name: /^重试失败的 \d+ 项$/ })
    const failed = Number(/\d+/.exec(retry.textContent ?? '')?.[0])
    expect(failed).toBeGreaterThan(0)
    const results = within(screen.getByRole('dialog', { name: '批量删除' }))
    expect(results.getAllByRole('status')[0]).toHaveTextContent(`成功 ${total - failed}，失败 ${failed}，未执行 0`)
    await user.click(results.getByText(`失败 ${failed}`))
    expect(results.getAllByText('存在待验收送货单，不能删除')).toHaveLength(failed)
    expect(askedAt('/driver/delete')).toHaveLength(total)
    expect(db.drivers.filter(({ supplierId }) => supplierId === '9001')).toHaveLength(failed)

    // The site accepts the notes on their way, so that these can be deleted now.
    for (const note of db.delivers.filter(({ status }) => status === 0)) db.delivers.update(note.id, { status: 1 })
    await user.click(retry)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(askedAt('/driver/delete')).toHaveLength(total + failed)
    expect(db.drivers.filter(({ supplierId }) => supplierId === '9001')).toHaveLength(0)
    await waitFor(() => expect(foot()).not.toHaveTextContent('已选'))
  })

  it('stops after what has started, and resumes from there', async () => {
    await open('/supplier/driver/list')
    const waiting: (() => void)[] = []
    server.use(
      http.post('*/driver/delete', async () => {
        await new Promise<void>((resolve) => waiting.push(resolve))
        return HttpResponse.json({ code: 200, success: true, data: {}, msg: '' })
      }),
    )
    await tickPage()
    await user.click(inPage().getByRole('button', { name: '批量删除（10）' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '批量删除（10）' }))
    await waitFor(() => expect(waiting).toHaveLength(3))
    await user.click(screen.getByRole('button', { name: '停止' }))
    for (const go of waiting) go()
    await screen.findByRole('button', { name: '继续未执行的 7 项' })
    expect(askedAt('/driver/delete')).toHaveLength(3)
    server.resetHandlers()
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement)
    await shows('已选 7 项')
  })

  it('prints the first 50 of more notes, and keeps the others ticked', async () => {
    const [note] = db.delivers.filter(({ supplierId }) => supplierId === '9001')
    for (let at = 0; at < 30; at++)
      if (note) db.delivers.insert({ ...note, id: `9${at}`, deliverSn: `SH20250101-${1000 + at}` })
    const all = db.delivers.filter(({ supplierId }) => supplierId === '9001').length
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await open('/supplier/deliver/list')
    await tickPage()
    await user.click(await within(foot()).findByRole('button', { name: `选择全部 ${all} 条结果` }))
    await shows(`已选 ${all} 项`)
    await user.click(inPage().getByRole('button', { name: `批量打印（${all}）` }))
    const ask = await screen.findByRole('dialog', { name: `一次最多打印 50 张送货单，已选 ${all} 张` })
    await user.click(within(ask).getByRole('button', { name: '打印前 50 张' }))
    await shows(`已选 ${all - 50} 项`)
    const ids = new URL(String(opened.mock.calls[0]?.[0]), 'http://x').searchParams.get('ids')?.split(',')
    expect(ids).toHaveLength(50)
  })
})

it('views are named, opened and deleted by keyboard', async () => {
  await open('/supplier/driver/list?driverName=%E5%BC%A0')
  const views = inPage().getByRole('button', { name: '视图' })
  views.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: '保存当前条件为视图' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByLabelText('视图名称')).toHaveFocus())
  await user.keyboard('张姓{Enter}')
  await screen.findByRole('button', { name: '张姓' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(views).toHaveFocus())
  await user.click(inPage().getByRole('button', { name: '重置' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  views.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: '张姓' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('driverName')).toBe('张'))
  expect(views).toHaveFocus()
})

async function open(path: string) {
  await renderPage({ path, account: 'yueheng' })
  await settled()
}

/** The real answers, in smaller pages; `instead` may answer for a page. */
function smallPages(path: string, size: number, instead: (current: number) => Response | null = () => null) {
  server.use(
    http.get(path, async ({ request }) => {
      const url = new URL(request.url)
      const isWhole = url.searchParams.get('size') === '200'
      const answer = isWhole ? instead(Number(url.searchParams.get('current'))) : null
      if (answer) return answer
      if (isWhole) for (const name of ['size', 'pageSize']) url.searchParams.set(name, String(size))
      return getResponse(handlers, new Request(url, { headers: request.headers }))
    }),
  )
}

/** The pages that were requested for all rows. */
function pagesAsked(path: string): number[] {
  return askedAt(path)
    .filter(({ query }) => query.get('size') === '200')
    .map(({ query }) => Number(query.get('current')))
}

async function tickPage() {
  await user.click(page().querySelector('thead input[type=checkbox]') as HTMLElement)
}

function exportButton(): HTMLElement {
  return inPage().getByLabelText('导出 Excel')
}

function foot(): HTMLElement {
  return page().querySelector('footer') as HTMLElement
}

function alert(): HTMLElement {
  return within(foot()).getByRole('alert')
}

/** The headers on screen, except those of check boxes and actions. */
function shownHeads(): string[] {
  return [...page().querySelectorAll('thead th')]
    .map((head) => head.textContent ?? '')
    .filter((text) => text !== '' && text !== '操作')
    .flatMap((text) => text.split(' / '))
}

/** The cells on screen, except check boxes and actions; '' for an absent value. */
function shownCells(): string[][] {
  const heads = [...page().querySelectorAll('thead th:not(:has(input))')]
  return [...page().querySelectorAll('tr[data-row-key]')].map((row) =>
    [...row.querySelectorAll('th, td:not(:has([type=checkbox]))')]
      .slice(0, -1)
      .flatMap((cell, at) => {
        const isTwoLines = heads[at]?.textContent?.includes(' / ')
        const two = [...cell.querySelectorAll('span')].find(({ children }) => children.length === 2)
        return isTwoLines && two ? [...two.children] : [cell]
      })
      .map((cell) => (cell.textContent ?? '').trim().replace(/^—$/, '')),
  )
}
