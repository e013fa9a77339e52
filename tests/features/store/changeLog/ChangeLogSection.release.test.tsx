import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { renderPage, runApp, server } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')

const CLERK = '/store/clerks?view=8002'
const log = {
  id: '1',
  storeId: '9001',
  kind: 'CLERK' as const,
  recordId: '8002',
  time: '2026-11-20 09:30:00',
  userName: '陈敏',
  action: '修改',
  changes: [{ field: 'departmentId', from: '调度组', to: '财务部' }],
}

it('a clerk shows who changed what, from and to', async () => {
  db.changeLogs.insert(log)
  await renderPage({ path: CLERK, account: 'yueheng' })
  expect(await waitFor(() => inDialog().getByText(/所属部门：调度组 → 财务部/))).toBeInTheDocument()
})

it('on a server without the call there is no history', async () => {
  server.use(http.get('*/store/settings/changeLog', () => new HttpResponse(null, { status: 404 })))
  await renderPage({ path: CLERK, account: 'yueheng' })
  await waitFor(() => expect(inDialog().queryByText('操作历史')).toBeNull())
})
