import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { askedAt, inPage, renderPage, runApp, server, user } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

const CLERKS = '/store/clerks?clerkName=陈敏'
const reveal = async () => {
  await renderPage({ path: CLERKS, account: 'yueheng' })
  await settled()
  const [button] = inPage().getAllByRole('button', { name: /^显示号码/ })
  await user.dblClick(button as HTMLElement)
}

it('a revealed number is shown at once, and the history of its record keeps it once, also on a double click', async () => {
  await reveal()
  const logs = () => db.changeLogs.filter(({ kind }) => kind === 'CLERK')
  await waitFor(() => expect(logs()).toHaveLength(1))
  expect(logs()).toMatchObject([{ kind: 'CLERK', action: '查看号码', detail: '手机号', userName: '陈敏' }])
})

it('a report that fails is sent once more, then its failure is shown', async () => {
  server.use(http.post('*/changeLog/reveal', () => new HttpResponse(null, { status: 500 })))
  await reveal()
  expect(await screen.findByText(/系统异常/)).toBeInTheDocument()
  expect(askedAt('/changeLog/reveal')).toHaveLength(2)
})
