import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatMoney } from '#domain/money'
import { db } from '#mocks/areas'
import { field } from '#tests/features/mall/goods/goodsEditorScreen'
import { renderPage, reopen, runApp, shows, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { records, settled } from '#tests/kit/suites/listScreen'

runApp('material')

it('lists templates, and deletes one after a confirmation', async () => {
  const name = '高强钢筋 HRB500E 模板'
  await renderPage({ path: `/goods-templates?goodsName=${encodeURIComponent(name)}`, account: 'haichuan' })
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

it('says the price of a wholesale template as list and form of the product do', async () => {
  const goods = db.goods.find((row) => row.storeId === '9003' && row.wholesaleList.length > 1 && !row.deleteFlag)
  const name = `${goods?.goodsName} 模板`
  const said = `${formatMoney(goods?.wholesaleList.at(-1)?.price)} 起`
  await renderPage({ path: `/goods-templates?goodsName=${encodeURIComponent(name)}`, account: 'haichuan' })
  await settled()
  expect(records()[0]).toHaveTextContent(said)
  reopen(`/goods?goodsName=${encodeURIComponent(goods?.goodsName ?? '')}`)
  await settled()
  expect(records()[0]).toHaveTextContent(said)
  reopen(`/goods-operation?template=${db.draftGoods.find(({ goodsName }) => goodsName === name)?.id}`)
  await waitFor(() => expect(field('商品价格')).toHaveValue(said))
})
