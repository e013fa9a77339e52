import { screen, within } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { handlers } from '#mocks/areas'
import textStyles from '#shared/ui/text.module.css'
import { renderPage, runApp, server } from '#tests/kit/render'

runApp('supplier')

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
