import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { field, fill, inPage, page } from '#tests/kit/render'
import type { FaultSpec } from '#tests/kit/suites/describeFaults'
import { drawerForm } from '#tests/kit/suites/drawerScreen'
import { someFaults } from '#tests/kit/suites/writeFaults'
import { setAll } from './goodsEditorScreen'

const angleGrinder = db.goods.find(({ goodsName }) => goodsName === '角磨机 850W')
const bars = db.goods.find(({ goodsName }) => goodsName === '高强钢筋 HRB500E')
const stock = drawerForm('更新库存：高强钢筋 HRB500E')

/** Forms whose save meets faults. */
export const faults: FaultSpec[] = [
  {
    name: 'new goods',
    account: 'haichuan',
    path: () => `/goods-operation?copyId=${angleGrinder?.id}`,
    api: '/goods/goods/create',
    complete: async () => {
      await waitFor(() => expect(field('商品名称')).toBeEnabled())
      await fill(field('商品名称'), '角磨机三代')
      await setAll({ 库存: '10', 货号: 'JM3' })
    },
    button: () => inPage().getByRole('button', { name: '发布商品' }),
    done: () => expect(page()).toHaveTextContent('商品“角磨机三代”已提交'),
    kept: () => expect(field('商品名称')).toHaveValue('角磨机三代'),
    count: () => db.goods.filter(({ goodsName }) => goodsName === '角磨机三代').length,
    faults: someFaults(2),
  },
  {
    name: 'the stocks of goods',
    account: 'haichuan',
    path: () => `/goods?edit=${bars?.id}`,
    api: '/update/stocks',
    complete: async () => {
      await waitFor(() => expect(stock.input('Φ16')).toBeEnabled())
      await fill(stock.input('Φ16'), '7')
    },
    button: stock.button,
    done: stock.done,
    kept: () => expect(stock.input('Φ16')).toHaveValue('7'),
    count: () => db.goodsSkus.filter(({ goodsId, quantity }) => goodsId === bars?.id && quantity === '7').length,
    faults: someFaults(0),
  },
]
