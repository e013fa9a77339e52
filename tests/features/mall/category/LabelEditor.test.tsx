import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { fill, renderPage, runApp, user } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

it('adds a category as the last child of its parent', async () => {
  const parent = db.goodsLabels.find(({ labelName }) => labelName === '钢材专区')?.id ?? ''
  await renderPage({ path: `/shop-categories?edit=new&parent=${parent}`, account: 'haichuan' })
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
