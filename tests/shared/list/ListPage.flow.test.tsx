import { screen, waitFor, within } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { handlers } from '#mocks/areas'
import { lists } from '#tests/features/procurement/delivery/lists'
import { hold } from '#tests/kit/hold'
import {
  address,
  askedAt,
  choose,
  field,
  fill,
  inPage,
  page,
  reload,
  renderPage,
  runApp,
  server,
  user,
} from '#tests/kit/render'
import { boxes, keys, lastAsked, pager, pagerTotal, rows, settled, statusTabs } from '#tests/kit/suites/listScreen'
import { addressOf, type ListSpec } from '#tests/kit/suites/listSpec'

runApp('supplier')

// What lists have in common, on the list of delivery notes.
const spec = lists[0] as ListSpec
const { path, account, api, total, filter } = spec
const open = async (query: Record<string, string> = {}) => {
  await renderPage({ path: addressOf(spec, query), account })
  await settled()
}

describe('a list', () => {
  it('resets to no filter, page 1 and ten rows', async () => {
    await open({ [filter.name]: filter.value, current: '2', size: '100' })
    await user.click(inPage().getByRole('button', { name: '重置' }))
    await waitFor(() => expect(pagerTotal()).toBe(total))
    expect(address()).toBe(path)
    expect(field(filter.label)).toHaveValue('')
    expect(lastAsked(api)).toMatchObject({ current: '1', pageNumber: '1', size: '10', pageSize: '10' })
    expect(lastAsked(api)).not.toHaveProperty(filter.name)
  })

  it('keeps its filter after a reload', async () => {
    await open()
    await fill(field(filter.label), filter.value)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(pagerTotal()).toBe(filter.total))
    const found = rows()
    await reload()
    await settled()
    await waitFor(() => expect(pagerTotal()).toBe(filter.total))
    expect(field(filter.label)).toHaveValue(filter.value)
    await waitFor(() => expect(rows()).toEqual(found))
  })

  it('offers the last searches again, in the words of their filters', async () => {
    await open()
    await fill(field(filter.label), filter.value)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(pagerTotal()).toBe(filter.total))
    await user.click(inPage().getByRole('button', { name: '重置' }))
    await waitFor(() => expect(pagerTotal()).toBe(total))
    await user.click(inPage().getByRole('button', { name: /^视图/ }))
    await user.click(await screen.findByRole('button', { name: `${filter.label} ${filter.value}` }))
    await waitFor(() => expect(pagerTotal()).toBe(filter.total))
    expect(field(filter.label)).toHaveValue(filter.value)
  })

  it('changes pages, and returns to page 1 with another page size', async () => {
    await open()
    const before = keys()
    await user.click(inPage().getByTitle('2'))
    await waitFor(() => expect(keys()).not.toEqual(before))
    expect(address()).toBe(`${path}?current=2`)
    expect(lastAsked(api)).toMatchObject({ current: '2', pageNumber: '2' })
    await choose(within(pager()).getByRole('combobox'), '20 条/页')
    await waitFor(() => expect(keys()).toHaveLength(Math.min(20, total)))
    expect(address()).toBe(`${path}?size=20`)
    expect(keys().slice(0, 10)).toEqual(before)
  })

  it('beyond its end shows its last page', async () => {
    await open({ current: '900' })
    await waitFor(() => expect(keys().length).toBeGreaterThan(0))
    expect(address()).toBe(`${path}?current=${Math.ceil(total / 10)}`)
  })

  it('says when no row matches, and offers to clear the filter', async () => {
    await open({ [filter.name]: 'zzzz' })
    expect(inPage().getByText('没有符合条件的记录')).toBeInTheDocument()
    await user.click(inPage().getByRole('button', { name: '清除条件' }))
    await waitFor(() => expect(pagerTotal()).toBe(total))
    expect(address()).toBe(path)
  })

  it('shows no empty table while it loads', async () => {
    await open({ [filter.name]: 'zzzz' })
    const release = hold({ api })
    await user.click(inPage().getByRole('button', { name: '清除条件' }))
    await waitFor(() => expect(inPage().getByRole('status', { name: '加载中' })).toBeInTheDocument())
    expect(pager()).not.toHaveTextContent('共 0 条')
    expect(inPage().queryByText('没有符合条件的记录')).not.toBeInTheDocument()
    release()
    await waitFor(() => expect(pagerTotal()).toBe(total))
  })

  it('shows a failure in place, and recovers on retry', async () => {
    server.use(http.get(`*${api}`, () => HttpResponse.json({ code: 500, success: false }, { status: 500 })))
    await renderPage({ path, account })
    const alert = await waitFor(() => inPage().getByRole('alert'))
    expect(alert).toHaveTextContent('加载失败')
    const ofRows = askedAt(api).filter(({ query }) => query.get('size') === '10')
    const [{ headers } = { headers: new Headers() }] = ofRows.slice(-1)
    const sent = headers.get('X-Request-Id')
    expect(sent).toMatch(/^[\w-]{36}$/)
    expect(within(alert).getByRole('group')).toHaveTextContent(`HTTP 500 · ${sent}`)
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await settled()
    expect(pagerTotal()).toBe(total)
    expect(rows()).toHaveLength(Math.min(10, total))
    // The counts of the statuses recover with it.
    await waitFor(() => expect(statusTabs().map(({ count }) => count)).not.toContain(Number.NaN))
  })

  it('renders no more rows than requested, and says so', async () => {
    server.use(
      http.get(`*${api}`, async ({ request }) => {
        const url = new URL(request.url)
        // Returns more than the ten rows that the page requested; counts and this request itself are answered as usual.
        if (url.searchParams.get('size') !== '10') return
        for (const name of ['size', 'pageSize']) url.searchParams.set(name, '200')
        return fetch(new Request(url, { headers: request.headers }))
      }),
    )
    await renderPage({ path, account })
    await settled()
    expect(rows()).toHaveLength(10)
    expect(inPage().getByText(/超过每页的 10 行，只显示前 10 行/)).toBeInTheDocument()
  })

  it('asks the server to sort: ascending, descending, unsorted', async () => {
    await open()
    const head = () => inPage().getAllByText('发货时间')[0] as HTMLElement
    for (const order of ['asc', 'desc']) {
      await user.click(head())
      await waitFor(() =>
        expect(lastAsked(api)).toMatchObject({ sort: 'deliverTime', order, [`${order}s`]: 'deliverTime' }),
      )
      expect(address()).toBe(`${path}?sort=${'deliverTime'}&order=${order}`)
    }
    await user.click(head())
    await waitFor(() => expect(address()).toBe(path))
  })

  it.each([
    ['no row', 6, 6, '6 条数据无法读取：服务器没有给出编号，或格式不符。请联系平台管理员。'],
    ['some rows', 6, 2, '本页另有 2 条数据无法读取'],
  ])('is not empty where %s can be read', async (_, count, lost, said) => {
    server.use(
      http.get(`*${api}`, async ({ request }) => {
        const body = await (await getResponse(handlers, request.clone()))?.json()
        const member = body.data ? 'data' : 'result'
        const records = body[member].records.slice(0, count).map((row: object, at: number) => {
          return at < lost ? { ...row, id: null, deliverSn: null } : row
        })
        return HttpResponse.json({ ...body, [member]: { ...body[member], records, total: count } })
      }),
    )
    await renderPage({ path: addressOf(spec), account })
    await waitFor(() => expect(page()).toHaveTextContent(said))
    expect(page()).not.toHaveTextContent(/还没有|没有符合/)
    expect(keys()).toHaveLength(count - lost)
  })

  it('keeps rows ticked while changing pages', async () => {
    await open()
    const tick = async () => user.click(boxes().find((box) => !box.hasAttribute('disabled')) as HTMLElement)
    await tick()
    const before = keys()
    await user.click(inPage().getByTitle('2'))
    await waitFor(() => expect(keys()).not.toEqual(before))
    expect(inPage().getByText('已选 1 项')).toBeInTheDocument()
    await user.click(inPage().getByTitle('1'))
    await waitFor(() => expect(keys()).toEqual(before))
    expect(boxes().filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1)
    await user.click(inPage().getByRole('button', { name: '清空' }))
    expect(inPage().queryByText(/^已选/)).not.toBeInTheDocument()
  })
})
