import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { describeEditor } from '#tests/kit/describeEditor'
import { inDialog } from '#tests/kit/drawerScreen'
import { fill, renderApp, runApp, user } from '#tests/kit/render'

runApp('material')

describeEditor({
  name: 'a new shop category',
  account: 'haichuan',
  path: () => '/shop-categories?edit=new',
  drawer: '添加店铺分类',
  save: '保存',
  api: '/goods/label',
  values: { 分类名称: '' },
  required: ['店铺商品分类名称不能为空'],
  complete: () => fill(inDialog().getByLabelText('排序值'), '9'),
  typed: { label: '分类名称', value: '季末清仓' },
  refusal: { message: '店铺商品分类名称太长', label: '分类名称' },
})

it('is added below its parent, as the last one', async () => {
  const parent = db.goodsLabels.find(({ labelName }) => labelName === '钢材专区')?.id ?? ''
  await renderApp({ path: `/shop-categories?edit=new&parent=${parent}`, account: 'haichuan' })
  await waitFor(() => expect(inDialog().getByLabelText('排序值')).toHaveValue('4'))
  await fill(inDialog().getByLabelText('分类名称'), '钢丝网')
  await user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() =>
    expect(db.goodsLabels.find(({ labelName }) => labelName === '钢丝网')).toMatchObject({
      parentId: parent,
      level: 1,
      sortOrder: '4',
    }),
  )
})
