import { screen, waitFor, within } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { sum } from '#domain/money'
import { db, handlers } from '#mocks/areas'
import textStyles from '#shared/ui/text.module.css'
import { renderPage, runApp, server, user } from '#tests/kit/render'
import { lastAsked } from '#tests/kit/suites/listScreen'

runApp('supplier')

it('adds up by unit, and opens the loads that are out of tolerance, of one driver', async () => {
  await renderPage({ path: '/statistics/deviation?period=2022-01-01~2030-12-31', account: 'yueheng' })
  const section = await screen.findByRole('region', { name: '磅差（按司机）' })
  const [over] = await within(section).findAllByRole('button', { name: /超差车次 \d+ 的单据$/ })
  const driver = over?.closest('tr')?.querySelector('th, td')?.textContent ?? ''
  const cells = (name: string) =>
    [...document.querySelectorAll(`[aria-label="${name}"] tbody tr:not([aria-hidden])`)].map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent ?? ''),
    )
  const totals = cells('按单位合计')
  expect(totals.length).toBeGreaterThan(0)
  for (const [unit, , , quantity, deviation, , amount] of totals) {
    const own = cells('磅差（按司机）').filter((row) => row[1] === unit)
    const total = (at: number) => sum(own.map((row) => row[at]?.replaceAll(',', '')))
    expect(total(4).eq(quantity?.replaceAll(',', '') ?? '')).toBe(true)
    expect(total(5).eq(deviation?.replaceAll(',', '') ?? '')).toBe(true)
    expect(total(7).eq(amount?.replaceAll(',', '') ?? '')).toBe(true)
  }
  await user.click(over as HTMLElement)
  await waitFor(() => expect(lastAsked('/deviation/records')).toMatchObject({ over: expect.stringContaining(driver) }))
  const loads = screen.getByRole('region', { name: /^过磅明细/ })
  await waitFor(() => expect(within(loads).getByText(`合计（全部 ${over?.textContent} 条）`)).toBeInTheDocument())
})

it('is narrowed to a material: figures and loads', async () => {
  const note = db.delivers.find(
    ({ supplierId, accept, items }) =>
      supplierId === '9001' && accept !== undefined && items.some(({ deviation }) => deviation !== null),
  )
  const materialName = note?.items.find(({ deviation }) => deviation !== null)?.materialName ?? ''
  const path = `/statistics/deviation?${new URLSearchParams({ period: '2022-01-01~2030-12-31', by: 'material', materialName })}`
  await renderPage({ path, account: 'yueheng' })
  const section = await screen.findByRole('region', { name: '磅差（按材料）' })
  const names = await within(section).findAllByRole('button', { name: new RegExp(materialName) })
  expect(names.length).toBeGreaterThan(0)
  expect(within(section).getAllByRole('row').length - 2).toBe(1)
  expect(lastAsked('/deviation/records')).toMatchObject({ materialName })
})

it('colours the loads that are out of tolerance, and no other, however negative', async () => {
  const marks = [
    { deviation: '-7.001', isOver: true },
    { deviation: '-7.002', isOver: false },
    { deviation: '7.003', isOver: true },
  ]
  server.use(
    http.get('*/deviation/records', async ({ request }) => {
      const body = await (await getResponse(handlers, request.clone()))?.json()
      const records = marks.map((mark, at) => ({ ...body.result.records[at], ...mark }))
      return HttpResponse.json({ ...body, result: { ...body.result, records } })
    }),
  )
  await renderPage({ path: '/statistics/deviation', account: 'yueheng' })
  const loads = await screen.findByRole('region', { name: /^过磅明细/ })
  await within(loads).findByText('-7.001')
  const isRed = (text: string) => within(loads).getByText(text).closest(`.${textStyles.negative}`) !== null
  expect(marks.map(({ deviation }) => isRed(deviation))).toEqual([true, false, true])
})

it('names vehicles as every other screen does', async () => {
  await renderPage({ path: '/statistics/deviation?period=2022-01-01~2030-12-31&by=car', account: 'yueheng' })
  const section = await screen.findByRole('region', { name: '磅差（按车辆）' })
  const buttons = await within(section).findAllByRole('button', { name: /^.{2}·?\w{5,6}$/ })
  expect(buttons.every(({ textContent }) => textContent?.includes('·'))).toBe(true)
})
