import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ParamGroup } from '#features/mall/goods/model'
import { db } from '#mocks/areas'
import { button, enter, field, setAll, skuRows } from '#tests/features/mall/goods/goodsEditorScreen'
import { alterAnswers } from '#tests/kit/alter'
import { pictureFile } from '#tests/kit/files'
import { drawn, fakePictures, sizes } from '#tests/kit/pictures'
import { address, asked, fill, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'

runApp('material')

const PATH = '/goods-operation-edit'
const named = (name: string) => db.goods.find(({ goodsName }) => goodsName === name)
const skusOf = (id: string) => db.goodsSkus.filter(({ goodsId }) => goodsId === id)
const sent = () => JSON.parse(asked.findLast(({ method }) => method === 'PUT')?.body ?? '{}')

it('leads a shop without a freight template to where it creates one', async () => {
  for (const { id } of db.freightTemplates.all()) db.freightTemplates.delete(id)
  await renderPage({ path: `${PATH}?id=${named('高线 HPB300')?.id}`, account: 'haichuan' })
  await shows(/还没有运费模板，实物商品要先有一个。/)
  await user.click(button('新增运费模板'))
  await waitFor(() => expect(address()).toBe('/ship-template-edit'))
})

describe('editing a product', () => {
  it('crops a picture that is not square, and adds one that is at once', async () => {
    fakePictures()
    const id = named('高线 HPB300')?.id ?? ''
    await renderPage({ path: `${PATH}?id=${id}`, account: 'haichuan' })
    await waitFor(() => expect(field('商品价格')).toHaveValue('3,790.00 起'))
    const tiles = () => within(inPage().getByRole('list', { name: '主图' })).getAllByRole('img')
    const before = tiles().length
    const wide = { width: 1200, height: 900 }
    sizes.set('blob:宽.jpg', wide)
    const files = [pictureFile('宽.jpg', wide), pictureFile('方.png')]
    fireEvent.change(inPage().getByLabelText('主图', { selector: 'input[type=file]' }), { target: { files } })
    await waitFor(() => expect(tiles()).toHaveLength(before + 1))
    await user.click(await screen.findByRole('button', { name: '裁剪并上传' }))
    await waitFor(() => expect(tiles()).toHaveLength(before + 2))
    expect(drawn).toEqual([[150, 0, 900, 900, 0, 0, 800, 800]])
    vi.unstubAllGlobals()
  })

  it('keeps the ids of its SKUs, its place in the warehouse, and everything not edited', async () => {
    const goods = named('高线 HPB300')
    const id = goods?.id ?? ''
    const before = skusOf(id)
    await renderPage({ path: `${PATH}?id=${id}`, account: 'haichuan' })
    await waitFor(() => expect(field('商品价格')).toHaveValue('3,790.00 起'))
    // Buyers pay by specification: the price of the product is the lowest of them.
    expect(field('商品价格')).toBeDisabled()
    await fill(field('商品卖点'), '当天发货')
    await user.click(button('保存'))
    await waitFor(() => expect(named('高线 HPB300')).toMatchObject({ sellingPoint: '当天发货', marketEnable: 'DOWN' }))
    expect(sent()).toMatchObject({ regeneratorSkuFlag: false, release: false, goodsId: id })
    expect(skusOf(id).map((sku) => [sku.id, sku.sn, Number(sku.cost), sku.images])).toEqual(
      before.map((sku) => [sku.id, sku.sn, Number(sku.cost), sku.images]),
    )
    await waitFor(() => expect(address()).toBe('/goods'))
  })

  it('without specs sells at the price of the product: its only row follows what is typed', async () => {
    const goods = named('角磨机 850W')
    await renderPage({ path: `${PATH}?id=${goods?.id}`, account: 'haichuan' })
    await waitFor(() => expect(field('商品价格')).toHaveValue('189'))
    await fill(field('商品价格'), '199')
    await user.click(button('保存'))
    await waitFor(() => expect(named('角磨机 850W')?.price).toBe('199'))
    expect(skusOf(goods?.id ?? '').map(({ price }) => Number(price))).toEqual([199])
    await waitFor(() => expect(address()).toBe('/goods'))
  })

  it('without specs sells at the price of its only row, which the price of the product follows', async () => {
    const goods = named('角磨机 850W')
    await renderPage({ path: `${PATH}?id=${goods?.id}`, account: 'haichuan' })
    await waitFor(() => expect(field('商品价格')).toHaveValue('189'))
    await setAll({ '价格（元）': '209' })
    await waitFor(() => expect(field('商品价格')).toHaveValue('209'))
    await user.click(button('保存'))
    await waitFor(() => expect(named('角磨机 850W')?.price).toBe('209'))
    expect(sent()).toMatchObject({ price: 209, skuList: [{ price: 209 }] })
    await waitFor(() => expect(address()).toBe('/goods'))
  })

  it('says no more of a review than is known', async () => {
    await renderPage({ path: `${PATH}?id=${named('角磨机 850W')?.id}`, account: 'haichuan' })
    await shows(/^如平台要求审核，保存后要等审核通过/)
    await waitFor(() => expect(field('商品价格')).toBeEnabled())
    await fill(field('商品卖点'), '现货')
    await user.click(button('保存'))
    await screen.findByText(/商品已保存(?!，)/)
    await waitFor(() => expect(address()).toBe('/goods'))
  })

  it('knows a stored parameter by its name where it has no id', async () => {
    const goods = named('角磨机 850W')
    const items = goods?.goodsParamsDTOList.flatMap((group) => group.goodsParamsItemDTOList) ?? []
    const alter = (text: string) => text.replaceAll(/"paramId":"[^"]*"/g, '"paramId":null')
    alterAnswers({ name: 'parameters without id', isUnreadable: false, alter })
    await renderPage({ path: `${PATH}?id=${goods?.id}`, account: 'haichuan' })
    await waitFor(() => expect(field('商品价格')).toHaveValue('189'))
    await fill(field('商品卖点'), '当天发货')
    await user.click(button('保存'))
    await waitFor(() => expect(named('角磨机 850W')).toMatchObject({ sellingPoint: '当天发货' }))
    const params = sent().goodsParamsDTOList.flatMap((group: ParamGroup) => group.goodsParamsItemDTOList)
    const valuesOf = (list: ParamGroup['goodsParamsItemDTOList']) =>
      list.map(({ paramId, paramValue }) => [paramId, paramValue])
    expect(items.some(({ required }) => required)).toBe(true)
    expect(valuesOf(params)).toEqual(valuesOf(items))
    await waitFor(() => expect(address()).toBe('/goods'))
  })

  it('marks only the spec value that is there twice', async () => {
    await renderPage({ path: `${PATH}?id=${named('高线 HPB300')?.id}`, account: 'haichuan' })
    await waitFor(() => expect(field('规格 第 3 个规格值')).toHaveValue('Φ10'))
    await enter('规格 第 3 个规格值', 'Φ8')
    await user.click(button('保存'))
    await shows('存在重复规格值！')
    const card = inPage().getByRole('group', { name: '规格' })
    await waitFor(() =>
      expect([...card.querySelectorAll('input[class*="-status-error"]')]).toEqual([field('规格 第 3 个规格值')]),
    )
    expect(card.querySelector('[class*="select"][class*="-status-error"]')).toBeNull()
  })

  it('asks before a removed value takes filled rows with it, and no undo of the table brings them back alone', async () => {
    await renderPage({ path: `${PATH}?id=${named('高线 HPB300')?.id}`, account: 'haichuan' })
    await waitFor(() => expect(skuRows()).toHaveLength(3))
    await user.click(inPage().getByRole('button', { name: '删除 规格 第 3 个规格值' }))
    expect(await screen.findByText(/^1 行已填写的价格/)).toBeInTheDocument()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^取\s*消$/ }))
    expect(skuRows()).toHaveLength(3)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(inPage().getByRole('button', { name: '删除 规格 第 3 个规格值' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^删\s*除$/ }))
    await waitFor(() => expect(skuRows()).toHaveLength(2))
    await user.click(inPage().getAllByRole('gridcell').at(-1) as HTMLElement)
    await user.keyboard('{Control>}z{/Control}')
    expect(skuRows()).toHaveLength(2)
  })

  it('adds a SKU for a new value, and says that the SKUs are rebuilt', async () => {
    const goods = named('高线 HPB300')
    const id = goods?.id ?? ''
    const before = skusOf(id)
    await renderPage({ path: `${PATH}?id=${id}`, account: 'haichuan' })
    await waitFor(() => expect(field('商品价格')).toHaveValue('3,790.00 起'))
    await enter('规格 新规格值', 'Φ12')
    await waitFor(() => expect(skuRows()).toHaveLength(4))
    await setAll({ '价格（元）': '3999', '重量（kg）': '1000', 库存: '7', 货号: 'GX' })
    await user.click(button('保存'))
    await waitFor(() => expect(skusOf(id)).toHaveLength(4))
    expect(sent().regeneratorSkuFlag).toBe(true)
    expect(
      skusOf(id)
        .slice(0, 3)
        .map((sku) => sku.id),
    ).toEqual(before.map((sku) => sku.id))
    expect(skusOf(id).at(-1)).toMatchObject({ simpleSpecs: ' Φ12', quantity: '7', sn: 'GX-04' })
  })
})
