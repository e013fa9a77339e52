import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { db } from '#mocks/areas'
import { fillTime } from '#tests/features/promotion/activity/fillTime'
import { address, askedAt, field, fill, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'

runApp('material')

const press = (name: string | RegExp) => user.click(inPage().getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog', { name: '选择商品' }))
const grid = () => within(inPage().getByRole('grid', { name: '拼团商品' }))
const cells = (label: RegExp) => grid().getAllByRole('gridcell', { name: label })

/** Opens the picker, and waits for its products. */
async function openPicker(): Promise<HTMLElement[]> {
  await press('选择商品')
  await screen.findByRole('dialog', { name: '选择商品' })
  return dialog().findAllByRole('option')
}

/** Picks the first products on sale that may take part. */
async function pick(count: number): Promise<string[]> {
  const options = await openPicker()
  const free = options.filter((option) => option.getAttribute('aria-disabled') !== 'true').slice(0, count)
  for (const option of free) await user.click(option)
  await user.click(dialog().getByRole('button', { name: /确\s?定/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return free.map((option) => option.textContent ?? '')
}

describe('a new group-buy', () => {
  it('prices its products by a percentage, refuses a price that is no discount, and is saved', async () => {
    await renderPage({ path: '/pintuan-edit', account: 'haichuan' })
    await waitFor(() => expect(field('活动名称')).toBeEnabled())
    await fill(field('活动名称'), '冬季工具拼团')
    await fillTime('开始时间', `${dayAfter(serverToday(), 200)} 09:00`)
    await fillTime('结束时间', `${dayAfter(serverToday(), 201)} 18:00`)
    await pick(3)
    await fill(inPage().getByLabelText('按原价的百分比（%）'), '88.5')
    await press('批量设置')
    expect(grid().getAllByText('8.85 折')).toHaveLength(3)
    // What decides comes first, the margin over the cost last.
    expect(
      grid()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['行', '商品名称', '*拼团价（元）', '原价（元）', '折扣', '库存', '毛利率', '操作']])
    expect(cells(/^-?[\d.]+%$/)).toHaveLength(3)
    await fill(inPage().getByLabelText('比原价低（元）'), '0')
    await shows('请输入正确金额')
    await fill(inPage().getByLabelText('比原价低（元）'), '')
    await press('提交')
    await waitFor(() => expect(address()).toBe('/pintuan'))
    const saved = db.groupBuys.find(({ promotionName }) => promotionName === '冬季工具拼团')
    expect(saved?.prices).toHaveLength(3)
    for (const { skuId, price } of saved?.prices ?? []) {
      expect(price).toBe(String(Number((Number(db.goodsSkus.get(skuId)?.price) * 0.885).toFixed(2))))
    }
  })

  it('offers no wholesale product, says why, and keeps typed prices when it picks again', async () => {
    await renderPage({ path: '/pintuan-edit', account: 'haichuan' })
    await waitFor(() => expect(field('活动名称')).toBeEnabled())
    await openPicker()
    await fill(dialog().getByLabelText('商品名称', { selector: 'input' }), '瓷砖胶')
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(
        dialog()
          .getAllByRole('option')
          .every((one) => /瓷砖胶/.test(one.textContent ?? '')),
      ).toBe(true),
    )
    await user.keyboard('{Escape}')
    await pick(1)
    await fill(inPage().getByLabelText('按原价的百分比（%）'), '50')
    await press('批量设置')
    expect(grid().getByText('5 折')).toBeInTheDocument()
    await pick(1)
    await waitFor(() => expect(grid().queryByText('5 折')).toBeNull())
  })

  it('says beside the form what runs then, and what a cart costs, before it is saved', async () => {
    await renderPage({ path: '/pintuan-edit', account: 'haichuan' })
    await waitFor(() => expect(field('活动名称')).toBeEnabled())
    await shows('选择活动时间后，这里列出同一时间的其他活动')
    await fillTime('开始时间', `${dayAfter(serverToday(), 1)} 09:00`)
    await fillTime('结束时间', `${dayAfter(serverToday(), 2)} 18:00`)
    await pick(1)
    await shows('同类活动时间重叠，会被拒绝：请改时间，或先关闭、删除它')
    expect(askedAt('/promotion/activity').length).toBeGreaterThan(0)
    expect(cells(/./).length).toBeGreaterThan(0)
  })
})
