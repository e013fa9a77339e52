import { describe, expect, it } from 'vitest'
import { commonLevel, grantSections, levelsOf, menusOf, searchSections, withLevel } from '#features/store/role/model'

const leaf = (id: string, title: string) => ({ id, title, children: [] })
const TREE = [
  {
    id: '1',
    title: '订单',
    children: [{ id: '11', title: '订单管理', children: [leaf('111', '采购订单'), leaf('112', '送货单')] }],
  },
  { id: '2', title: '配送', children: [leaf('21', '司机')] },
  { id: '3', title: '空的', children: [] },
  { title: '没有编号' },
  null,
]
const sections = grantSections(TREE)

describe('the grantable screens', () => {
  it('are those of each section, at any depth', () => {
    expect(sections.map(({ title, screens }) => [title, screens.map((one) => one.title)])).toEqual([
      ['订单', ['采购订单', '送货单']],
      ['配送', ['司机']],
    ])
    expect(sections[0]?.screens[0]?.above).toEqual(['1', '11'])
  })

  it('are searched by section and by screen', () => {
    expect(searchSections(sections, '订单')).toMatchObject([{ title: '订单', screens: [{ id: '111' }, { id: '112' }] }])
    expect(searchSections(sections, '司')).toMatchObject([{ title: '配送' }])
    expect(searchSections(sections, '没有')).toEqual([])
  })
})

describe('the menus of a role', () => {
  const before = [
    { menuId: '1', isSuper: false },
    { menuId: '111', isSuper: false },
    { menuId: '999', isSuper: true },
  ]

  it('are read as levels of screens, and saved with their parent menus and those not on the form', () => {
    const levels = levelsOf(before, sections)
    expect(levels).toEqual({ 111: 'view', 112: '', 21: '' })
    const all = sections.flatMap(({ screens }) => screens)
    expect(commonLevel(levels, all)).toBeNull()
    const changed = withLevel(levels, all.slice(1, 2), 'operate')
    expect(menusOf(changed, sections, before)).toEqual([
      { menuId: '999', isSuper: true },
      { menuId: '111', isSuper: false },
      { menuId: '1', isSuper: true },
      { menuId: '11', isSuper: true },
      { menuId: '112', isSuper: true },
    ])
    expect(menusOf(withLevel(levels, all, ''), sections, [])).toEqual([])
  })
})
