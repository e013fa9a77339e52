import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { address, inPage, page, renderPage, runApp, shows, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

const open = async (account = 'haichuan') => {
  await renderPage({ path: '/shop-categories', account })
  await shows('钢材专区')
}
const row = (name: string) => {
  const found = [...page().querySelectorAll<HTMLElement>('tr[data-row-key]')].find(
    (one) => one.querySelector('th, td')?.textContent?.trim() === name,
  )
  if (!found) throw new Error(`no row ${name}`)
  return found
}
const order = (parent: string) => {
  const parentId = db.goodsLabels.find(({ labelName }) => labelName === parent)?.id ?? '0'
  return db.goodsLabels
    .filter((label) => label.storeId === '9003' && label.parentId === parentId)
    .sort((a, b) => Number(a.sortOrder) - Number(b.sortOrder))
    .map(({ labelName }) => labelName)
}

it('moves a category by a button and by dragging it, within its parent', async () => {
  await open()
  await user.click(within(row('型钢板材')).getByRole('button', { name: '上移' }))
  await waitFor(() => expect(order('钢材专区')).toEqual(['型钢板材', '螺纹钢筋', '紧固件']))
  await waitFor(() => expect(row('型钢板材')).toHaveAttribute('draggable', 'true'))
  fireEvent.dragStart(row('型钢板材'))
  fireEvent.dragOver(row('水泥与砂浆'))
  fireEvent.drop(row('水泥与砂浆'))
  fireEvent.dragStart(row('型钢板材'))
  fireEvent.dragOver(row('紧固件'))
  fireEvent.drop(row('紧固件'))
  await waitFor(() => expect(order('钢材专区')).toEqual(['螺纹钢筋', '紧固件', '型钢板材']))
  expect(order('')[0]).toBe('钢材专区')
})

it('deletes only a category without children and products', async () => {
  await open()
  for (const name of ['钢材专区', '螺纹钢筋']) {
    expect(within(row(name)).getByRole('button', { name: '删除' })).toBeDisabled()
  }
  await user.click(within(row('新品上架')).getByRole('button', { name: '删除' }))
  await user.click(
    within(await waitFor(() => dialog('删除店铺分类 新品上架？'))).getByRole('button', { name: /^删\s?除$/ }),
  )
  await waitFor(() => expect(order('')).not.toContain('新品上架'))
})

it('shows a rejection when products were added to the category meanwhile', async () => {
  await open()
  const label = db.goodsLabels.find(({ labelName }) => labelName === '新品上架')
  const goods = db.goods.find(({ storeId }) => storeId === '9003')
  db.goods.update(goods?.id ?? '', { storeCategoryPath: label?.id ?? '' })
  await user.click(within(row('新品上架')).getByRole('button', { name: '删除' }))
  await user.click(
    within(await waitFor(() => dialog('删除店铺分类 新品上架？'))).getByRole('button', { name: /^删\s?除$/ }),
  )
  await waitFor(() => expect(document.body).toHaveTextContent('分类下还有商品'))
  expect(order('')).toContain('新品上架')
})

it('links to the products of a category', async () => {
  await open()
  await user.click(within(row('型钢板材')).getByRole('link', { name: '4' }))
  await waitFor(() => expect(address()).toMatch(/^\/goods\?storeCategoryPath=/))
  await waitFor(() => expect(screen.getByText('共 4 条')).toBeInTheDocument())
})

it('is read-only for a read-only account', async () => {
  await open('haichuan03')
  for (const name of [/编辑/, /添加/, /上移/, /删除/]) expect(inPage().queryByRole('button', { name })).toBeNull()
  expect(row('钢材专区')).not.toHaveAttribute('draggable', 'true')
})
