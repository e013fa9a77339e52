import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { dirtyForms } from '#shared/dirtyForms'
import { askedAt, fill, renderPage, runApp, user } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

const stocks = (id: string) => db.goodsSkus.filter(({ goodsId }) => goodsId === id).map(({ quantity }) => quantity)
const save = () => user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
const sent = () => askedAt('/update/stocks')
let id = ''

beforeEach(async () => {
  id = db.goods.find(({ goodsName }) => goodsName === '高强钢筋 HRB500E')?.id ?? ''
  await renderPage({ path: `/goods?goodsName=HRB500E&edit=${id}`, account: 'haichuan' })
  await waitFor(() => expect(inDialog().getByLabelText('Φ16')).toBeEnabled())
})

it('accepts whole numbers only, and sends the changed ones', async () => {
  const [, second, ...rest] = stocks(id)
  await fill(inDialog().getByLabelText('Φ16'), '1.5')
  await save()
  await waitFor(() => expect(inDialog().getByText('请输入0~99999999之间的整数')).toBeInTheDocument())
  expect(sent()).toHaveLength(0)
  await fill(inDialog().getByLabelText('Φ16'), '0')
  await save()
  await waitFor(() => expect(stocks(id)).toEqual(['0', second, ...rest]))
  expect(sent()).toHaveLength(1)
  expect(db.goods.get(id)?.quantity).toBe(String([second, ...rest].reduce((sum, one) => sum + Number(one), 0)))
})

it('sets one stock for all SKUs, as a draft until it is saved', async () => {
  const before = stocks(id)
  await fill(inDialog().getByLabelText('统一库存'), '1.5')
  expect(inDialog().getByRole('button', { name: '全部设为' })).toBeDisabled()
  await fill(inDialog().getByLabelText('统一库存'), '88')
  await user.click(inDialog().getByRole('button', { name: '全部设为' }))
  expect(inDialog().getByLabelText('Φ32')).toHaveValue('88')
  expect(dirtyForms()).toHaveLength(1)
  expect(stocks(id)).toEqual(before)
  await save()
  await waitFor(() => expect(stocks(id)).toEqual(before.map(() => '88')))
})
