import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { menuIdOf } from '#mocks/kernel/auth/menu'
import { askedAt, fill, renderPage, runApp, server, user } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')

const level = (name: string) => inDialog().getByRole('radio', { name })
const save = () => user.click(inDialog().getByRole('button', { name: /^保\s*存$/ }))
const levelsOf = (roleId: string) =>
  new Map(db.roleMenus.filter((row) => row.roleId === roleId).map(({ menuId, isSuper }) => [menuId, isSuper]))

describe('the permissions of a role', () => {
  const open = async (id: string) => {
    await renderPage({ path: `/store/roles?edit=${id}`, account: 'yueheng' })
    await waitFor(() => expect(level('司机管理 操作')).toBeInTheDocument())
  }

  it('are set by screen, by section, and found by a search', async () => {
    await open('7001')
    expect(level('司机管理 操作')).toBeChecked()
    expect(level('合同管理 无')).toBeChecked()
    await user.click(level('配送管理 查看'))
    expect(level('司机管理 查看')).toBeChecked()
    expect(level('车辆管理 查看')).toBeChecked()
    await user.click(level('车辆管理 无'))
    for (const name of ['配送管理 无', '配送管理 查看', '配送管理 操作']) expect(level(name)).not.toBeChecked()
    await fill(inDialog().getByLabelText('搜索菜单'), '集采')
    expect(inDialog().queryByRole('radio', { name: '司机管理 查看' })).toBeNull()
    await user.click(level('集采合同 操作'))
    await save()
    await waitFor(() => expect(levelsOf('7001').get(menuIdOf('agreementList'))).toBe(true))
    expect(levelsOf('7001').get(menuIdOf('driverList'))).toBe(false)
    expect(levelsOf('7001').has(menuIdOf('carList'))).toBe(false)
    expect(levelsOf('7001').get(menuIdOf('deliverList'))).toBe(true)
  })

  it('are walked by arrows, chosen by Space and undone by Ctrl+Z; a section whose menus differ says so', async () => {
    await open('7001')
    const count = inDialog().getByText(/^已授权 \d+ 个菜单$/).textContent ?? ''
    level('全部菜单 无').focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(level('全部菜单 操作')).toHaveFocus()
    expect(inDialog().getByText(count)).toBeInTheDocument()
    expect(level('全部菜单 操作')).toHaveAccessibleDescription('各菜单不同')
    await user.keyboard('{ArrowDown}{ArrowUp} ')
    expect(level('全部菜单 操作')).toBeChecked()
    expect(inDialog().queryByText(count)).toBeNull()
    await user.keyboard('{Control>}z{/Control}')
    expect(inDialog().getByText(count)).toBeInTheDocument()
    await fill(inDialog().getByLabelText('搜索菜单'), '司机')
    await user.click(level('司机管理 查看'))
    expect(level('配送管理 查看')).not.toBeChecked()
    expect(level('配送管理 查看')).toHaveAccessibleDescription('各菜单不同 · 只改查到的 1 个')
  })

  it.each([
    ['the role', '/api/store/roleMenu/7001'],
    ['the menu', '/api/store/menu/tree'],
  ])('that failed to load for %s cannot be overwritten by a save', async (_name, path) => {
    server.use(http.get(`*${path}`, () => HttpResponse.json({ success: false, code: 500 }, { status: 500 })))
    await renderPage({ path: '/store/roles?edit=7001', account: 'yueheng' })
    await waitFor(() => expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('加载失败'))
    expect(inDialog().queryByRole('button', { name: /^保\s*存$/ })).toBeNull()
  })

  it('that failed to save after the role was added are saved to that role, not to another one', async () => {
    await renderPage({ path: '/store/roles?edit=new', account: 'yueheng' })
    await waitFor(() => expect(level('司机管理 操作')).toBeInTheDocument())
    await fill(inDialog().getByLabelText('角色名称'), '仓管')
    await user.click(level('送货单 查看'))
    const refuse = () => HttpResponse.json({ success: false, code: 500, message: '数据库忙' })
    server.use(http.post('*/api/store/roleMenu/:id', refuse, { once: true }))
    await save()
    await waitFor(() => expect(screen.getByText('数据库忙')).toBeInTheDocument())
    await save()
    await waitFor(() => expect(askedAt('/store/role').filter(({ method }) => method === 'POST')).toHaveLength(1))
    await waitFor(() => {
      const added = db.roles.filter(({ name }) => name === '仓管')
      expect(added).toHaveLength(1)
      expect(levelsOf(added[0]?.id ?? '').get(menuIdOf('deliverList'))).toBe(false)
    })
  })
})
