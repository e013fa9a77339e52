import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { db } from '#mocks/areas'
import { address, asked, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'
import { openSeckill, pastSeckill } from './addresses'

runApp('material')

const press = (name: string | RegExp) => user.click(inPage().getByRole('button', { name }))
const session = (hour: string) => user.click(inPage().getByRole('radio', { name: new RegExp(`^${hour}`) }))
const appliesOf = (id: string) => db.seckillApplies.filter(({ seckillId }) => seckillId === id)
const sent = (method: string) => asked.filter((one) => one.method === method && one.path.includes('/seckill/apply/'))

describe('an application', () => {
  it('withdraws a passed product after a question, and sends only what changed', async () => {
    const { id, hours } = openSeckill(true)
    const [first] = appliesOf(id).filter(({ promotionApplyStatus }) => promotionApplyStatus === 'PASS')
    await renderPage({ path: `/seckill-goods?id=${id}`, account: 'haichuan' })
    await waitFor(() => expect(inPage().getByRole('button', { name: '提交报名' })).toBeEnabled())
    expect(inPage().getAllByRole('radio')).toHaveLength(hours.split(',').length)
    await session(`${first?.timeLine}:00`)
    const grid = within(inPage().getByRole('grid', { name: `${first?.timeLine}:00 场的商品` }))
    expect(grid.getByText('已通过')).toBeInTheDocument()
    const remove = () => user.click(grid.getAllByRole('button', { name: /删除/ })[0] as HTMLElement)
    await remove()
    expect(grid.getByText('待撤回')).toBeInTheDocument()
    expect(inPage().getByRole('button', { name: '提交报名，撤回 1 个' })).toBeInTheDocument()
    await user.click(grid.getByRole('button', { name: '恢复' }))
    expect(grid.getByText('已通过')).toBeInTheDocument()
    expect(inPage().getByRole('button', { name: '提交报名' })).toBeInTheDocument()
    await remove()
    await press('提交报名，撤回 1 个')
    const question = within(await screen.findByRole('dialog'))
    expect(question.getAllByText('撤回 1 个已报名的商品？').length).toBeGreaterThan(0)
    await user.click(question.getByRole('button', { name: /撤\s?回/ }))
    await waitFor(() => expect(address()).toBe('/seckill'))
    expect(await screen.findByText('已撤回报名')).toBeInTheDocument()
    expect(sent('DELETE').map(({ path }) => path.split('/').at(-1))).toEqual([first?.id])
    expect(sent('POST')).toEqual([])
    expect(appliesOf(id).map((row) => row.id)).not.toContain(first?.id)
  })

  it('lists what was refused and why, with the way to the product', async () => {
    const { id } = openSeckill(true)
    const refused = appliesOf(id).find(({ promotionApplyStatus }) => promotionApplyStatus === 'REFUSE')
    await renderPage({ path: `/seckill-goods?id=${id}`, account: 'haichuan' })
    await shows('1 个商品被拒绝，改正后重新提交')
    const alert = inPage().getByText('1 个商品被拒绝，改正后重新提交').closest<HTMLElement>('[role="alert"]')
    expect(alert).toHaveTextContent(`${refused?.timeLine}:00 场 ${refused?.goodsName}：${refused?.failReason}`)
    await user.click(within(alert as HTMLElement).getByRole('link', { name: '编辑商品' }))
    await waitFor(() => expect(address()).toMatch(/^\/goods-operation-edit\?id=/))
  })

  it('shows beside its price the lowest that buyers paid in 30 days, which the rule names', async () => {
    const { id } = openSeckill(true)
    const since = dayAfter(serverToday(), -30)
    const paid = new Set(
      db.mallOrders
        .filter((one) => one.payStatus === 'PAID' && one.paymentTime.slice(0, 10) >= since)
        .map(({ sn }) => sn),
    )
    const pricesOf = (sku: string) =>
      db.mallOrderItems
        .filter(({ orderSn, skuId }) => skuId === sku && paid.has(orderSn))
        .map(({ flowPrice, num }) => Number(flowPrice) / num)
    const [sold] = appliesOf(id).filter(({ skuId }) => pricesOf(skuId).length > 0)
    const lowest = Math.min(...pricesOf(sold?.skuId ?? '')).toFixed(2)
    await renderPage({ path: `/seckill-goods?id=${id}`, account: 'haichuan' })
    await waitFor(() => expect(inPage().getByRole('button', { name: '提交报名' })).toBeEnabled())
    await session(`${sold?.timeLine}:00`)
    const grid = inPage().getByRole('grid', { name: `${sold?.timeLine}:00 场的商品` })
    expect(within(grid).getByText('近 30 天最低成交价（元）')).toBeInTheDocument()
    expect(grid).toHaveTextContent(Number(lowest).toLocaleString('en-US', { minimumFractionDigits: 2 }))
  })

  it('takes products of an earlier seckill into a session', async () => {
    const { id } = openSeckill(false)
    const past = pastSeckill()
    await renderPage({ path: `/seckill-goods?id=${id}`, account: 'haichuan' })
    await waitFor(() => expect(inPage().getByRole('button', { name: '提交报名' })).toBeEnabled())
    await user.click(inPage().getByRole('combobox', { name: '从以前的秒杀复制' }))
    const option = await screen.findByText(/第20场/)
    await user.click(option)
    await screen.findByText(/^已复制 \d+ 个商品/)
    expect(past.promotionName).not.toBe('')
    const grid = within(inPage().getByRole('grid', { name: /场的商品/ }))
    expect(grid.getAllByText('未申请').length).toBeGreaterThan(0)
  })

  it('without a product is not sent; with one it names the shop, to which it belongs', async () => {
    const { id } = openSeckill(false)
    await renderPage({ path: `/seckill-goods?id=${id}`, account: 'haichuan' })
    await waitFor(() => expect(inPage().getByRole('button', { name: '提交报名' })).toBeEnabled())
    await press('提交报名')
    await shows('请选择要报名的商品')
    expect(sent('POST')).toEqual([])
    await user.click(inPage().getByRole('combobox', { name: '从以前的秒杀复制' }))
    await user.click(await screen.findByText(/第20场/))
    await screen.findByText(/^已复制 \d+ 个商品/)
    await press('提交报名')
    await waitFor(() => expect(sent('POST')).toHaveLength(1))
    const rows = JSON.parse(sent('POST')[0]?.body ?? '[]')
    expect(rows[0]).toMatchObject({
      seckillId: id,
      storeId: appliesOf(pastSeckill().id)[0]?.storeId,
      storeName: appliesOf(pastSeckill().id)[0]?.storeName,
    })
  })

  it('is only looked at once the seckill is over, with what was sold', async () => {
    const past = pastSeckill()
    await renderPage({ path: `/seckill-goods?id=${past.id}`, account: 'haichuan' })
    await shows('剩余活动库存')
    expect(inPage().queryByRole('button', { name: '提交报名' })).toBeNull()
    await waitFor(() => expect(inPage().getByText('参与活动的订单')).toBeInTheDocument())
  })
})
