import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import { signIn } from '#tests/kit/api'
import { askedAt, fill, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'
import { headButtons } from '#tests/kit/suites/recordScreen'

runApp('supplier')

const SHEET = 'JS202403-00015'
const settlement = () => {
  const found = db.settlements.find(({ settlementCode }) => settlementCode === SHEET)
  if (!found) throw new Error(SHEET)
  return found
}
const line = () => {
  const [, second] = settlement().lines
  if (!second) throw new Error('no line')
  return second
}
const dialog = () => within(screen.getByRole('dialog'))
const press = (name: RegExp | string) => user.click(dialog().getByRole('button', { name }))

async function disputeLine() {
  const client = await signIn('nanwan')
  const claim = { billId: settlement().id, lineId: line().id, claimQuantity: '12.00', reason: '按小票', evidence: [] }
  await client.post('/api/gd-material/settlementDispute/save', claim)
}

async function open(code = SHEET, account = 'nanwan') {
  const id = db.settlements.find(({ settlementCode }) => settlementCode === code)?.id
  await renderPage({ path: `/supplier/settlement/detail?id=${id}`, account })
  await shows('结算明细')
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '核对第 2 行' })))
}

describe('a line of a settlement', () => {
  it('opens in place with its delivery note, weigh tickets and photos', async () => {
    await open('JS202403-00012', 'yueheng')
    const note = within(await waitFor(() => inPage().getByRole('region', { name: '送货单' })))
    expect(note.getByRole('link', { name: 'SH20240315-0002' })).toBeInTheDocument()
    expect(await shows('补录信息')).toBeInTheDocument()
    // A settlement paid long ago has nothing to dispute.
    expect(inPage().queryByRole('button', { name: '提出异议' })).not.toBeInTheDocument()
  })

  it('is disputed with a quantity and a reason, marked, changed and withdrawn', async () => {
    await open()
    await user.click(await waitFor(() => inPage().getByRole('button', { name: '提出异议' })))
    await waitFor(() => expect(dialog().getByLabelText(/主张数量/)).toHaveValue('12.00'))
    await press(/^保\s*存$/)
    expect(await dialog().findByText('请填写异议原因')).toBeInTheDocument()
    expect(askedAt('/settlementDispute/save')).toEqual([])
    await fill(dialog().getByLabelText('异议原因'), '抽磅密度取值偏高')
    await press(/^保\s*存$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(db.disputes.get(line().id)).toMatchObject({ claimQuantity: '12.00', reason: '抽磅密度取值偏高' })
    expect(await shows('有异议')).toBeInTheDocument()
    // 0.13 m³ at 505.00.
    expect(await shows(/主张 12\.00 m³，差 0\.13 m³，65\.65 元/)).toBeInTheDocument()
    await user.click(inPage().getByRole('button', { name: '撤销异议' }))
    const ask = within(await screen.findByRole('dialog', { name: /撤销第 2 行的异议/ }))
    await user.click(ask.getByRole('button', { name: '撤销异议' }))
    await waitFor(() => expect(db.disputes.get(line().id)).toBeUndefined())
    await waitFor(() => expect(inPage().queryByText('有异议')).not.toBeInTheDocument())
  })
})

it('figures typed full-width are shown, sent and compared as plain ones', async () => {
  await open()
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '提出异议' })))
  const quantity = await waitFor(() => dialog().getByLabelText(/主张数量/))
  await user.clear(quantity)
  await user.click(quantity)
  await user.paste('１２．５')
  expect(dialog().getByText('主张差 0.63 m³，318.15 元')).toBeInTheDocument()
  expect(dialog().getByText(/^结算 11\.87 m³ × 505\.00 = 5,994\.35 元/)).toBeInTheDocument()
  const price = dialog().getByLabelText(/主张单价/)
  await user.clear(price)
  await user.click(price)
  await user.paste('５１０.５０')
  expect(quantity).toHaveValue('12.5')
  await fill(dialog().getByLabelText('异议原因'), '抽磅密度取值偏高')
  expect(price).toHaveValue('510.50')
  await press(/^保\s*存$/)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(db.disputes.get(line().id)).toMatchObject({ claimQuantity: '12.5', claimPrice: '510.50' })
  expect(await shows(/主张 12\.5 m³，差 0\.63 m³，386\.90 元；主张单价 510\.50，结算单价 505\.00/)).toBeInTheDocument()
})

it('a claim sent full-width is stored plain', async () => {
  const client = await signIn('nanwan')
  const claim = { billId: settlement().id, lineId: line().id, reason: '按小票', evidence: [] }
  const figures = { claimQuantity: '１２.５０', claimPrice: '３,５１０.５０' }
  await client.post('/api/gd-material/settlementDispute/save', { ...claim, ...figures })
  expect(db.disputes.get(line().id)).toMatchObject({ claimQuantity: '12.50', claimPrice: '3510.50' })
})

it('a claim about the price names both prices, and one equal to the settled figures is refused', async () => {
  await open()
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '提出异议' })))
  await waitFor(() => expect(dialog().getByLabelText('主张单价（含税）')).toHaveValue('505.00'))
  await fill(dialog().getByLabelText(/主张数量/), '11.87')
  await fill(dialog().getByLabelText('异议原因'), '合同单价为515元')
  await press(/^保\s*存$/)
  expect(await dialog().findByText('主张的数量和单价与结算一致，无需提出异议')).toBeInTheDocument()
  expect(askedAt('/settlementDispute/save')).toEqual([])
  await fill(dialog().getByLabelText('主张单价（含税）'), '515')
  await press(/^保\s*存$/)
  expect(await shows(/差 0\.00 m³，118\.70 元；主张单价 515\.00，结算单价 505\.00/)).toBeInTheDocument()
})

it('without a dispute says so instead of opening an empty difference list', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await renderPage({ path: `/supplier/settlement/detail?id=${settlement().id}`, account: 'nanwan' })
  await shows('结算明细')
  await user.click(inPage().getByRole('button', { name: '差异清单' }))
  expect(await screen.findByRole('dialog', { name: '没有异议，没有差异清单' })).toBeInTheDocument()
  expect(opened).not.toHaveBeenCalled()
})

it('several settlements, one of them disputed, go into one difference list', async () => {
  await disputeLine()
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await renderPage({ path: '/supplier/settlement/list', account: 'nanwan' })
  const boxes = await waitFor(() => {
    const found = inPage().getAllByRole('checkbox', { name: /选择/ })
    expect(found.length).toBeGreaterThan(1)
    return found
  })
  for (const box of boxes.slice(1)) await user.click(box)
  await user.click(inPage().getByRole('button', { name: /^差异清单（/ }))
  expect(opened.mock.lastCall?.[0]).toMatch(/^\/differencePreview\?ids=/)
})

it('a settlement offers its difference list beside export and print', async () => {
  await renderPage({ path: `/supplier/settlement/detail?id=${settlement().id}`, account: 'nanwan' })
  expect(await headButtons()).toEqual(['确认对账', '提交异议', '导出Excel', '差异清单', '打印'])
})
