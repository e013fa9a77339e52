import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { catchDownloads } from '#tests/kit/downloads'
import { asked, fill, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { cellOf, records, settled } from '#tests/kit/suites/listScreen'
import { shownRows } from '#tests/kit/xlsx'
import { fullDiscountIn } from './addresses'

runApp('material')

const own = () => db.fullDiscounts.filter(({ storeId }) => storeId === '9003').length

it('copies an activity to several times: those that another would refuse are left out, with the reason of each', async () => {
  const over = fullDiscountIn('END')
  const count = own()
  await renderPage({ path: `/full-discount?series=${over.id}`, account: 'haichuan' })
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`^把 ${over.promotionName} 复制`) })
  const periods = () => within(within(dialog).getByRole('list', { name: '将创建的活动' })).getAllByRole('listitem')
  await waitFor(() => expect(periods()[0]).toHaveTextContent(/会被拒绝$/))
  expect(periods()).toHaveLength(4)
  await fill(within(dialog).getByRole('spinbutton'), '6')
  await user.tab()
  await waitFor(() => expect(periods()).toHaveLength(6))
  await fill(within(dialog).getByLabelText('活动名称'), '长'.repeat(60))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^活动名称不能超过\d+个字/)
  expect(within(dialog).getByRole('button', { name: /^创建 \d 个$/ })).toBeDisabled()
  await fill(within(dialog).getByLabelText('活动名称'), '秋季满减')
  await waitFor(() => expect(periods()[0]).toHaveTextContent(/^秋季满减 \d\d-\d\d/))
  const refused = periods().filter((period) => /会被拒绝$/.test(period.textContent ?? '')).length
  expect(refused).toBeLessThan(6)
  const free = 6 - refused
  await user.click(within(dialog).getByRole('button', { name: `创建 ${free} 个` }))
  await user.click(await screen.findByRole('button', { name: `创建活动（${free}）` }))
  await waitFor(() => expect(own()).toBe(count + free))
  // Each has a name of its own, by its date.
  const copies = db.fullDiscounts.filter(({ promotionName }) => promotionName.startsWith('秋季满减 '))
  expect(new Set(copies.map(({ promotionName }) => promotionName)).size).toBe(free)
  for (const { promotionName, startTime } of copies) expect(startTime).toContain(promotionName.slice(5))
})

it('closes a running activity after a question, without a time', async () => {
  const running = fullDiscountIn('START')
  await renderPage({ path: '/full-discount?promotionStatus=START', account: 'haichuan' })
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '更多' })))
  await user.click(await screen.findByText('关闭', { selector: '[role=menuitem] *' }))
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('关闭后新订单不再享受优惠')
  await user.click(
    within(question)
      .getAllByRole('button', { name: /^关\s?闭$/ })
      .at(-1) as HTMLElement,
  )
  await waitFor(() => expect(db.fullDiscounts.get(running.id)?.startTime).toBe(''))
  const sent = asked.find(({ method, path }) => method === 'PUT' && path.endsWith(`/status/${running.id}`))
  expect(sent?.body).toBe('')
})

it('shows of a closed activity when it ran', async () => {
  db.fullDiscounts.update(fullDiscountIn('CLOSE').id, { ranStartTime: '2026-03-01 00:00:00' })
  await renderPage({ path: '/full-discount?promotionStatus=CLOSE&size=50', account: 'haichuan' })
  expect(await screen.findByText('2026-03-01 00:00:00')).toBeInTheDocument()
})

it('each batch takes the rows that allow it: a running activity is closed, an ended one is deleted', async () => {
  await renderPage({ path: '/full-discount?size=50', account: 'haichuan' })
  const row = (id: string) =>
    within(
      [...document.querySelectorAll<HTMLElement>('[data-row-key]')].find(
        ({ dataset }) => dataset.rowKey === id,
      ) as HTMLElement,
    )
  await waitFor(() => expect(row(fullDiscountIn('END').id).getByRole('checkbox')).toBeEnabled())
  const running = fullDiscountIn('START')
  await user.click(row(fullDiscountIn('END').id).getByRole('checkbox'))
  await user.click(row(running.id).getByRole('checkbox'))
  expect(inPage().getByRole('button', { name: /批量删除（1）/ })).toBeEnabled()
  await user.click(inPage().getByRole('button', { name: '批量关闭（1）' }))
  const question = within(await screen.findByRole('dialog', { name: '关闭 1 个活动？' }))
  await user.click(question.getByRole('button', { name: /批量关闭/ }))
  await waitFor(() => expect(db.fullDiscounts.get(running.id)?.startTime).toBe(''))
})

it('says what a full discount gives along, in the list and in its workbook', async () => {
  const running = fullDiscountIn('START')
  db.fullDiscounts.update(running.id, { freeFreightFlag: true, pointFlag: true, point: 5 })
  await renderPage({ path: '/full-discount?promotionStatus=START', account: 'haichuan' })
  await settled()
  const said = '免邮费、赠券 满额回馈券、赠 5 积分'
  expect(cellOf(records()[0], '额外赠送')).toHaveTextContent(said)
  const saved = catchDownloads()
  await user.click(inPage().getByLabelText('导出 Excel'))
  await waitFor(() => expect(saved.names).toHaveLength(1))
  const [heads = [], first = []] = await shownRows(saved.blobs[0] as Blob)
  expect(first[heads.indexOf('额外赠送')]).toBe(said)
})
