import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inPage, renderPage, runApp, user } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

it('shows the feedback with the page it is about, and the answer', async () => {
  await renderPage({ path: '/feedback?content=超差', account: 'yueheng' })
  await settled()
  await user.click(inPage().getByRole('button', { name: '超差的结算行怎样登记说明？' }))
  await waitFor(() => expect(inDialog().getByText(/点“登记差异”/)).toBeInTheDocument())
  expect(inDialog().getByText('/supplier/settlement/detail')).toBeInTheDocument()
})
