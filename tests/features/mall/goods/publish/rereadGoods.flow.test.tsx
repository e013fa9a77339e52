import { screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { goodsDetailSchema } from '#features/mall/goods/model'
import { toBody } from '#features/mall/goods/publish/goodsBody'
import { initialValues } from '#features/mall/goods/publish/goodsSource'
import type { GoodsValues } from '#features/mall/goods/publish/goodsValues'
import { db } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import { button, field } from '#tests/features/mall/goods/goodsEditorScreen'
import { signIn } from '#tests/kit/api'
import { address, asked, fill, reload, renderPage, runApp, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

const API = '/api/store/goods/goods'
const TITLE = '这条记录在您打开后又保存过，您的修改还没有保存'
const id = db.goods.find(({ goodsName }) => goodsName === '高线 HPB300')?.id ?? ''
const goods = () => db.goods.get(id)
const puts = () => asked.filter(({ method }) => method === 'PUT')
const isOpen = () => waitFor(() => expect(field('商品卖点')).toBeEnabled())
/** The form leads back to the list; ending before that would take the next test there. */
const isLeft = () => waitFor(() => expect(address()).toBe('/goods'))
const lines = () =>
  [...dialog(TITLE).querySelectorAll('tr[data-row-key]')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  )

async function open() {
  await renderPage({ path: `/goods-operation-edit?id=${id}`, account: 'haichuan' })
  await isOpen()
}

/** Saves the product in another browser tab, which opened it at the same time. */
async function saveElsewhere(change: Partial<GoodsValues>) {
  const api = await signIn('haichuan')
  const { data } = await api.get(`${API}/get/${id}`)
  const values = initialValues({ kind: 'edit', goods: v.parse(goodsDetailSchema, data) })
  const { success } = await api.put(`${API}/update/${id}`, { ...toBody({ ...values, ...change }, null), goodsId: id })
  expect(success).toBe(true)
}

describe('one product in two browser tabs', () => {
  it('keeps what the other tab saved in a field that this one did not touch, and says so', async () => {
    await open()
    await fill(field('商品名称'), '高线 A')
    await saveElsewhere({ sellingPoint: '当天发货' })
    // It is said before the write is sent, and for a few seconds only.
    const said = screen.findByText('商品卖点在您打开后又保存过，已采用最新内容')
    await Promise.all([said, user.click(button('保存'))])
    await waitFor(() => expect(goods()).toMatchObject({ goodsName: '高线 A', sellingPoint: '当天发货' }))
    await isLeft()
  })

  it('asks where both changed the same field, writes nothing before, and saves what was chosen', async () => {
    await open()
    await fill(field('商品卖点'), '我的卖点')
    await fill(field('商品名称'), '高线 A')
    await saveElsewhere({ sellingPoint: '当天发货', goodsName: '高线 B' })
    await user.click(button('保存'))
    await waitFor(() =>
      expect(lines()).toEqual([
        ['商品名称', '高线 A', '高线 B'],
        ['商品卖点', '我的卖点', '当天发货'],
      ]),
    )
    expect(puts()).toEqual([])
    const inside = within(dialog(TITLE))
    expect(inside.getByRole('button', { name: '按选择保存' })).toBeDisabled()
    await user.click(inside.getByRole('radio', { name: '商品名称 我填写的' }))
    await user.click(inside.getByRole('radio', { name: '商品卖点 最新保存的' }))
    await user.click(inside.getByRole('button', { name: '按选择保存' }))
    await waitFor(() => expect(goods()).toMatchObject({ goodsName: '高线 A', sellingPoint: '当天发货' }))
    await isLeft()
  })

  it('compares a draft with what it was opened with, not with what it is reopened on', async () => {
    await open()
    await fill(field('商品卖点'), '我的卖点')
    await flushDrafts()
    await saveElsewhere({ sellingPoint: '当天发货', goodsName: '高线 B' })
    await reload()
    await isOpen()
    await waitFor(() => expect(field('商品卖点')).toHaveValue('我的卖点'))
    expect(field('商品名称')).toHaveValue('高线 B')
    await user.click(button('保存'))
    await waitFor(() => expect(lines()).toEqual([['商品卖点', '我的卖点', '当天发货']]))
    await user.click(within(dialog(TITLE)).getByRole('button', { name: '返回继续填写' }))
    expect(field('商品卖点')).toHaveValue('我的卖点')
    expect(puts()).toEqual([])
  })
})
