import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { inPage, renderPage, runApp, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

const waiting = () =>
  db.goodsChanges.find(({ status, changeType }) => status === 'TOBEAUDITED' && changeType === 'PRICE')

it('a read-only account sees the requests and cannot make one', async () => {
  await renderPage({ path: `/goods-changes?edit=new&goods=${waiting()?.goodsId}`, account: 'haichuan03' })
  await waitFor(() => expect(inPage().getAllByRole('table', { name: '商品变更' }).length).toBeGreaterThan(0))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '申请变更' })).not.toBeInTheDocument()
  await user.click(await waitFor(() => inPage().getAllByRole('button', { name: /Φ|HRB|钢/ })[0] as HTMLElement))
  await waitFor(() => expect(dialog('变更申请')).toHaveTextContent('变更后'))
})
