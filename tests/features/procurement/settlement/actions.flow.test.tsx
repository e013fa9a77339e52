import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { signIn } from '#tests/kit/api'
import { changeElsewhere } from '#tests/kit/changeElsewhere'
import { fill, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'
import { headButtons } from '#tests/kit/suites/recordScreen'

runApp('supplier')

const CODE = 'JS202403-00015'
const settlement = () => {
  const found = db.settlements.find(({ settlementCode }) => settlementCode === CODE)
  if (!found) throw new Error(CODE)
  return found
}
const ACTIONS = ['确认对账', '提交异议', '导出Excel', '差异清单', '打印']

async function open() {
  await renderPage({ path: `/supplier/settlement/detail?id=${settlement().id}`, account: 'nanwan' })
  await shows('结算明细')
}

async function dispute() {
  const client = await signIn('nanwan')
  await client.post('/api/gd-material/settlementDispute/save', {
    billId: settlement().id,
    lineId: settlement().lines[1]?.id,
    claimQuantity: '12.00',
    reason: '密度偏高',
    evidence: [{ name: '磅单.png', url: '/files/a.png' }],
  })
}

it('is confirmed at the amount that the question names, and signed by who confirmed', async () => {
  await open()
  expect(await headButtons()).toEqual(ACTIONS)
  await user.click(inPage().getByRole('button', { name: '确认对账' }))
  const ask = within(await screen.findByRole('dialog', { name: `确认结算单 ${CODE} 的对账？` }))
  expect(ask.getByText(/签字确认含税金额 22,303\.55 元/)).toBeInTheDocument()
  await user.click(ask.getByRole('button', { name: '确认对账' }))
  expect(await shows('下一步：财务结算')).toBeInTheDocument()
  const { userName = '' } = db.accounts.find(({ account }) => account === 'nanwan') ?? {}
  const rows = within(await waitFor(() => inPage().getByRole('region', { name: '审批记录' })))
  await waitFor(() => expect(rows.getByRole('row', { name: new RegExp(`供应商 ${userName} 确认对账`) })).toBeVisible())
  // A confirmed settlement without disputes never has a difference list.
  expect(await headButtons()).toEqual(['导出Excel', '开票资料', '打印'])
})

it('cannot be confirmed with an unanswered dispute; objected to, it shows the answer beside the claim', async () => {
  await dispute()
  await open()
  expect(inPage().getByRole('button', { name: '确认对账' })).toBeDisabled()
  expect(await shows('下一步：供应商提交异议，由项目部答复')).toBeInTheDocument()
  await user.click(inPage().getByRole('button', { name: '提交异议' }))
  const ask = within(await screen.findByRole('dialog', { name: `对结算单 ${CODE} 提交异议？` }))
  await fill(ask.getByLabelText('异议说明'), '第2行按小票')
  await user.click(ask.getByRole('button', { name: '提交异议' }))
  expect(await shows('已驳回：第2行按小票')).toBeInTheDocument()
  takeStep('resubmit', settlement().id)
  changeElsewhere('settlement')
  changeElsewhere('dispute')
  await waitFor(() => expect(inPage().getByRole('button', { name: '确认对账' })).toBeEnabled())
  await user.click(inPage().getByRole('button', { name: '核对第 2 行' }))
  const answer = await waitFor(() => inPage().getByRole('region', { name: '项目部答复' }))
  expect(answer).toHaveTextContent(`项目部已采纳已按凭证修改结算${settlement().createUserName}`)
})

it('comes back with a refused dispute, which head and row say; the reason of the line was enough to object', async () => {
  await open()
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '对第 2 行提出异议' })))
  const drawer = within(await screen.findByRole('dialog', { name: '第 2 行提出异议' }))
  await fill(drawer.getByLabelText(/主张数量/), '12.00')
  await fill(drawer.getByLabelText('异议原因'), '密度偏高')
  await user.click(drawer.getByRole('button', { name: /^保\s*存$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '提交异议' })))
  const ask = within(await screen.findByRole('dialog', { name: `对结算单 ${CODE} 提交异议？` }))
  await user.click(ask.getByRole('button', { name: '提交异议' }))
  expect(await shows('已驳回：第 2 行：密度偏高')).toBeInTheDocument()
  takeStep('resubmit', settlement().id)
  changeElsewhere('settlement')
  changeElsewhere('dispute')
  expect(await shows('未采纳 1')).toBeInTheDocument()
  expect(await shows('异议未采纳')).toBeInTheDocument()
  expect(await shows('下一步：异议未采纳，供应商补充凭证后再提出，或确认对账')).toBeInTheDocument()
})

it('says who was first when the buyer rejected it meanwhile', async () => {
  await open()
  takeStep('reject', settlement().id)
  await user.click(inPage().getByRole('button', { name: '确认对账' }))
  const ask = within(await screen.findByRole('dialog', { name: `确认结算单 ${CODE} 的对账？` }))
  await user.click(ask.getByRole('button', { name: '确认对账' }))
  expect(await screen.findByText('结算单现为“已驳回”，请刷新后查看')).toBeInTheDocument()
})
