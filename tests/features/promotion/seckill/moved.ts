import { screen } from '@testing-library/react'
import { db } from '#mocks/areas'
import { user } from '#tests/kit/render'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'
import { openSeckill } from './addresses'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'an application to a seckill',
    from: 'promotion/seckill/SeckillForm',
    account: 'haichuan',
    table: db.seckills,
    label: '',
    typed: '待撤回',
    save: '提交报名，撤回1个',
    left: '没有保存的内容',
    row: () => openSeckill(true),
    path: ({ id }: Row) => `/seckill-goods?id=${id}`,
    moved: {},
    type: async () => {
      const [apply] = db.seckillApplies.filter(({ seckillId }) => seckillId === openSeckill(true).id)
      await user.click(await screen.findByRole('radio', { name: new RegExp(`^${apply?.timeLine}:00`) }))
      const [remove] = await screen.findAllByRole('button', { name: /^删除/ })
      await user.click(remove as HTMLElement)
    },
  },
]
