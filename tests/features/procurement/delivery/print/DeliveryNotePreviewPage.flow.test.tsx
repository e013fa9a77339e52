import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { formatMoney } from '#domain/money'
import { db } from '#mocks/areas'
import { readPref, writePref } from '#shared/prefs'
import { readPrintPrefs } from '#shared/print/usePrintPrefs'
import { activitiesOfToday } from '#shared/today'
import { address, askedAt, fill, renderApp, runApp, server, user } from '#tests/kit/render'

runApp('supplier')

const CALL = '/orderLogistics/print-deliver-msg-file'
const note = (deliverSn: string) => db.delivers.find((row) => row.deliverSn === deliverSn)
const own = () => db.delivers.filter(({ supplierId }) => supplierId === '9001')
const prints = (deliverSn: string) => db.printRecords.filter((row) => row.deliverSn === deliverSn)
const unprinted = () => own().find(({ deliverSn }) => prints(deliverSn).length === 0)?.deliverSn ?? ''
const sheets = () =>
  screen
    .getAllByRole('region', { name: /^送货单 SH/ })
    .flatMap((section) => [...section.querySelectorAll<HTMLElement>('.sheet')])
const button = (name: RegExp) => screen.getByRole('button', { name })
const open = async (deliverSns: string[], query = '', account = 'yueheng') => {
  const ids = deliverSns.map((deliverSn) => note(deliverSn)?.id)
  await renderApp({ path: `/deliverPreview?ids=${ids}${query}`, account })
  await screen.findByText(`共 ${deliverSns.length} 张送货单`)
  await waitFor(() => expect(sheets().length).toBeGreaterThan(0))
}
let print: Mock

beforeEach(() => {
  print = vi.spyOn(window, 'print').mockReturnValue()
})

describe('the preview', () => {
  it('marks a voided note as void on its pages, with the reason', async () => {
    const { id = '', deliverSn = '' } = own().find(({ status }) => status === 0) ?? {}
    const voided = { userName: '陈敏', time: '2024-04-06 09:00:00', detail: '车牌填错' }
    db.delivers.update(id, { status: 4, voided })
    await open([deliverSn], '&paper=A4')
    for (const sheet of sheets()) {
      expect(sheet).toHaveTextContent('送货单（已作废）')
      expect(sheet).toHaveTextContent('本单已作废，不得凭此收货。作废原因：车牌填错')
      expect(sheet).not.toHaveTextContent('请收货人当场核对')
    }
  })

  it('shows a note as it prints: head, lines, totals, signatures, space for handwriting', async () => {
    await open(['SH20240315-0001'], '&showPrice=1')
    const [sheet] = sheets()
    for (const text of [
      '粤恒钢铁贸易有限公司（示例）',
      'No. SH20240315-0001',
      '第 1 页 / 共 1 页',
      '岭筑一公司（示例）',
      '19900020001',
      '粤B·12345',
      '19900010001',
      'LZ24031207',
      '31.230',
      '31.184',
      '实收金额',
      '110,859.12',
      '人民币（大写）：壹拾壹万零捌佰伍拾玖元壹角贰分',
      '收货人（签字/盖章）',
      '③回单（黄）',
    ])
      expect(sheet).toHaveTextContent(text)
    expect(document.title).toBe('送货单_SH20240315-0001')
    expect(sheet?.querySelectorAll('svg').length).toBeGreaterThanOrEqual(2)
    expect(screen.queryByRole('navigation', { name: '主菜单' })).not.toBeInTheDocument()
  })

  it('prints the remark of the note and the plate of the trailer, and their labels only where a note has them', async () => {
    const row = note('SH20240315-0001')
    db.delivers.update(row?.id ?? '', { trailerNo: '粤B1234挂', remark: '现场限高 4.2 米，卸车请走 3 号门' })
    db.delivers.update(note('SH20240318-0001')?.id ?? '', { trailerNo: '', remark: '' })
    await open(['SH20240315-0001', 'SH20240318-0001'])
    const heads = sheets().map((sheet) => sheet.querySelector('.sheet-fields')?.textContent)
    expect(heads[0]).toContain('挂车号粤B·1234挂')
    expect(heads[0]).toContain('备注现场限高 4.2 米，卸车请走 3 号门')
    expect(heads[1]).not.toMatch(/挂车号|备注/)
  })

  it('shows the amount of the sent quantity until the site has accepted it', async () => {
    const deliverSn = own().find(({ status }) => status === 0)?.deliverSn ?? ''
    await open([deliverSn], '&showPrice=1')
    expect(sheets()[0]).toHaveTextContent('含税金额')
    expect(sheets()[0]).not.toHaveTextContent('实收金额')
    const [item] = note(deliverSn)?.items ?? []
    expect(sheets()[0]).toHaveTextContent(formatMoney(item?.amountTax ?? null))
  })

  it('puts 17 lines on three 241×140 pages: subtotal and signatures on each, total on the last', async () => {
    const [first, second] = [note('SH20240315-0001'), note('SH20240315-0002')]
    const [item] = first?.items ?? []
    if (!first || !second || !item) throw new Error('the seed has no such note')
    const line = { ...item, quantity: '1.250', acceptedQuantity: null, pieces: null, amountTax: '10.00' }
    const items = Array.from({ length: 17 }, (_line, at) => ({ ...line, id: `9${at}`, seq: at + 1 }))
    items[16] = { ...line, id: '916', seq: 17, unit: '张', quantity: '120', amountTax: '0.05' }
    db.delivers.update(first.id, { items })
    await open(['SH20240315-0001', 'SH20240315-0002'], '&showPrice=1&paper=241x140')
    const of = (sheet: HTMLElement, pattern: RegExp) => pattern.exec(sheet.textContent ?? '')?.[0]
    // Page numbers restart with the next note.
    expect(sheets().map((sheet) => [of(sheet, /SH[\d-]{13}/), of(sheet, /第 \d+ 页 \/ 共 \d+ 页/)])).toEqual([
      ['SH20240315-0001', '第 1 页 / 共 3 页'],
      ['SH20240315-0001', '第 2 页 / 共 3 页'],
      ['SH20240315-0001', '第 3 页 / 共 3 页'],
      ['SH20240315-0002', '第 1 页 / 共 1 页'],
    ])
    const three = sheets().slice(0, 3)
    const texts = (sheet: HTMLElement, rows: string) =>
      [...sheet.querySelectorAll(rows)].map((row) =>
        [...row.children].map(({ textContent }) => textContent).filter((text) => text !== ''),
      )
    expect(three.map((sheet) => texts(sheet, 'tbody tr').filter((cells) => cells.length > 0).length)).toEqual([8, 8, 1])
    expect(three.map((sheet) => texts(sheet, 'tfoot tr'))).toEqual([
      [['本页小计', '10.000吨', '80.00'], ['（转下页）']],
      [['本页小计', '10.000吨', '80.00'], ['（接上页，转下页）']],
      [
        ['本页小计', '120张', '0.05'],
        ['合计（接上页）　人民币（大写）：壹佰陆拾元零伍分', '20.000吨；120张', '160.05'],
      ],
    ])
    for (const sheet of three)
      for (const word of ['制单人', '送货人', '司机', '收货人（签字/盖章）', '收料日期'])
        expect(sheet.querySelector('.sheet-foot')).toHaveTextContent(word)
    expect(document.title).toBe('送货单_2张')
  })

  it('shows no money unless asked, and requests none from the server', async () => {
    await open(['SH20240315-0001', 'SH20240318-0001'])
    const money = /单价|金额|大写|,\d{3}\.\d{2}/
    for (const sheet of sheets()) expect(sheet).not.toHaveTextContent(money)
    expect(askedAt(CALL).map(({ query }) => [query.get('showPrice'), query.get('preview')])).toEqual([['0', '1']])
    await user.click(screen.getByRole('switch', { name: '显示价格' }))
    await waitFor(() => expect(sheets()[0]).toHaveTextContent(money))
    expect(address()).toMatch(/showPrice=1/)
    expect(readPrintPrefs('delivery', 'A4').showPrice).toBe(true)
  })

  it('switches the paper size, and on A4 prints as many labelled copies as wanted', async () => {
    await open(['SH20240315-0001'])
    expect(screen.queryByLabelText('联数')).not.toBeInTheDocument()
    await user.click(within(screen.getByRole('radiogroup', { name: '纸张' })).getByRole('radio', { name: 'A4' }))
    await waitFor(() => expect(address()).toMatch(/paper=A4/))
    await fill(screen.getByLabelText('联数'), '3')
    fireEvent.blur(screen.getByLabelText('联数'))
    await waitFor(() => expect(sheets()).toHaveLength(3))
    expect(
      sheets().map((sheet) => /①存根联（白）|②客户联（红）|③回单联（黄）/.exec(sheet.textContent ?? '')?.[0]),
    ).toEqual(['①存根联（白）', '②客户联（红）', '③回单联（黄）'])
    expect(readPrintPrefs('delivery', '241x140').paper).toBe('A4')
    expect(readPref('payerCopies', {})).toEqual({ '岭筑一公司（示例）': 3 })
  })

  it('prints for each payer as many copies as were last chosen for him', async () => {
    const { id = '' } = note('SH20240321-0003') ?? {}
    db.delivers.update(id, { companyName: '另一公司（示例）' })
    writePref('payerCopies', { '岭筑一公司（示例）': 2 })
    await open(['SH20240315-0001', 'SH20240321-0003'], '&paper=A4')
    const numbers = sheets().map((sheet) => /SH\d{8}-\d{4}/.exec(sheet.textContent ?? '')?.[0])
    expect(numbers).toEqual(['SH20240315-0001', 'SH20240315-0001', 'SH20240321-0003'])
  })

  it('prints on whole continuous sheets, and logs it', async () => {
    const deliverSn = unprinted()
    await open([deliverSn], '&paper=241x279')
    expect(screen.getByRole('radio', { name: '241×279.4 整张' })).toBeChecked()
    await user.click(button(/打印$/))
    await waitFor(() => expect(prints(deliverSn)).toMatchObject([{ printNo: 1, paper: '241x279' }]))
  })

  it('rejects more than 50 notes without a request', async () => {
    await renderApp({
      path: `/deliverPreview?ids=${Array.from({ length: 51 }, (_id, at) => at + 1)}`,
      account: 'yueheng',
    })
    await screen.findByText('一次最多打印 50 张送货单，请分批选择。')
    expect(askedAt(CALL)).toHaveLength(0)
    expect(button(/打印$/)).toBeDisabled()
  })

  it.each(['', '?ids='])('without a note says so: %s', async (query) => {
    await renderApp({ path: `/deliverPreview${query}`, account: 'yueheng' })
    expect(await screen.findByText('没有可打印的送货单。')).toBeInTheDocument()
    expect(button(/打印$/)).toBeDisabled()
  })

  it('that failed to load can be retried', async () => {
    server.use(http.get(`*${CALL}`, () => HttpResponse.json({ code: 500, success: false }, { status: 500 })))
    await renderApp({ path: `/deliverPreview?ids=${note('SH20240315-0001')?.id}`, account: 'yueheng' })
    const retry = await screen.findByRole('button', { name: '重试' })
    server.resetHandlers()
    await user.click(retry)
    await waitFor(() => expect(sheets()).toHaveLength(1))
  })

  it('asks a signed-out user to sign in first, and comes back', async () => {
    await renderApp({ path: '/deliverPreview?ids=1&paper=A4' })
    await screen.findByRole('heading', { name: '集采供应商登录' })
    expect(address()).toBe(`/loginSupplier?redirect=${encodeURIComponent('/deliverPreview?ids=1&paper=A4')}`)
  })
})

describe('a print', () => {
  it('counts once per click but not for a test page, with its time; from the second on the page says 补打', async () => {
    const deliverSn = unprinted()
    await open([deliverSn])
    await user.click(screen.getByRole('switch', { name: '测试页' }))
    await user.click(button(/打印$/))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('switch', { name: '测试页' }))
    expect(sheets()[0]).toHaveTextContent('第 1 次打印')
    expect(sheets()[0]).not.toHaveTextContent('补打')
    expect(prints(deliverSn)).toHaveLength(0)
    let printed = ''
    print.mockImplementation(() => {
      printed = sheets()[0]?.textContent ?? ''
    })
    await user.click(button(/打印$/))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
    expect(prints(deliverSn)).toMatchObject([{ printNo: 1, paper: '241x140', showPrice: false, printUser: '陈敏' }])
    expect(sheets()[0]).toHaveTextContent('第 1 次打印')
    expect(printed).toContain(`打印时间 ${prints(deliverSn)[0]?.printTime}`)
    await user.click(button(/打印$/))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(3))
    expect(sheets()[0]).toHaveTextContent('补打 第2次')
    expect(prints(deliverSn)).toHaveLength(2)
    expect((await activitiesOfToday()).map(({ text }) => text)).toEqual([
      `打印送货单 ${deliverSn}`,
      `打印送货单 ${deliverSn}`,
    ])
  })

  it('by an account that may only look is marked on the paper and counts nowhere', async () => {
    const deliverSn = unprinted()
    await open([deliverSn], '&paper=A4', 'yueheng03')
    screen.getByText(/^您的账号只能查看/)
    expect(sheets()[0]).toHaveTextContent('查看打印')
    await user.click(button(/打印$/))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(askedAt(CALL).map(({ query }) => query.get('preview'))).toEqual(['1'])
    expect([...prints(deliverSn), ...(await activitiesOfToday())]).toEqual([])
  })

  it('that did not come out is reported, and the note is unprinted again', async () => {
    const deliverSn = unprinted()
    await open([deliverSn], '&paper=A4')
    await user.click(button(/打 ?印/))
    await screen.findByText(/^已记为打印：1 张/)
    expect(prints(deliverSn)).toMatchObject([{ copies: 1, isCancelled: false }])
    await user.click(button(/没打出来/))
    await waitFor(() => expect(prints(deliverSn)).toMatchObject([{ isCancelled: true }]))
    await waitFor(() => expect(screen.queryByText(/^已记为打印/)).not.toBeInTheDocument())
    await waitFor(() => expect(sheets()[0]).not.toHaveTextContent('补打'))
  })

  it('that the server rejects does not print', async () => {
    await open(['SH20240315-0001'])
    server.use(
      http.get(`*${CALL}`, () => HttpResponse.json({ code: 400, success: false, message: '当前状态不允许该操作' })),
    )
    await user.click(button(/打印$/))
    expect(await screen.findByRole('dialog')).toHaveTextContent('当前状态不允许该操作')
    expect(print).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('is rejected for a note without lines, by the server and by the page', async () => {
    const { id = '' } = own()[0] ?? {}
    db.delivers.update(id, { items: [] })
    await renderApp({ path: `/deliverPreview?ids=${id}`, account: 'yueheng' })
    expect(await screen.findByRole('alert')).toHaveTextContent('没有材料，不能打印')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const message = { deliver: { id, deliverSn: 'SH1', items: [] }, paper: 'A4', qrText: 'SH1' }
    server.use(http.get(`*${CALL}`, () => HttpResponse.json({ code: 200, success: true, data: [message], msg: '' })))
    await user.click(button(/^重 ?试$/))
    expect(await screen.findByText('没有可打印的送货单。')).toBeInTheDocument()
    expect(button(/打印$/)).toBeDisabled()
  })

  it('as a PDF sends the pages alone, and says when it cannot be made', async () => {
    const html: string[] = []
    server.use(
      http.post('*/print/html-receipt-to-pdf', async ({ request }) => {
        html.push(((await request.json()) as { html: string }).html)
        return HttpResponse.json({ code: 500, success: false, msg: 'PDF生成失败' })
      }),
    )
    await open(['SH20240315-0001'])
    await user.click(button(/下载 PDF$/))
    expect(await screen.findByText('PDF生成失败')).toBeInTheDocument()
    expect(html[0]).toContain('No. SH20240315-0001')
    expect(html[0]).not.toContain('下载 PDF')
    expect(html[0]).not.toContain('<script')
  })
})
