import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { fill, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { cellOf, pagerTotal, records, settled } from '#tests/kit/suites/listScreen'

runApp('material')

const dialog = () => within(screen.getByRole('dialog'))
const rowButton = (name: string) => within(records()[0] as HTMLElement).getByRole('button', { name })

it('shows why goods were refused, and hands them in again with another price', async () => {
  await renderPage({ path: '/live-goods?auditStatus=3', account: 'haichuan' })
  await settled()
  const name = '盘螺 HRB400E Φ10'
  const refused = db.liveGoods.find((row) => row.auditStatus === '3' && row.name === name)
  expect(cellOf(records()[0], '审核说明')).toHaveTextContent(refused?.auditMessage ?? 'none')
  await user.click(rowButton('重新提审'))
  await waitFor(() => expect(dialog().getByLabelText('商品名称')).toHaveValue(name))
  await fill(dialog().getByLabelText('一口价 / 最低价 / 原价（元）'), '4000.05')
  await user.click(dialog().getByRole('button', { name: '重新提审' }))
  await waitFor(() => expect(pagerTotal()).toBe(3))
  const again = db.liveGoods.find((row) => row.skuId === refused?.skuId && !row.deleteFlag)
  expect(again).toMatchObject({ auditStatus: '0', price: '4000.05', auditMessage: '' })
})

it('says that handed-in goods wait for the platform, and takes a change of their price', async () => {
  await renderPage({ path: '/live-goods?auditStatus=0', account: 'haichuan' })
  await settled()
  expect(cellOf(records()[0], '审核说明')).toHaveTextContent('等待平台受理')
  const waiting = db.liveGoods.get(records()[0]?.dataset.rowKey ?? '')
  await user.click(rowButton('修改提审'))
  await waitFor(() => expect(dialog().getByLabelText('商品名称')).toHaveValue(waiting?.name))
  await fill(dialog().getByLabelText('一口价 / 最低价 / 原价（元）'), '3999.05')
  await user.click(dialog().getByRole('button', { name: '修改提审' }))
  await waitFor(() => expect(db.liveGoods.get(waiting?.id ?? '')?.deleteFlag).toBe(true))
  const changed = db.liveGoods.find((row) => row.skuId === waiting?.skuId && !row.deleteFlag)
  expect(changed).toMatchObject({ price: '3999.05' })
})

it('deletes goods, which leave the rooms that have not started', async () => {
  const goods = db.liveGoods.find(({ name, auditStatus }) => auditStatus === '2' && name.startsWith('不锈钢膨胀螺栓'))
  const room = db.studios.find(({ name }) => name === '季末清仓夜')
  db.studios.update(room?.id ?? '', { goodsIds: [goods?.id ?? ''] })
  await renderPage({ path: '/live-goods?name=不锈钢膨胀螺栓', account: 'haichuan' })
  await settled()
  await user.click(rowButton('删除'))
  expect(dialog().getByText(/从未开始的直播间移除/)).toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: '删除' }))
  await waitFor(() => expect(db.liveGoods.get(goods?.id ?? '')?.deleteFlag).toBe(true))
  await waitFor(() => expect(inPage().queryByText(goods?.name ?? '')).toBeNull())
  expect(db.studios.get(room?.id ?? '')?.goodsIds).toEqual([])
})
