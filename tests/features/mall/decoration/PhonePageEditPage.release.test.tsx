import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { dirtyForms, flushDrafts } from '#shared/dirtyForms'
import { catchDownloads } from '#tests/kit/downloads'
import { address, askedAt, field, fill, inPage, reload, renderPage, runApp, shows, user } from '#tests/kit/render'
import {
  blockNames,
  button,
  choose,
  confirm,
  dialog,
  isSaved,
  listOf,
  openPage,
  outline,
  ownPages,
  pageNamed,
  press,
  save,
  settings,
} from './pageEditorScreen'

runApp('material')

const selected = () => outline().getByRole('button', { current: true })

describe('a new phone page', () => {
  it('is built of blocks, saved, opened again unchanged, and published', async () => {
    await openPage('H5')
    await fill(field('页面名称'), '新店首页')
    await press('添加 标题栏')
    await fill(settings().getByLabelText('标题'), '本周推荐')
    await press('添加 图片')
    await press('添加 商品分类')
    expect(blockNames()).toEqual(['标题栏', '图片', '商品分类'].map((name) => expect.stringContaining(name)))
    await save()
    await waitFor(() => expect(pageNamed('新店首页')?.pageShow).toBe('CLOSE'))
    expect(listOf('新店首页')).toMatchObject([
      { type: 'title', name: '标题栏', options: { list: [{ title: '本周推荐', color: '#000000' }] } },
      { type: 'flexOne', name: '图片', options: { list: [{ img: '', url: '', size: '750*280' }] } },
      { type: 'goods', name: '商品分类', options: { list: [{ titleWay: { length: 4 }, listWay: [] }] } },
    ])
    await waitFor(() => expect(address()).toBe(`/floorList/main?id=${pageNamed('新店首页')?.id}`))
    await waitFor(() => expect(blockNames()).toHaveLength(3))
    expect(dirtyForms()).toEqual([])
    await press(/^发\s?布$/)
    await shows('有 2 处需要修改后才能给买家看')
    expect(selected()).toHaveTextContent('图片')
    await press('移除')
    await press('移除')
    await press(/^发\s?布$/)
    await confirm('发布')
    await waitFor(() => expect(address()).toBe('/wap-pages'))
    expect(ownPages('H5').filter(({ pageShow }) => pageShow === 'OPEN')).toEqual([pageNamed('新店首页')])
  })

  it('needs a name and a block', async () => {
    await openPage('H5')
    await save()
    await shows('请填写页面名称')
    await fill(field('页面名称'), '空页')
    await save()
    await shows('页面还没有内容，请先添加模块')
    expect(pageNamed('空页')).toBeUndefined()
  })
})

describe('a phone page', () => {
  it('is moved, duplicated and removed by keys; every step is undone and redone', async () => {
    await openPage('H5', '冬储专场')
    expect(blockNames()).toEqual(['未知模块 抽奖', '图片', '标题栏 冬储推荐', '三列单行', '上一下二'])
    await choose(/图片/)
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(blockNames()).toEqual(['未知模块 抽奖', '标题栏 冬储推荐', '图片', '三列单行', '上一下二'])
    expect(selected()).toHaveFocus()
    await user.keyboard('{Control>}d{/Control}')
    await user.keyboard('{ArrowUp}{ArrowUp}{Delete}')
    expect(blockNames()).toEqual(['未知模块 抽奖', '图片', '图片', '三列单行', '上一下二'])
    expect(selected()).toHaveTextContent('图片')
    for (let step = 0; step < 3; step += 1) await user.keyboard('{Control>}z{/Control}')
    expect(blockNames()).toEqual(['未知模块 抽奖', '图片', '标题栏 冬储推荐', '三列单行', '上一下二'])
    expect(button('撤销')).toBeDisabled()
    for (let step = 0; step < 3; step += 1) await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(blockNames()).toEqual(['未知模块 抽奖', '图片', '图片', '三列单行', '上一下二'])
    expect(button('重做')).toBeDisabled()
  })

  it('takes keys for the block that has the focus, not for the selected one', async () => {
    await openPage('H5', '冬储专场')
    await choose(/图片/)
    const focus = (name: RegExp) => act(() => outline().getByRole('button', { name }).focus())
    focus(/上一下二/)
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(blockNames()).toEqual(['未知模块 抽奖', '图片', '标题栏 冬储推荐', '上一下二', '三列单行'])
    expect(selected()).toHaveTextContent('上一下二')
    expect(selected()).toHaveFocus()
    focus(/标题栏/)
    await user.keyboard('{Delete}')
    expect(blockNames()).toEqual(['未知模块 抽奖', '图片', '上一下二', '三列单行'])
  })

  it('is saved as it came while nothing changed; a block of an unknown type is moved, and kept to the letter', async () => {
    const lottery = '{"type":"lottery", "id": 12345678901234567890, "price": 1.50}'
    const before = `{ "list": [ ${lottery} , {"type":"title","name":"标题栏","options":{"list":[{"title":"甲","color":"#ff0000"}]}} ], "v": 1 }`
    db.pageDatas.update(pageNamed('冬储专场')?.id ?? '', { pageData: before })
    await openPage('H5', '冬储专场')
    await fill(field('页面名称'), '冬储')
    await save()
    await isSaved()
    expect(pageNamed('冬储')?.pageData).toBe(before)
    await choose(/未知模块/)
    expect(settings().getByText('本系统不认识类型为 lottery 的模块')).toBeInTheDocument()
    await press('下移')
    await choose(/标题栏/)
    await fill(settings().getByLabelText('标题'), '乙')
    await save()
    await waitFor(() => expect(pageNamed('冬储')?.pageData).toContain('乙'))
    expect(pageNamed('冬储')?.pageData).toBe(
      `{ "list": [{"type":"title","name":"标题栏","options":{"list":[{"title":"乙","color":"#ff0000"}]}},${lottery}], "v": 1 }`,
    )
    expect(pageNamed('冬储')?.pageShow).toBe('CLOSE')
  })

  it('that is live stays so when it is saved, and is checked like before publishing', async () => {
    await openPage('H5', '海川建材手机首页')
    await choose(/图片$/)
    await press('移除 第 1 张')
    await press('保存并更新')
    await shows('有 1 处需要修改后才能给买家看')
    await press('撤销')
    await fill(field('页面名称'), '海川首页')
    await press('保存并更新')
    await waitFor(() => expect(pageNamed('海川首页')?.pageShow).toBe('OPEN'))
  })

  it('typed as a word, a name is undone as one step', async () => {
    await openPage('H5', '冬储专场')
    await user.type(field('页面名称'), '甲乙丙')
    expect(field('页面名称')).toHaveValue('冬储专场甲乙丙')
    await user.keyboard('{Control>}z{/Control}')
    expect(field('页面名称')).toHaveValue('冬储专场')
  })

  it('leads where the link picker says: to a page of the mall, to a product, or nowhere', async () => {
    await openPage('H5', '年末清库')
    await choose(/两张横图/)
    await press('第 1 张的链接 秒杀频道')
    expect((await dialog()).getByRole('radio', { name: '秒杀频道' })).toBeChecked()
    await user.click((await dialog()).getByRole('radio', { name: '我的订单' }))
    await confirm('确定')
    await waitFor(() => expect(button('第 1 张的链接 我的订单')).toHaveFocus())
    await press('清除 第 2 张的链接')
    await press('第 2 张的链接 选择链接')
    await user.click(await (await dialog()).findByRole('option', { name: /不锈钢防臭地漏/ }))
    await confirm('确定')
    await press('清除 第 1 张的链接')
    await save()
    await isSaved()
    const [, { options } = {}] = listOf('年末清库')
    const { list } = options as { list: { url: Record<string, unknown> }[] }
    expect(list[0]?.url).toBe('')
    expect(list[1]?.url).toMatchObject({ ___type: 'goods', goodsName: expect.stringContaining('不锈钢防臭地漏') })
    const sku = db.goodsSkus.get(String(list[1]?.url.id))
    expect(list[1]?.url.goodsId).toBe(sku?.goodsId)
    expect(askedAt('/goods/goods/sku/page')).toHaveLength(1)
  })

  it('takes another look without losing its pictures, and binds products to a heading', async () => {
    await openPage('H5', '年末清库')
    const [, before = {}] = listOf('年末清库')
    await choose(/两张横图/)
    await user.click(settings().getByText('选择风格'))
    await press('左一右二')
    await press('添加 商品分类')
    await user.click(settings().getAllByRole('button', { name: '绑定商品' })[1] as HTMLElement)
    const picker = await dialog()
    await user.click(await picker.findByRole('option', { name: /不锈钢防臭地漏/ }))
    await confirm('确定')
    await save()
    await isSaved()
    const [, look, goods] = listOf('年末清库')
    const { list } = before.options as { list: { img: string }[] }
    const pictures = list.map(({ img }) => ({ img }))
    expect(pictures).toHaveLength(2)
    expect(look).toMatchObject({
      type: 'leftOneRightTwo',
      options: { list: [...pictures, { img: '' }] },
    })
    expect(goods).toMatchObject({
      options: { list: [{ listWay: [{ title: expect.stringContaining('地漏'), type: '标题2', ___index: 1 }] }] },
    })
  })

  it('goes out and comes in as a file; another file is refused', async () => {
    const saved = catchDownloads()
    await openPage('H5', '冬储专场')
    await press('导出文件')
    expect(saved.names).toEqual(['H5-冬储专场.json'])
    expect(await saved.blobs[0]?.text()).toBe(pageNamed('冬储专场')?.pageData)
    const input = inPage().getByLabelText('导入文件', { selector: 'input' })
    await user.upload(input, new File(['{"list":[{"type":"title","options":{"list":[{}]}}]}'], '页面.json'))
    await waitFor(() => expect(blockNames()).toHaveLength(1))
    await press('撤销')
    expect(blockNames()).toHaveLength(5)
    await user.upload(input, new File(['PK'], '表.json'))
    expect((await dialog()).getByText('文件 表.json 不是页面文件。')).toBeInTheDocument()
  })

  it('goes on from its draft after a crash', async () => {
    await openPage('H5', '冬储专场')
    await press('添加 宫格导航')
    await flushDrafts()
    await reload()
    await shows(/^已恢复/)
    expect(blockNames()).toHaveLength(6)
  })

  it('shows what somebody else saved meanwhile: other blocks are merged, the same one is asked about', async () => {
    await openPage('H5', '年末清库')
    const page = pageNamed('年末清库')
    const elsewhere = (text: string, edited: string) =>
      db.pageDatas.update(page?.id ?? '', { pageData: (page?.pageData ?? '').replace(text, edited) })
    await choose(/图片/)
    await press('清除 第 1 张的链接')
    elsewhere('"title":"秒杀频道"', '"title":"签到"')
    await save()
    await isSaved()
    expect(listOf('年末清库')).toMatchObject([
      { options: { list: [{ url: '' }] } },
      { options: { list: [{ url: { title: '签到' } }, {}] } },
    ])
    await press('添加 标题栏')
    db.pageDatas.update(page?.id ?? '', {
      pageData: '{"list":[{"type":"title","options":{"list":[{"title":"别人的"}]}}]}',
    })
    await save()
    const conflict = await dialog()
    expect(conflict.getByText('别人的')).toBeInTheDocument()
    await user.click(conflict.getByRole('button', { name: '全部采用最新' }))
    await confirm('按选择保存')
    await waitFor(() => expect(blockNames()).toEqual(['标题栏 别人的']))
  })
})

it('a preview shows the page without anything to edit', async () => {
  await openPage('H5', '海川建材手机首页')
  await press('预览')
  const preview = await dialog()
  expect(preview.getByRole('region', { name: '图片轮播' })).toBeInTheDocument()
  expect(preview.getByText('热轧带肋钢筋 HRB400E Φ25 12米')).toBeInTheDocument()
  await user.click(preview.getByRole('button', { name: /^工具/ }))
  expect(preview.queryByText('热轧带肋钢筋 HRB400E Φ25 12米')).not.toBeInTheDocument()
})

it.each([
  ['whose text is no page', { pageData: '{"list":' }, /^页面的内容读不出来/],
  ['of the site', { pageClientType: 'PC' as const }, /^这是PC页面/],
])('a page %s is not opened for editing', async (_name, change, text) => {
  const id = pageNamed('年末清库')?.id ?? ''
  db.pageDatas.update(id, change)
  await renderPage({ path: `/floorList/main?id=${id}`, account: 'haichuan' })
  await shows(text)
})

it('a page that is gone is said', async () => {
  await renderPage({ path: '/floorList/main?id=none', account: 'haichuan' })
  await shows('没有找到这条记录，它可能已被删除。')
})
