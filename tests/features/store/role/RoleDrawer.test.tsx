import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

it('shows the permissions of a role to a read-only account, without controls', async () => {
  await renderPage({ path: '/store/roles', account: 'yueheng03' })
  await settled()
  await user.click(inPage().getByRole('button', { name: '调度员' }))
  await waitFor(() => expect(inDialog().getByRole('radio', { name: '司机管理 操作' })).toBeChecked())
  for (const radio of inDialog().getAllByRole('radio')) expect(radio).toBeDisabled()
  expect(address()).toBe('/store/roles?view=7001')
})
