import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatMoney, sum } from '#domain/money'
import { db } from '#mocks/areas'
import { activitiesOfToday } from '#shared/today'
import { renderPage, runApp, setHost, user } from '#tests/kit/render'

runApp('supplier')

type Settlement = ReturnType<typeof db.settlements.all>[number]

/** Ten settled settlements of one payer wait to be reconciled; the line of one deviates by a fifth. */
function waiting(): [off: Settlement, plain: Settlement[]] {
  const own = db.settlements.filter(
    ({ supplierId, settlementType, status }) =>
      supplierId === supplierOf('yueheng') && settlementType === 'REBAR' && status === 3,
  )
  for (const { id, status } of db.settlements.all()) if (status === 8) db.settlements.update(id, { status: 4 })
  const [off, ...plain] = own.slice(0, 10).map(({ id, lines }, at) =>
    db.settlements.update(id, {
      status: 8,
      companyName: '岭筑一公司（示例）',
      lines: lines.map((line) => ({ ...line, weighedQuantity: at > 0 ? line.quantity : fifthLess(line.quantity) })),
    }),
  )
  if (!off || plain.length < 9) throw new Error('too few settlements')
  return [off, plain]
}

function fifthLess(quantity: string | null): string {
  return String(Number(quantity) * 0.8)
}

function supplierOf(account: string): string {
  return db.accounts.find((one) => one.account === account)?.supplierId ?? ''
}

async function open() {
  await renderPage({ path: '/supplier/settlement/list?status=8&together=all', account: 'yueheng' })
  const drawer = within(await screen.findByRole('dialog', { name: '一起对账' }))
  await drawer.findByRole('table', { name: '待对账结算单' })
  return drawer
}

const amountOf = (settlements: readonly Settlement[]) =>
  formatMoney(sum(settlements.map(({ totalAmountTax }) => totalAmountTax)))

it('confirms ten of a payer in one go but for those to look at, and says which was refused', async () => {
  const [off, plain] = waiting()
  const drawer = await open()
  const rowOf = ({ settlementCode }: Settlement) => drawer.getByRole('row', { name: new RegExp(settlementCode) })
  // What deviates comes first and is not ticked, neither at first nor by the box of all.
  const [first] = within(drawer.getByRole('table', { name: '待对账结算单' })).getAllByRole('link')
  expect(first).toHaveTextContent(off.settlementCode)
  expect(rowOf(off)).toHaveTextContent(/第 1.* 行超允许偏差/)
  expect(within(rowOf(off)).getByRole('checkbox')).not.toBeChecked()
  expect(drawer.getByRole('button', { name: `确认对账 9 张，${amountOf(plain)} 元` })).toBeEnabled()
  await user.click(drawer.getByRole('checkbox', { name: '全选' }))
  expect(within(rowOf(off)).getByRole('checkbox')).not.toBeChecked()
  await user.click(within(rowOf(off)).getByRole('checkbox'))
  expect(drawer.getByRole('button', { name: `确认对账 10 张，${amountOf([off, ...plain])} 元` })).toBeEnabled()
  await user.click(within(rowOf(off)).getByRole('checkbox'))

  const taken = plain[4]
  if (taken) db.settlements.update(taken.id, { status: 2 })
  await user.click(drawer.getByRole('button', { name: /^确认对账 9 张/ }))
  await waitFor(() => expect(drawer.getByText('已确认 8 张')).toBeInTheDocument())
  expect(taken && rowOf(taken)).toHaveTextContent(/请刷新后查看/)
  const others = plain.filter((settlement) => settlement !== taken)
  for (const settlement of others) expect(rowOf(settlement)).toHaveTextContent('已确认')
  expect(others.map(({ id }) => db.settlements.get(id)?.status).includes(8)).toBe(false)
  expect(db.settlements.get(off.id)?.status).toBe(8)
  // One by one in the user's day, without what was refused.
  const said = (await activitiesOfToday()).map(({ text }) => text)
  expect(said.toSorted()).toEqual(
    others.map(({ settlementCode }) => `结算单 ${settlementCode} 已确认对账，等待财务结算`).toSorted(),
  )
})

it('closes when nothing is left to confirm', async () => {
  waiting()
  for (const { id, status } of db.settlements.all().slice(0, -1))
    if (status === 8) db.settlements.update(id, { status: 4 })
  const [last] = db.settlements.filter(({ status, supplierId }) => supplierId === supplierOf('yueheng') && status === 4)
  if (last)
    db.settlements.update(last.id, {
      status: 8,
      lines: last.lines.map((line) => ({ ...line, weighedQuantity: line.quantity })),
    })
  const drawer = await open()
  await user.click(drawer.getByRole('button', { name: /^确认对账 1 张/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '一起对账' })).not.toBeInTheDocument())
  expect(last && db.settlements.get(last.id)?.status).not.toBe(8)
})

it('does not open for an account that may only look', async () => {
  setHost('material')
  await renderPage({ path: '/supplier/settlement/list?status=8&together=all', account: 'haichuan03' })
  await screen.findByRole('table', { name: '结算单' })
  expect(screen.queryByRole('dialog', { name: '一起对账' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^一起对账/ })).not.toBeInTheDocument()
})
