import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { renderPage, runApp, shows, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { records, settled } from '#tests/kit/suites/listScreen'

runApp('material')

it('lists drafts, and deletes one after a confirmation', async () => {
  const name = '热轧带肋钢筋 HRB400E（新规格）'
  await renderPage({ path: `/goods-drafts?goodsName=${encodeURIComponent(name)}`, account: 'haichuan' })
  await settled()
  const row = within(records()[0] as HTMLElement)
  await user.click(row.getByRole('button', { name: `查看 ${name}` }))
  await waitFor(() => expect(dialog(name)).toHaveTextContent('Φ16'))
  await user.click(within(dialog(name)).getByRole('button', { name: /close|关闭/i }))
  await user.click(row.getByRole('button', { name: '删除' }))
  await user.click(within(await waitFor(() => dialog(`删除 ${name}？`))).getByRole('button', { name: /^删\s?除$/ }))
  await shows('没有符合条件的记录')
  expect(db.draftGoods.find(({ goodsName }) => goodsName === name)).toBeUndefined()
})
