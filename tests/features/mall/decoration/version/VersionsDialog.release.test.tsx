import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  blockNames,
  button,
  choose,
  dialog,
  isSaved,
  openPage,
  outline,
  pageNamed,
  press,
  save,
  settings,
} from '#tests/features/mall/decoration/pageEditorScreen'
import { field, fill, inPage, runApp, user } from '#tests/kit/render'

runApp('material')

const changes = async () =>
  within((await dialog()).getByRole('region', { name: '版本的差异' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('a page is compared with how it was opened, in words, and taken back as one step', async () => {
  await openPage('H5', '冬储专场')
  const before = blockNames()
  await fill(field('页面名称'), '冬储大会')
  await choose(/标题栏/)
  await fill(settings().getByLabelText('标题'), '锁价备货')
  await choose(/未知模块/)
  await press('下移')
  await choose(/上一下二/)
  await press('移除')
  await press('添加 宫格导航')
  await press('比较版本')
  expect((await dialog()).getByRole('heading', { name: '共 5 处不同' })).toBeInTheDocument()
  expect(await changes()).toEqual([
    '页面名称冬储专场→冬储大会',
    expect.stringMatching(/^移动 第 [12] 块到第 [12] 块/),
    expect.stringMatching(/^修改 第 3 块 标题栏 锁价备货.*第 1 项 标题冬储推荐→锁价备货$/),
    '第 1 项 标题冬储推荐→锁价备货',
    expect.stringMatching(/^新增 第 5 块 宫格导航/),
    expect.stringMatching(/^移除 第 5 块 上一下二/),
  ])
  await user.click((await dialog()).getByRole('button', { name: '恢复这个版本' }))
  expect(blockNames()).toEqual(before)
  expect(field('页面名称')).toHaveValue('冬储专场')
  await waitFor(() => expect(inPage().queryByRole('dialog')).not.toBeInTheDocument())
  await press('撤销')
  expect(field('页面名称')).toHaveValue('冬储大会')
  expect(outline().getByRole('button', { name: /宫格导航/ })).toBeInTheDocument()
})

it('two saved versions are chosen and compared; a link is named, not its members', async () => {
  await openPage('H5', '年末清库')
  const { pageData } = pageNamed('年末清库') ?? {}
  await choose(/两张横图/)
  await press('清除 第 1 张的链接')
  await save()
  await isSaved()
  await press('添加 标题栏')
  await save()
  await isSaved()
  await press('比较版本')
  // What is edited is as it was saved last: the version before that is compared.
  expect((await dialog()).getByRole('heading', { name: '共 1 处不同' })).toBeInTheDocument()
  await user.click((await dialog()).getByRole('combobox', { name: '较早的版本' }))
  const options = document.querySelectorAll<HTMLElement>('.ant-select-item-option')
  expect([...options].map(({ textContent }) => textContent?.replace(/^\S+ \S+ /, ''))).toEqual([
    '正在编辑的内容',
    '我保存的版本',
    '我保存的版本',
    '修改的版本',
  ])
  await user.click(options[3] as HTMLElement)
  expect((await dialog()).getByRole('heading', { name: '共 2 处不同' })).toBeInTheDocument()
  expect(await changes()).toContain('第 1 项 链接秒杀频道→—')
  await user.click((await dialog()).getByRole('button', { name: '恢复这个版本' }))
  await save()
  await isSaved()
  expect(JSON.parse(pageNamed('年末清库')?.pageData ?? '')).toEqual(JSON.parse(pageData ?? ''))
})

it('a new page has nothing to compare with, before it is saved', async () => {
  await openPage('H5')
  expect(inPage().queryByRole('button', { name: '比较版本' })).not.toBeInTheDocument()
  await fill(field('页面名称'), '新页')
  await press('添加 标题栏')
  await save()
  await waitFor(() => expect(button('比较版本')).toBeInTheDocument())
  await press('比较版本')
  expect((await dialog()).getByRole('heading', { name: '两个版本相同' })).toBeInTheDocument()
})
