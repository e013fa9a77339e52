import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { db } from '#mocks/areas'
import { writePref } from '#shared/prefs'
import { address, asked, fill, idle, openPrepared, page, runApp, server, signIn, user, visit } from '#tests/kit/render'

/** The links of the cards: label, number and the list they open. */
function cards() {
  return screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => within(heading.parentElement as HTMLElement).queryByRole('link'))
    .filter((link) => link !== null)
    .map((link) => ({ name: link.getAttribute('aria-label') ?? '', to: link.getAttribute('href') ?? '' }))
}

async function openHome(account: string) {
  await signIn(account)
  await openPrepared('/home')
  await idle()
}

describe('a card of home', () => {
  runApp('supplier')
  const NOTES = '*/api/supplier/orderLogistics/get-deliver-page/1'
  const card = (label: string) => screen.getByRole('heading', { level: 3, name: label }).closest('li') as HTMLElement

  it('shows an error, never 0, when it failed to load, and reloads', async () => {
    server.use(
      http.get(NOTES, () => HttpResponse.json({ code: 500, success: false, msg: '系统异常' }), { once: false }),
    )
    await openHome('yueheng')
    const retry = within(card('待打印送货单')).getByRole('button', { name: '加载失败，重试' })
    expect(card('待打印送货单')).not.toHaveTextContent(/\d+$/)
    server.resetHandlers()
    await user.click(retry)
    await idle()
    expect(within(card('待打印送货单')).getByRole('link', { name: /^待打印送货单 \d+$/ })).toBeInTheDocument()
  })

  it('is absent where the account may not read what it counts', async () => {
    server.use(
      http.get(NOTES, () => HttpResponse.json({ code: 400, success: false, msg: '权限不足' }, { status: 400 })),
    )
    await openHome('yueheng')
    expect(screen.queryByRole('heading', { level: 3, name: '待打印送货单' })).toBeNull()
    expect(screen.queryByRole('button', { name: /重试/ })).toBeNull()
  })

  it('is loaded again with all others that failed by one button', async () => {
    server.use(http.get('*/api/supplier/*', () => HttpResponse.json({ code: 500, success: false, msg: '系统异常' })))
    await openHome('yueheng')
    expect(screen.getAllByRole('button', { name: '加载失败，重试' }).length).toBeGreaterThan(1)
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: '全部重试' }))
    await idle()
    expect(screen.queryByRole('button', { name: /全部重试|加载失败，重试/ })).toBeNull()
  })

  it('counts down when the action on one of its documents is done', async () => {
    await openHome('yueheng')
    const number = () =>
      Number(/ (\d+)$/.exec(cards().find(({ name }) => name.startsWith('待确认发货时间'))?.name ?? '')?.[1])
    const before = number()
    const [act] = within(card('待确认发货时间')).getAllByRole('button', { name: /^确认发货时间/ })
    await user.click(act as HTMLElement)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByLabelText('发货时间')).toBeEnabled())
    fireEvent.mouseDown(within(dialog).getByLabelText('发货时间'))
    await fill(within(dialog).getByLabelText('发货时间'), `${dayAfter(serverToday(), 1)} 08:00`)
    await user.keyboard('{Enter}')
    await user.click(within(dialog).getByRole('button', { name: '确认' }))
    await waitFor(() => expect(number()).toBe(before - 1))
  })

  it('calls nothing overdue whose day is no deadline: the end of a settled period, the departure before a copy', async () => {
    await openHome('yueheng')
    for (const label of ['待对账结算单', '缺回单']) {
      expect(card(label)).toHaveTextContent(/\d\d-\d\d/)
      expect(card(label)).not.toHaveTextContent('已过')
    }
    expect(within(card('缺回单')).getAllByRole('button', { name: /^传回单 SH/ }).length).toBeGreaterThan(0)
  })

  it('of work to do is shown only to accounts that may do it', async () => {
    await openHome('yueheng03')
    expect(screen.queryByRole('heading', { level: 3, name: '待打印送货单' })).toBeNull()
    expect(card('待验收送货单')).toBeInTheDocument()
  })

  it('shows the documents due first, in the order of their list, beside the amounts of a year with their table', async () => {
    await openHome('yueheng')
    const year = within(await screen.findByRole('region', { name: '近一年货款' }))
    expect(await year.findByRole('img', { name: '近一年货款' })).toBeInTheDocument()
    expect(year.getByText('合计')).toBeInTheDocument()
    expect(year.getByText('未结算按发货月，未付款按结算月，已付款按付款月')).toBeInTheDocument()
    // Older debts than the chart's first month: in words, in the table's sum, and by a link to the settlements.
    const due = card('待收款').textContent?.replace(/^.*¥/, '') ?? ''
    expect(year.getByRole('row', { name: /^合计/ })).toHaveTextContent(due)
    expect(year.getByRole('row', { name: /^更早/ })).toBeInTheDocument()
    expect(year.getByRole('link', { name: /元$/ })).toHaveAttribute('href', expect.stringContaining('unpaid=1'))
    const numbers = within(card('待发货订单'))
      .getAllByRole('link')
      .map((link) => link.textContent)
      .slice(1)
    expect(numbers.length).toBeGreaterThan(0)
    await visit(cards().find(({ name }) => name.startsWith('待发货订单'))?.to ?? '')
    await idle()
    const rows = page().querySelectorAll('[data-row-key]')
    expect([...rows].slice(0, numbers.length).map((row) => row.querySelector('a')?.textContent)).toEqual(numbers)
  })

  it('the first steps of a supplier without products name no freight', async () => {
    const owner = db.accounts.find(({ account }) => account === 'yueheng')
    const supplier = db.suppliers.get(owner?.supplierId ?? '')
    if (!owner || !supplier) throw new Error('no supplier')
    db.suppliers.insert({ ...supplier, id: '9990' })
    db.accounts.update(owner.id, { supplierId: '9990' })
    await openHome('yueheng')
    const steps = within(await screen.findByRole('region', { name: '开店准备' }))
    expect(steps.getByRole('link', { name: '新建第一份合同' })).toBeInTheDocument()
    expect(steps.queryByText('新增运费模板')).toBeNull()
  })
})

describe('home of a shop', () => {
  runApp('material')

  it('without any document lists the first steps, with a mark for what is there, until they are dismissed', async () => {
    const owner = db.accounts.find(({ account }) => account === 'haichuan')
    const shop = db.suppliers.get(owner?.supplierId ?? '')
    if (!owner || !shop) throw new Error('no shop')
    db.suppliers.insert({ ...shop, id: '9990' })
    db.accounts.update(owner.id, { supplierId: '9990' })
    const [driver] = db.drivers.all()
    if (driver) db.drivers.insert({ ...driver, id: '9991', supplierId: '9990' })
    await openHome('haichuan')
    const steps = within(await screen.findByRole('region', { name: '开店准备' }))
    await waitFor(() => expect(steps.getAllByRole('img', { name: '已完成' })).toHaveLength(1))
    expect(steps.getByRole('link', { name: '添加第一辆车' })).toHaveAttribute('href', '/supplier/car/list?edit=new')
    expect(steps.getByRole('link', { name: '新增运费模板' })).toHaveAttribute('href', '/ship-template-edit')
    expect(steps.getByRole('link', { name: '发布第一个商品' })).toBeInTheDocument()
    await user.click(steps.getByRole('button', { name: '不再显示' }))
    expect(screen.queryByRole('region', { name: '开店准备' })).toBeNull()
  })

  it('shows the sales of today and the best sellers, which open the product', async () => {
    await openHome('haichuan')
    const sales = await screen.findByRole('region', { name: '商城销售' })
    expect(sales).toHaveTextContent(/今日付款 \d+ 单 ¥[\d,]+\.\d\d/)
    const [best] = within(sales).getAllByRole('row')
    const link = within(best as HTMLElement).getByRole('link')
    expect(db.goods.find(({ goodsName }) => goodsName === link.textContent)).toBeDefined()
    expect(link.getAttribute('href')).toMatch(/^\/goods\?view=\d+$/)
  })

  it('shows and asks no turnover for a clerk who may not see statistics', async () => {
    await openHome('haichuan01')
    expect(screen.getByRole('heading', { level: 3, name: '商城待发货' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: '商城销售' })).toBeNull()
    expect(asked.filter(({ path }) => path.includes('/statistics/'))).toEqual([])
  })

  it('opens the next action of a card over its list', async () => {
    await openHome('haichuan')
    const card = screen.getByRole('heading', { level: 3, name: '商城待发货' }).closest('li') as HTMLElement
    const [ship] = within(card).getAllByRole('button', { name: /^发货 O\d+/ })
    const sn = /O\d+/.exec(ship?.getAttribute('aria-label') ?? '')?.[0]
    await user.click(ship as HTMLElement)
    expect(await screen.findByRole('dialog', { name: new RegExp(`${sn}`) })).toBeInTheDocument()
    expect(address()).toMatch(/^\/orders\?/)
  })

  it('reads at most six lists at a time, and none again on a return within a minute', async () => {
    await openHome('haichuan')
    let running = 0
    let most = 0
    const lists: string[] = []
    const isCard = (request: Request) => new URL(request.url).searchParams.get('size') === '3'
    const begin = ({ request }: { request: Request }) => {
      if (!isCard(request)) return
      lists.push(new URL(request.url).pathname)
      running += 1
      most = Math.max(most, running)
    }
    const end = ({ request }: { request: Request }) => {
      if (isCard(request)) running -= 1
    }
    server.events.on('request:start', begin)
    server.events.on('response:mocked', end)
    await openHome('haichuan')
    expect(lists.length).toBeGreaterThan(12)
    expect(most).toBe(6)
    const before = lists.length
    await visit('/orders')
    await idle()
    await visit('/home')
    await idle()
    expect(lists).toHaveLength(before)
    server.events.removeListener('request:start', begin)
    server.events.removeListener('response:mocked', end)
  })

  it('has on a first visit the order of the next one', async () => {
    const order = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await openHome('haichuan')
    const first = order()
    expect(first.length).toBeGreaterThan(10)
    await openHome('haichuan')
    expect(order()).toEqual(first)
  })

  it('keeps the order of its cards while their figures come: late ones first, empty ones last, by the last visit', async () => {
    const today = serverToday()
    const seen = { mallShip: { total: 3, due: dayAfter(today, -2) }, newComplaint: { total: 0, due: '' } }
    writePref(`home.${db.accounts.find(({ account }) => account === 'haichuan')?.id}`, seen)
    await openHome('haichuan')
    expect(cards()[0]?.name).toMatch(/^商城待发货 /)
    expect(
      within(screen.getByRole('list', { name: '目前没有' })).getByRole('heading', { name: '新的投诉' }),
    ).toBeVisible()
  })
})
