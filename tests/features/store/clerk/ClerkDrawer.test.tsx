import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

it('shows a clerk of the list to a read-only account, and keeps the filter', async () => {
  await renderPage({ path: '/store/clerks?clerkName=何军', account: 'yueheng03' })
  await settled()
  await user.click(inPage().getByRole('button', { name: '何军' }))
  await waitFor(() => expect(inDialog().getByText('调度员')).toBeInTheDocument())
  expect(decodeURIComponent(address())).toBe('/store/clerks?clerkName=何军&view=8002')
  expect(inDialog().queryByRole('button', { name: /编辑|删除|禁用/ })).toBeNull()
})

it('says why the owner cannot be edited', async () => {
  await renderPage({ path: '/store/clerks?clerkName=陈敏&view=8001', account: 'yueheng' })
  await waitFor(() => expect(inDialog().getByText(/店主拥有全部权限/)).toBeInTheDocument())
})
