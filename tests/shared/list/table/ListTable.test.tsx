import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { deliverActions } from '#features/procurement/delivery/actions'
import { db } from '#mocks/areas'
import { askedAt, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { keys, rows, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')
afterEach(() => vi.restoreAllMocks())

it('refetching equal rows renders none of them, changed rows render', async () => {
  await renderPage({ path: '/supplier/deliver/list', account: 'yueheng' })
  await settled()
  const [act] = deliverActions.all
  if (!act) throw new Error('a delivery has no act')
  const asked = vi.spyOn(act as Required<typeof act>, 'isAllowed')
  const readings = () => askedAt('/get-deliver-page/1').filter(({ query }) => query.get('size') !== '1').length
  const readAgain = async () => {
    const before = readings()
    await user.click(inPage().getByRole('button', { name: '搜索' }))
    await waitFor(() => expect(readings()).toBe(before + 1))
    await waitFor(() => expect(document.querySelector('.ant-spin-spinning')).toBeNull())
  }
  await readAgain()
  expect(asked).not.toHaveBeenCalled()
  const first = db.delivers.get(keys()[0] ?? '')
  db.delivers.update(first?.id ?? '', { carNo: '粤A·T0001' })
  await readAgain()
  await waitFor(() => expect(rows()[0]).toContain('粤A·T0001'))
  // Rows that render compute their actions.
  expect(asked).toHaveBeenCalled()
})
