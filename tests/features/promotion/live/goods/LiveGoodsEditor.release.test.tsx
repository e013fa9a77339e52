import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { address, askedAt, choose, fill, renderPage, runApp, user } from '#tests/kit/render'

runApp('material')

const API = '/broadcast/commodity'
const drawer = () => within(screen.getByRole('dialog', { name: '添加直播商品' }))
const picker = () => within(screen.getByRole('dialog', { name: '选择商品' }))
const rows = () => drawer().getAllByRole('row').slice(1)
const press = (name: string) => user.click(drawer().getByRole('button', { name }))
const sent = () => askedAt(API).filter(({ method }) => method === 'POST')

async function open() {
  await renderPage({ path: '/live-goods?edit=new', account: 'haichuan' })
  await waitFor(() => expect(drawer().getByRole('button', { name: '选择商品' })).toBeEnabled())
}

/** Chooses the SKUs of these item numbers. */
async function pick(...numbers: string[]) {
  await press('选择商品')
  for (const sn of numbers) {
    const input = await waitFor(() => picker().getByLabelText('货号', { selector: 'input' }))
    await fill(input, sn)
    await user.click(picker().getByRole('button', { name: '搜索' }))
    const option = await waitFor(() => {
      const [found, ...others] = picker().getAllByRole('option')
      expect(others).toEqual([])
      expect(found).toHaveTextContent(sn)
      return found as HTMLElement
    })
    await user.click(option)
  }
  await user.click(picker().getByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '选择商品' })).toBeNull())
}

function cell(row: number, index: number): HTMLElement {
  const cells = within(rows()[row] as HTMLElement).getAllByRole('gridcell')
  return cells[index] as HTMLElement
}
async function typeCell(row: number, index: number, text: string) {
  await user.click(cell(row, index))
  await user.keyboard(text)
  await user.keyboard('{Enter}')
}
const [PRICE, PRICE2] = [4, 5]

it('keeps what was entered when more goods are chosen, and hands all in with their decimals', async () => {
  await open()
  await pick('HC042-01')
  await typeCell(0, PRICE, '17.35')
  await pick('HC042-02')
  expect(rows()).toHaveLength(2)
  await press('提审')
  await waitFor(() => expect(sent()).toHaveLength(1))
  const skuOf = (sn: string) => db.goodsSkus.find((row) => row.sn === sn)
  expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject([
    {
      skuId: skuOf('HC042-01')?.id,
      priceType: 1,
      price: 17.35,
      price2: null,
      url: expect.stringContaining('goodsId='),
    },
    { skuId: skuOf('HC042-02')?.id, priceType: 1, price: Number(skuOf('HC042-02')?.price) },
  ])
  await waitFor(() => expect(address()).toBe('/live-goods'))
  const row = db.liveGoods.find(({ skuId }) => skuId === skuOf('HC042-01')?.id)
  expect(row).toMatchObject({ price: '17.35', auditStatus: '0' })
})

it('sets a discount for all, refuses one that is none, and says where', async () => {
  await open()
  await pick('HC042-01', 'HC042-02')
  await fill(drawer().getByLabelText('现价是商城价的百分之几'), '80')
  await press('批量设置')
  await waitFor(() => expect(cell(0, PRICE2)).toHaveTextContent('14.80'))
  expect(cell(0, PRICE)).toHaveTextContent('18.50')
  await typeCell(1, PRICE2, '18.78')
  await press('提审')
  await waitFor(() => expect(drawer().getByText('有1处需要修正')).toBeInTheDocument())
  expect(drawer().getAllByText('现价要低于原价').length).toBeGreaterThan(0)
  expect(sent()).toEqual([])
})

it('sets the type of all goods to a range', async () => {
  await open()
  await pick('HC042-01')
  const type = drawer().getByLabelText('批量设置价格类型')
  fireEvent.mouseDown(type)
  await choose(type, '区间价')
  await press('批量设置')
  await press('提审')
  await waitFor(() => expect(drawer().getByText('有1处需要修正')).toBeInTheDocument())
  await typeCell(0, PRICE2, '20')
  await press('提审')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject([{ priceType: 2, price: 18.5, price2: 20 }])
})

it('needs goods, and does not offer those that are there already', async () => {
  await open()
  await press('提审')
  await waitFor(() => expect(drawer().getByText('请选择商品')).toBeInTheDocument())
  const { skuId } = db.liveGoods.all()[0] ?? { skuId: '' }
  await press('选择商品')
  await fill(
    await waitFor(() => picker().getByLabelText('货号', { selector: 'input' })),
    db.goodsSkus.get(skuId)?.sn ?? '',
  )
  await user.click(picker().getByRole('button', { name: '搜索' }))
  await waitFor(() => expect(picker().getByRole('option')).toHaveTextContent('已在直播商品中'))
  expect(picker().getByRole('option')).toHaveAttribute('aria-disabled', 'true')
})

it('shows a rejection below the grid and keeps the rows', async () => {
  await open()
  await pick('HC042-01')
  const sku = db.goodsSkus.find(({ sn }) => sn === 'HC042-01')
  // Another clerk was faster.
  const [other] = db.liveGoods.all()
  if (other && sku) db.liveGoods.insert({ ...other, id: 'other', skuId: sku.id })
  await press('提审')
  await waitFor(() => expect(drawer().getByText(/已添加规格商品，无法重复增加$/)).toBeInTheDocument())
  expect(rows()).toHaveLength(1)
})
