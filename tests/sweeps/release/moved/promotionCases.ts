import { screen } from '@testing-library/react'
import { dayAfter, serverNow } from '#domain/time'
import { db } from '#mocks/areas'
import { openSeckill } from '#tests/features/promotion/seckill/addresses'
import { user } from '#tests/kit/render'
import type { Case, Row } from './case'

const NOW = serverNow()
/** A planned activity that has begun: its terms can no longer be changed. */
const BEGUN = { startTime: `${dayAfter(NOW, -1)} 00:00:00` }

/** Editors of promotions. */
export const promotionCases: Case[] = [
  {
    ...{
      name: 'a coupon',
      from: 'promotion/activity/ActivityFormSection',
      account: 'haichuan',
      table: db.coupons,
      save: '提交',
      moved: BEGUN,
    },
    row: () => db.coupons.find((row) => row.storeId === '9003' && row.startTime > NOW),
    ...{ path: ({ id }: Row) => `/add-coupon?id=${id}`, label: '活动名称', typed: '改期发券' },
  },
  {
    ...{
      name: 'a full discount',
      from: 'promotion/activity/ActivityFormSection',
      account: 'haichuan',
      table: db.fullDiscounts,
      save: '提交',
      moved: BEGUN,
    },
    row: () => db.fullDiscounts.find((row) => row.storeId === '9003' && row.startTime > NOW),
    ...{ path: ({ id }: Row) => `/full-discount-detail?id=${id}`, label: '活动名称', typed: '改期满减' },
  },
  {
    ...{
      name: 'a group-buy',
      from: 'promotion/activity/ActivityFormSection',
      account: 'haichuan',
      table: db.groupBuys,
      save: '提交',
      moved: BEGUN,
    },
    row: () => db.groupBuys.find((row) => row.storeId === '9003' && row.startTime > NOW),
    ...{ path: ({ id }: Row) => `/pintuan-edit?id=${id}`, label: '活动名称', typed: '改期拼团' },
  },
  {
    ...{
      name: 'a live room',
      from: 'promotion/live/room/StudioForm',
      account: 'haichuan',
      table: db.studios,
      save: '保存',
      moved: BEGUN,
    },
    row: () => db.studios.find((row) => row.storeId === '9003' && row.startTime > NOW),
    ...{ path: ({ id }: Row) => `/add-live?id=${id}`, label: '直播标题', typed: '改期直播' },
  },
  {
    ...{ name: 'the commission of a SKU', from: 'promotion/distribution/CommissionEditor', account: 'haichuan' },
    ...{ table: db.distributionGoods, label: '佣金（元）', typed: '1.55', save: '保存', moved: {} },
    row: () => db.distributionGoods.find(({ storeId }) => storeId === '9003'),
    path: ({ id }: Row) => `/distribution/goods?edit=${id}`,
  },
  {
    ...{ name: 'an application to a seckill', from: 'promotion/seckill/SeckillForm', account: 'haichuan' },
    ...{ table: db.seckills, label: '', typed: '待撤回', save: '提交报名，撤回1个', left: '没有保存的内容' },
    ...{ row: () => openSeckill(true), path: ({ id }: Row) => `/seckill-goods?id=${id}`, moved: {} },
    type: async () => {
      const [apply] = db.seckillApplies.filter(({ seckillId }) => seckillId === openSeckill(true).id)
      await user.click(await screen.findByRole('radio', { name: new RegExp(`^${apply?.timeLine}:00`) }))
      const [remove] = await screen.findAllByRole('button', { name: /^删除/ })
      await user.click(remove as HTMLElement)
    },
  },
]
