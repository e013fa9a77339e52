import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { renderPage, runApp } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

it('shows before and after side by side, and links to the product', async () => {
  const change = db.goodsChanges.find(({ status, changeType }) => status === 'REFUSE' && changeType === 'PRICE')
  await renderPage({ path: `/goods-changes?view=${change?.id}`, account: 'haichuan' })
  const record = await waitFor(() => {
    const found = dialog('变更申请')
    expect(found).toHaveTextContent('变更前')
    return found
  })
  expect(record.textContent?.replaceAll(',', '')).toContain(`变更前（元）${Number(change?.before).toFixed(2)}`)
  expect(record).toHaveTextContent(/[上下]调 .*%/)
  expect(record).toHaveTextContent(change?.auditMessage ?? '-')
  expect(within(record).getByRole('link')).toHaveAttribute('href', `/goods?view=${change?.goodsId}`)
})
