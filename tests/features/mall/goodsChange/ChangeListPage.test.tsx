import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { describeListPage } from '#tests/kit/describeListPage'
import { dialog } from '#tests/kit/drawerScreen'
import { inPage, renderApp, runApp, user } from '#tests/kit/render'

runApp('material')

const waiting = () =>
  db.goodsChanges.find(({ status, changeType }) => status === 'TOBEAUDITED' && changeType === 'PRICE')

describeListPage({
  name: 'the list of change requests',
  path: '/goods-changes',
  account: 'haichuan',
  caption: '商品变更',
  api: '/change/store/page',
  total: 30,
  filter: { label: '商品名称', name: 'goodsName', value: 'HRB400E', total: 2, shows: '热轧带肋钢筋 HRB400E' },
  statuses: ['待审核', '已通过', '审核拒绝'],
})

it('a clerk who may only look sees the requests and cannot make one', async () => {
  await renderApp({ path: `/goods-changes?edit=new&goods=${waiting()?.goodsId}`, account: 'haichuan03' })
  await waitFor(() => expect(inPage().getAllByRole('table', { name: '商品变更' }).length).toBeGreaterThan(0))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '申请变更' })).not.toBeInTheDocument()
  await user.click(await waitFor(() => inPage().getAllByRole('button', { name: /Φ|HRB|钢/ })[0] as HTMLElement))
  await waitFor(() => expect(dialog('变更申请')).toHaveTextContent('变更后'))
})
