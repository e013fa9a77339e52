import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  choose,
  dialog,
  isSaved,
  openPage,
  press,
  save,
  settings,
} from '#tests/features/mall/decoration/pageEditorScreen'
import { asked, fill, runApp } from '#tests/kit/render'

runApp('material')

const asksForHistory = () => asked.some(({ path }) => path.endsWith('/settings/changeLog'))

it('a page says who changed which of its blocks from what to what, once it is asked', async () => {
  await openPage('H5', '冬储专场')
  await choose(/标题栏/)
  await fill(settings().getByLabelText('标题'), '锁价备货')
  await save()
  await isSaved()
  expect(asksForHistory()).toBe(false)
  await press('操作历史')
  const drawer = await dialog()
  await waitFor(() =>
    expect(drawer.getByText(/^修改 第 \d+ 块 标题栏 的 第 1 项 标题：.+ → 锁价备货$/)).toBeInTheDocument(),
  )
  expect(drawer.getByText('创建')).toBeInTheDocument()
})
