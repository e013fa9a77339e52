import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatPlate } from '#domain/plate'
import { dayAfter, serverNow, serverToday } from '#domain/time'
import { db } from '#mocks/areas'
import { breakDown } from '#tests/kit/hold'
import { address, askedAt, renderPage, runApp, server, user } from '#tests/kit/render'

runApp('supplier')

const PAGE = '/orderLogistics/get-deliver-page/1'
const TODAY = { api: PAGE, query: { withItems: '1', deliverMode: 'TRUCK' } }
const TRIPS = { api: PAGE, query: { status: '0', deliverMode: 'TRUCK' }, asks: ['deliverTimeEnd'] }
const [BLUE, RED] = ['粤B12345', '粤AD6688']

type Note = ReturnType<typeof db.delivers.all>[number]

const own = () => db.delivers.filter(({ supplierId, deliverMode }) => supplierId === '9001' && deliverMode === 'TRUCK')
const todays = () => askedAt(PAGE).filter(({ query }) => query.get('withItems') === '1')
const board = () => within(screen.getByRole('dialog', { name: '车辆看板' }))
const rowOf = ({ deliverSn }: Note) => board().getByRole('row', { name: new RegExp(`^(?!.*与).*${deliverSn}`) })
const shownNotes = () =>
  board()
    .queryAllByRole('link', { name: /^SH/ })
    .map(({ textContent }) => textContent)

/** Notes leave today at times; no other note is of today, or on the way. */
function leave(...parts: (Partial<Note> & { at: string })[]): Note[] {
  const all = own()
  for (const { id, status, deliverTime } of all) {
    if (status === 0) db.delivers.update(id, { status: 2 })
    if (deliverTime >= dayAfter(serverToday(), -1)) db.delivers.update(id, { deliverTime: '2026-01-05 08:00:00' })
  }
  return parts.map(({ at, ...part }, index) => {
    const deliverTime = at.includes(' ') ? at : `${serverToday()} ${at}:00`
    const driver = { driverName: '陈大勇', driverPhone: '19900010001' }
    const note = { status: 0 as const, expectArriveTime: '', ...driver, ...part, deliverTime }
    return db.delivers.update(all[index]?.id ?? '', note)
  })
}

async function open(path = '/supplier/deliver/list?board=1', account = 'yueheng') {
  await renderPage({ path, account })
  await screen.findByRole('dialog', { name: '车辆看板' })
}

const opened = vi.fn()

beforeEach(() => {
  // Half past two in the afternoon at the server: a day has a morning and an evening.
  const now = Date.parse(`${serverToday()}T14:30:00+08:00`)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
  opened.mockReset()
  vi.spyOn(window, 'open').mockImplementation(opened)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the board of trucks', () => {
  it('opens from the list, and has the notes of each truck by departure with their states', async () => {
    const yesterday = dayAfter(serverToday(), -1)
    const [later, early, late, away, old] = leave(
      { at: '16:00', carNo: BLUE },
      { at: '08:00', carNo: BLUE, status: 1 },
      { at: '09:00', carNo: RED, expectArriveTime: `${serverToday()} 12:00:00` },
      { at: `${yesterday} 20:00:00`, carNo: '粤A27980', driverName: '赵国庆' },
      { at: `${dayAfter(serverToday(), -9)} 20:00:00`, carNo: '粤A27980' },
    ) as [Note, Note, Note, Note, Note]
    await renderPage({ path: '/supplier/deliver/list?status=0', account: 'yueheng' })
    await user.click(await screen.findByRole('button', { name: '车辆看板' }))
    expect(address()).toBe('/supplier/deliver/list?status=0&board=1')
    await screen.findByRole('dialog', { name: '车辆看板' })
    await waitFor(() => expect(shownNotes()).toEqual([away, early, later, late].map(({ deliverSn }) => deliverSn)))
    expect(board().getByText('更新于 14:30')).toBeInTheDocument()
    expect(rowOf(later)).toHaveTextContent('装车16:00 发车')
    expect(rowOf(early)).toHaveTextContent('已验收08:00 发车')
    expect(rowOf(late)).toHaveTextContent('逾期09:00 发车，已 5 小时 30 分，应于 12:00 到达')
    expect(rowOf(away)).toHaveTextContent(`在途${yesterday.slice(5)} 20:00 发车，已 18 小时 30 分`)
    expect(rowOf(away)).toHaveTextContent(`${formatPlate('粤A27980')}赵国庆 199****0001`)
    // Who waits for papers longer than a trip takes is counted, and leads to the list.
    expect(shownNotes()).not.toContain(old.deliverSn)
    expect(board().getByText(/另有 1 张送货单 3 天前已发车，尚未验收/)).toBeInTheDocument()
    expect(board().getByText(/^今天 3 张，装车合计/)).toBeInTheDocument()
    const free = await board().findByRole('region', { name: '空闲车辆' })
    expect(free).not.toHaveTextContent(formatPlate(BLUE))
    const [unused] = db.cars.filter(
      ({ supplierId, status, carNo }) =>
        supplierId === '9001' && status === 1 && ![BLUE, RED, '粤A27980'].includes(carNo),
    )
    expect(free).toHaveTextContent(formatPlate(unused?.carNo))
    await user.click(board().getByRole('button', { name: '关闭' }))
    expect(address()).toBe('/supplier/deliver/list?status=0')
  })

  it('marks two notes on one truck within an hour, and prints a note or those of a truck', async () => {
    const [first, second, third] = leave(
      { at: '08:00', carNo: BLUE },
      { at: '08:25', carNo: BLUE },
      { at: '08:30', carNo: RED },
    ) as [Note, Note, Note]
    await open()
    const mark = `${first.deliverSn} 与 ${second.deliverSn} 发车相隔 25 分钟，请核对是否重复`
    expect(await board().findByText(mark)).toBeInTheDocument()
    expect(board().getAllByText(/请核对是否重复/)).toHaveLength(1)
    await user.click(within(rowOf(third)).getByRole('button', { name: '打印' }))
    expect(opened).toHaveBeenLastCalledWith(expect.stringContaining(`ids=${third.id}&`), '_blank')
    await user.click(board().getByRole('button', { name: `打印本车 2 张 ${formatPlate(BLUE)}` }))
    const ids = encodeURIComponent(`${first.id},${second.id}`)
    expect(opened).toHaveBeenLastCalledWith(expect.stringContaining(`ids=${ids}&`), '_blank')
  })

  it('is filtered by state, plate and driver', async () => {
    const [done, away, other] = leave(
      { at: '08:00', carNo: BLUE, status: 1 },
      { at: '13:00', carNo: BLUE },
      { at: '10:00', carNo: RED, driverName: '赵国庆' },
    ) as [Note, Note, Note]
    await open()
    await user.click(await board().findByRole('radio', { name: '已验收（1）' }))
    expect(shownNotes()).toEqual([done.deliverSn])
    await user.click(board().getByRole('radio', { name: '在途（2）' }))
    expect(shownNotes()).toEqual([away.deliverSn, other.deliverSn])
    const word = board().getByRole('textbox', { name: '车牌号或司机' })
    await user.type(word, '赵')
    expect(shownNotes()).toEqual([other.deliverSn])
    await user.clear(word)
    await user.type(word, 'b123')
    expect(shownNotes()).toEqual([away.deliverSn])
    await user.click(board().getByRole('radio', { name: '逾期（0）' }))
    await user.click(board().getByRole('button', { name: '清除条件' }))
    expect(shownNotes()).toHaveLength(3)
  })

  it('is read again while it is in view, and says when that failed', async () => {
    const [note] = leave({ at: '10:00', carNo: BLUE }) as [Note]
    await open()
    await waitFor(() => expect(rowOf(note)).toHaveTextContent('在途'))
    expect(todays()).toHaveLength(1)
    db.delivers.update(note.id, { status: 1 })
    await act(async () => void vi.advanceTimersByTime(60_000))
    await waitFor(() => expect(rowOf(note)).toHaveTextContent('已验收'))
    expect(board().getByText(`更新于 ${serverNow().slice(11, 16)}`)).toBeInTheDocument()
    expect(todays()).toHaveLength(2)
    breakDown(TODAY)
    await act(async () => void vi.advanceTimersByTime(60_000))
    expect(await board().findByText('更新失败')).toBeInTheDocument()
    expect(rowOf(note)).toHaveTextContent('已验收')
    server.resetHandlers()
    await user.click(board().getByRole('button', { name: '更新看板' }))
    await waitFor(() => expect(board().queryByText('更新失败')).not.toBeInTheDocument())
  })

  it('shows a failed reading in place, with its retry', async () => {
    const [note] = leave({ at: '10:00', carNo: BLUE }) as [Note]
    breakDown(TODAY)
    await open()
    expect(await board().findByRole('alert')).toHaveTextContent('加载失败')
    server.resetHandlers()
    await user.click(board().getByRole('button', { name: '重试' }))
    await waitFor(() => expect(shownNotes()).toEqual([note.deliverSn]))
  })

  it('without the trucks on the way shows the notes of today, and calls no vehicle free', async () => {
    const [note] = leave({ at: '10:00', carNo: BLUE }) as [Note]
    breakDown(TRIPS)
    await open()
    expect(await board().findByText('在途车辆没有加载成功，只显示今天的送货单')).toBeInTheDocument()
    expect(shownNotes()).toEqual([note.deliverSn])
    expect(board().queryByText(/空闲车辆/)).not.toBeInTheDocument()
    server.resetHandlers()
    breakDown({ api: '/supplier/car/page-for-supplier-car' })
    await user.click(board().getByRole('button', { name: '重试' }))
    await user.click(await board().findByRole('button', { name: '加载失败，重试' }))
    server.resetHandlers()
    await user.click(await board().findByRole('button', { name: '加载失败，重试' }))
    expect(await board().findByRole('region', { name: '空闲车辆' })).toBeInTheDocument()
  })

  it('without a note leads to a new one', async () => {
    leave()
    await open()
    expect(await board().findByText(/^今天还没有司机配送的送货单/)).toBeInTheDocument()
    await user.click(board().getByRole('button', { name: '创建送货单' }))
    await waitFor(() => expect(address()).toBe('/supplier/deliver/chooseMaterial'))
  })
})
