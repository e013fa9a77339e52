import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import textStyles from '#shared/ui/text.module.css'
import { changeElsewhere } from '#tests/kit/changeElsewhere'
import { address, fill, inPage, mock, renderPage, runApp, setHost, shows, signIn, user } from '#tests/kit/render'
import { boxes, settled } from '#tests/kit/suites/listScreen'
import { headButtons } from '#tests/kit/suites/recordScreen'

runApp('supplier')

const open = async (deliverSn: string, account = 'yueheng') => {
  await renderPage({ path: `/supplier/deliver/detail?deliverSn=${deliverSn}`, account })
  await shows('打印记录')
}
const fact = (word: string) => inPage().getByText(word, { selector: 'dt' }).nextElementSibling
const table = (name: string) => inPage().getByRole('table', { name })
/** The lines of a table as objects of header and text. */
const lines = (name: string) => {
  const heads = within(table(name))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent ?? '')
  return within(table(name))
    .getAllByRole('row')
    .filter((row) => row.dataset.rowKey !== undefined)
    .map((row) =>
      Object.fromEntries([...row.querySelectorAll('th, td')].map((cell, at) => [heads[at], cell.textContent])),
    )
}
const noteOf = (status: number) =>
  db.delivers.find((row) => row.status === status && row.supplierId === '9001')?.deliverSn ?? ''

describe('voiding a note', () => {
  const voidNote = async (deliverSn: string) => {
    await user.click(inPage().getByRole('button', { name: /^作 ?废$/ }))
    const ask = within(await screen.findByRole('dialog', { name: `作废送货单 ${deliverSn}？` }))
    await fill(ask.getByLabelText('作废原因'), '车牌填错')
    await user.click(ask.getByRole('button', { name: /^作 ?废$/ }))
  }

  it('needs a reason, which its page then shows', async () => {
    const deliverSn = noteOf(0)
    await open(deliverSn)
    await voidNote(deliverSn)
    expect(await shows('已作废：车牌填错')).toBeInTheDocument()
    expect(db.delivers.find((row) => row.deliverSn === deliverSn)?.status).toBe(4)
    expect(await headButtons()).toEqual(['打印', '再送一车'])
  })

  it('names the status when the site was first', async () => {
    const deliverSn = noteOf(0)
    await open(deliverSn)
    const { id = '' } = db.delivers.find((row) => row.deliverSn === deliverSn) ?? {}
    db.delivers.update(id, { status: 1 })
    await voidNote(deliverSn)
    expect(await screen.findByText('送货单现为“已验收”，不能作废，请刷新后查看')).toBeInTheDocument()
    expect(db.delivers.get(id)?.status).toBe(1)
  })
})

describe('a delivery note', () => {
  it('shows what was delivered, how, to whom, its lines as weighed, its acceptance and its stock-in', async () => {
    await open('SH20240315-0001')
    expect(head()).toHaveTextContent('SH20240315-0001')
    expect(head()).toHaveTextContent('已入库')
    expect(head()).toHaveTextContent('滨江一号地块总承包工程')
    expect(head()).toHaveTextContent('粤B·12345')
    // It has been on a settlement for long.
    expect(head()).toHaveTextContent('已列入结算单')
    expect(head()).not.toHaveTextContent('等待结算')
    await waitFor(() => expect(fact('配送方式')).toHaveTextContent('司机配送'))
    expect(fact('司机姓名')).toHaveTextContent('张建军')
    expect(fact('司机电话')).toHaveTextContent('199****0001')
    expect(fact('挂车号')).toHaveTextContent('粤B·1234挂')
    expect(fact('收货单位')).toHaveTextContent('岭筑一公司（示例）')
    expect(fact('结算单号')).toHaveTextContent('JS202403-00012')
    expect(fact('订单编号')).toHaveTextContent('CG20240312-0008')
    expect(within(fact('订单编号') as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/supplier/order/detail?orderSn=CG20240312-0008',
    )
    expect(inPage().queryByText('物流公司', { selector: 'dt' })).not.toBeInTheDocument()

    expect(lines('材料明细')).toEqual([
      expect.objectContaining({
        炉批号: 'LZ24031207',
        送货数量: '31.230',
        过磅数量: '31.184',
        偏差: '-0.046-1.47‰ ',
        '送货金额（元）': '111,022.65',
        实收数量: '31.184',
        '实收金额（元）': '110,859.12',
      }),
    ])
    await waitFor(() =>
      expect(table('材料明细')).toHaveTextContent(/合计.*31\.230吨.*111,022\.65.*31\.184吨.*110,859\.12/),
    )
    expect(inPage().queryByText('超差')).not.toBeInTheDocument()
    // Within tolerance a negative deviation is no warning.
    expect(inPage().getByText('-0.046').closest(`.${textStyles.negative}`)).toBeNull()

    expect(fact('验收人')).toHaveTextContent('李伟')
    expect(fact('入库单号')).toHaveTextContent('RK20240315-0001')
    expect(fact('入库人')).toHaveTextContent('周航')
    expect(await waitFor(() => inPage().getByAltText('照片 1'))).toBeInTheDocument()
    await shows('BD20240315-017')
    expect(lines('磅单')).toEqual([
      expect.objectContaining({ '毛重（吨）': '49.000', '皮重（吨）': '17.816', '净重（吨）': '31.184' }),
    ])
    expect(fact('到场时间')).toHaveTextContent('2024-03-15 09:41')
  })

  it('waits for its settlement while it is on none', async () => {
    const note = db.delivers.find((row) => row.status === 2 && row.supplierId === '9001' && row.settlementCode === '')
    await open(note?.deliverSn ?? '')
    expect(head()).toHaveTextContent('已入库，等待结算')
  })

  it('marks a line beyond the tolerance of its contract, by the exact figures, not by the rounded rate', async () => {
    const row = db.delivers.find(({ deliverSn }) => deliverSn === 'SH20240318-0001')
    const [item] = row?.items ?? []
    if (!row || !item) throw new Error('no such note')
    await open(row.deliverSn)
    expect(lines('材料明细')[0]).toMatchObject({ 偏差: '-0.109-3.37‰ 超差' })
    expect(inPage().getByText('-0.109').closest(`.${textStyles.negative}`)).not.toBeNull()
    db.contracts.update(row.contractId, { toleranceRate: '10' })
    changeElsewhere('delivery')
    await waitFor(() => expect(lines('材料明细')[0]).toMatchObject({ 偏差: '-0.109-3.37‰ ' }))
    db.contracts.update(row.contractId, { toleranceRate: '3' })
    db.delivers.update(row.id, {
      items: [{ ...item, quantity: '1000.000', weighedQuantity: '1003.004', deviation: '3.004' }],
    })
    changeElsewhere('delivery')
    await waitFor(() => expect(lines('材料明细')[0]).toMatchObject({ 偏差: '3.0043.00‰ 超差' }))
  })

  it('on its way says that nothing has happened yet, offers to print and to supplement, and updates its status', async () => {
    const deliverSn = noteOf(0)
    await open(deliverSn)
    expect(await shows('下一步：项目部验收')).toBeInTheDocument()
    expect(await shows('项目部尚未验收。')).toBeInTheDocument()
    expect(await shows('尚未补录磅单、质保书和回单。')).toBeInTheDocument()
    expect(lines('材料明细')[0]).not.toHaveProperty('实收数量')
    expect(lines('材料明细')[0]).not.toHaveProperty('过磅数量')
    expect(await headButtons()).toContain('打印')
    expect(await supplementButtons()).not.toEqual([])
    await mock('act', { action: 'accept', id: deliverSn })
    const status = inPage().getByText('待验收', { selector: '.ant-tag' })
    changeElsewhere('delivery')
    await waitFor(() => expect(status).toHaveTextContent('已验收'))
    expect(await shows('项目部尚未入库。')).toBeInTheDocument()
  })

  it.each([
    [1, true],
    [2, false],
  ])('in status %s offers to print, and supplementary information: %s', async (status, canSupplement) => {
    await open(noteOf(status))
    expect(await headButtons()).toContain('打印')
    expect((await supplementButtons()).length > 0).toBe(canSupplement)
  })

  it('without its signed copy leads to the upload, also once it is stocked in', async () => {
    const note = db.delivers.find(
      ({ status, supplierId, supplementary }) => status === 2 && supplierId === '9001' && !supplementary,
    )
    await open(note?.deliverSn ?? '')
    expect(head()).toHaveTextContent('缺回单')
    await user.click(within(head()).getByRole('button', { name: '传回单' }))
    expect(await screen.findByRole('dialog', { name: `补录信息 ${note?.deliverSn}` })).toHaveTextContent('回单照片')
  })

  it('of concrete shows the pouring part, and its deviation in per cent of cubic metres', async () => {
    await open('SH20240312-0021', 'nanwan')
    const expected = {
      浇筑部位: '地下室底板A区',
      送货数量: '12.00',
      过磅数量: '28.650吨÷ 2.38 t/m³= 12.04 m³',
      偏差: '0.040.33% ',
    }
    await waitFor(() => expect(lines('材料明细')).toEqual([expect.objectContaining(expected)]))
    expect(lines('材料明细')[0]).not.toHaveProperty('炉批号')
  })

  it('by a carrier shows the carrier instead of a driver', async () => {
    setHost('material')
    await open('SH20240408-0004', 'pengan')
    expect(fact('物流公司')).toHaveTextContent('顺捷物流（示例）')
    expect(fact('物流单号')).toHaveTextContent('WL240408771')
    expect(inPage().queryByText('司机姓名', { selector: 'dt' })).not.toBeInTheDocument()
  })

  it('lists its prints, newest first; from the second on they are reprints', async () => {
    const deliverSn = db.delivers.find(
      (row) =>
        row.supplierId === '9001' && db.printRecords.filter((print) => print.deliverSn === row.deliverSn).length === 2,
    )?.deliverSn
    await open(deliverSn ?? '')
    expect(lines('打印记录').map(({ 次数 }) => 次数)).toEqual(['第 2 次 补打', '第 1 次 '])
    expect(await shows('共打印 2 次')).toBeInTheDocument()
  })

  it('links to its contract only for accounts that may open contracts', async () => {
    await open('SH20240315-0001')
    expect(inPage().getByRole('link', { name: 'JC-202403-0007' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/supplier\/agreementDetail\?id=/),
    )
    await signIn('yueheng01')
    await shows('打印记录')
    await waitFor(() => expect(inPage().queryByRole('link', { name: 'JC-202403-0007' })).not.toBeInTheDocument())
    expect(fact('合同编号')).toHaveTextContent('JC-202403-0007')
  })
})

function head(): HTMLElement {
  return inPage().getByRole('heading', { level: 1 }).closest('header') as HTMLElement
}

/** The buttons to supplement, in the section of that name. */
async function supplementButtons(): Promise<HTMLElement[]> {
  const section = (await shows('补录信息')).closest('section') as HTMLElement
  return within(section).queryAllByRole('button', { name: /补录信息/ })
}

describe('printing', () => {
  it('opens the preview of one note in a browser tab, with the print settings of this workstation', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await open('SH20240315-0001')
    await user.click(inPage().getByRole('button', { name: /打印/ }))
    const id = db.delivers.find(({ deliverSn }) => deliverSn === 'SH20240315-0001')?.id
    expect(opened).toHaveBeenCalledExactlyOnceWith(`/deliverPreview?ids=${id}&paper=241x140&showPrice=0`, '_blank')
  })

  it('takes all ticked notes of the list, across its pages', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await renderPage({ path: '/supplier/deliver/list', account: 'yueheng' })
    await settled()
    expect(inPage().getByRole('button', { name: /批量打印/ })).toBeDisabled()
    await user.click(inPage().getByRole('checkbox', { name: '选择本页全部' }))
    await user.click(inPage().getByTitle('2'))
    await waitFor(() => expect(boxes().some((box) => !(box as HTMLInputElement).checked)).toBe(true))
    await user.click(boxes()[0] as HTMLElement)
    await user.click(inPage().getByRole('button', { name: /批量打印（11）/ }))
    expect(new URLSearchParams(String(opened.mock.calls[0]?.[0]).split('?')[1]).get('ids')?.split(',')).toHaveLength(11)
    expect(address()).toBe('/supplier/deliver/list?current=2')
  })
})
