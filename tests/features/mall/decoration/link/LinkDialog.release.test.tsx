import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import {
  button,
  choose,
  confirm,
  dialog,
  isSaved,
  listOf,
  openPage,
  outline,
  pageNamed,
  press,
  save,
  settings,
} from '#tests/features/mall/decoration/pageEditorScreen'
import { runApp, user } from '#tests/kit/render'

runApp('material')

const first = () => {
  const [row] = db.goodsCategories.filter(({ parentId }) => parentId === '0')
  return { id: row?.id ?? '', name: row?.name ?? '' }
}

/** Chooses a category in the dialog that is open, by what is typed. */
async function pickCategory(name: string) {
  await user.click((await dialog()).getByRole('tab', { name: '分类' }))
  const input = await (await dialog()).findByRole('combobox', { name: '分类' })
  await user.click(input)
  await user.click((await screen.findAllByText(name)).at(-1) as HTMLElement)
  await user.keyboard('{Escape}')
}

it('a picture on phones leads to a category of the shop, which is chosen again when the dialog opens', async () => {
  const { id, name } = first()
  await openPage('H5', '年末清库')
  await choose(/两张横图/)
  await press(/^第 1 张的链接/)
  await pickCategory(name)
  await confirm('确定')
  await waitFor(() => expect(button(`第 1 张的链接 分类：${name}`)).toHaveFocus())
  await save()
  await isSaved()
  const { options } = listOf('年末清库')[1] as { options: { list: { url: unknown }[] } }
  expect(options.list[0]?.url).toEqual({ id, name, ___type: 'category' })
  await press(`第 1 张的链接 分类：${name}`)
  expect((await dialog()).getByRole('tab', { name: '分类', selected: true })).toBeInTheDocument()
})

it('a card of the site leads to the address of a category, and names it', async () => {
  const { id, name } = first()
  await openPage('PC', '新品首页')
  await choose(/横幅广告/)
  await press(/^横幅的链接/)
  await pickCategory(name)
  await confirm('确定')
  expect(await settings().findByRole('button', { name: `横幅的链接 分类：${name}` })).toBeInTheDocument()
  await save()
  await isSaved()
  expect(pageNamed('新品首页')?.pageData).toContain(`"url":"/goodsList?categoryId=${id}"`)
})

/** Gives the first card of a phone page another link. */
function linked(name: string, url: object) {
  const [block, ...others] = listOf(name) as { options: { list: object[] } }[]
  const list = [{ ...block?.options.list[0], url }]
  db.pageDatas.update(pageNamed(name)?.id ?? '', {
    pageData: JSON.stringify({ list: [{ ...block, options: { list } }, ...others] }),
  })
}

it('a link to a category that the shop lost is marked in the outline and at the link', async () => {
  linked('年末清库', { ___type: 'category', id: 'gone', name: '旧分类' })
  await openPage('H5', '年末清库')
  expect(await outline().findByRole('button', { name: /图片.*1 处待处理/ })).toBeInTheDocument()
  await choose(/图片/)
  expect(button('第 1 张的链接 分类：旧分类')).toHaveAccessibleDescription('链接的分类已不在经营范围')
})

it('a link to a product off the shelf is marked', async () => {
  const goods = db.goods.find(({ storeId, marketEnable }) => storeId === '9003' && marketEnable === 'UPPER')
  db.goods.update(goods?.id ?? '', { marketEnable: 'DOWN' })
  linked('年末清库', { ___type: 'goods', id: '1', goodsId: goods?.id, goodsName: '旧商品' })
  await openPage('H5', '年末清库')
  await choose(/图片/)
  await waitFor(() => expect(button('第 1 张的链接 商品：旧商品')).toHaveAccessibleDescription(/下架/))
})

it('a link to a shop that is not found is marked', async () => {
  linked('年末清库', { ___type: 'shops', id: 'none', storeName: '没有这家店' })
  await openPage('H5', '年末清库')
  await choose(/图片/)
  await waitFor(() =>
    expect(button('第 1 张的链接 店铺：没有这家店')).toHaveAccessibleDescription(
      '没有找到这家店铺，它可能已关闭或改名',
    ),
  )
})
