import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pages } from '#app/pages'
import { db } from '#mocks/areas'
import { menuIdOf, menuScreens } from '#mocks/kernel/auth/menu'
import type { Actions } from '#shared/action/action'
import {
  address,
  idle,
  inPage,
  page,
  renderApp,
  runApp,
  setHost,
  shows,
  user,
  visit,
  withoutShell,
} from '#tests/kit/render'
import { ADDRESSES } from '#tests/kit/suites/everyScreen'

runApp('supplier')

// A read-only account opens every screen of its menu, and finds no button that changes anything.

const actions = import.meta.glob<Record<string, Partial<Actions<unknown>>>>('../../src/features/*/*/actions.tsx', {
  eager: true,
})
/** The labels of all areas' actions that send a mutation or open a form. */
const LABELS = new Set(
  Object.values(actions)
    .flatMap((module) => Object.values(module))
    .flatMap(({ screen, all = [] }) => (everyones(screen) ? [] : all))
    .filter(({ mutation, open, isForAll }) => (mutation || open) && !isForAll)
    .flatMap(({ label, short, mutation }) => [label, short, mutation?.batch?.label])
    .filter((label) => typeof label === 'string'),
)
const WRITING = /^(新增|添加|新建|创建|编辑|修改|删除|保存|提交|上传|导入|启用|禁用|重置密码|批量(?!打印))/
const NO_ACCESS = /没有打开此页面的权限/
const REFUSED = new RegExp(`加载失败|权限不足|${NO_ACCESS.source}`)

function everyones(name: unknown): boolean {
  return [...menuScreens('plain'), ...menuScreens('material')].some(
    ({ routeName, grant }) => routeName === name && grant === undefined,
  )
}

const own = new Set<string>()
/** The screens of a product in the account's menu that no earlier account has opened. */
function screensOf(variant: 'plain' | 'material') {
  const names = new Set(menuScreens(variant).flatMap(({ routeName, grant }) => (grant ? [routeName] : [])))
  const found = pages.filter(({ name, owners }) => !own.has(name) && [name, ...owners].some((one) => names.has(one)))
  for (const { name } of found) own.add(name)
  return found
}

describe('a read-only account opens each screen and record it may see, and finds no action that writes', () => {
  it.each([
    ['supplier', 'yueheng03', screensOf('plain')],
    ['material', 'haichuan03', screensOf('material')],
  ] as const)('%s: %s', { timeout: 180_000 }, async (host, account, screens) => {
    setHost(host)
    withoutShell()
    await renderApp({ path: '/home', account })
    // Leaving home while it loads keeps its skeleton behind the other pages.
    await idle()
    const faults: string[] = []
    for (const { name, path, writes } of screens) {
      await visit(`${path}?${new URLSearchParams(ADDRESSES[name]?.() ?? {})}`)
      if (writes) {
        await waitFor(() => expect(document.body).toHaveTextContent(NO_ACCESS))
        continue
      }
      await waitFor(() => expect(page().textContent).not.toBe(''))
      await idle()
      const text = document.body.textContent ?? ''
      if (REFUSED.test(text)) faults.push(`${name}: ${REFUSED.exec(text)?.[0]}`)
      // A header's button sorts by its column, whatever that is called.
      const buttons = [...document.querySelectorAll('[role=tabpanel] button, [role=dialog] button')]
        .filter((button) => !button.closest('thead'))
        .map(({ textContent }) => textContent?.trim() ?? '')
      faults.push(
        ...buttons.filter((label) => LABELS.has(label) || WRITING.test(label)).map((label) => `${name}: ${label}`),
      )
    }
    expect(faults).toEqual([])
  })
})

it('a role changed while signed in is reported at the first rejection, and its actions disappear', async () => {
  await renderApp({ path: '/supplier/car/list', account: 'yueheng01' })
  await shows('新增车辆')
  const menuId = menuIdOf('carList')
  const [row] = db.roleMenus.filter((one) => one.roleId === '7001' && one.menuId === menuId)
  db.roleMenus.update(row?.id ?? '', { isSuper: false })
  for (const one of db.roleMenus.filter((other) => other.roleId === '7001' && other.menuId === menuIdOf('driverList')))
    db.roleMenus.delete(one.id)
  await user.click((await waitFor(() => inPage().getAllByRole('button', { name: '删除' })))[0] as HTMLElement)
  await user.click(await waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name: /^删\s*除$/ })))
  await waitFor(() => expect(document.body).toHaveTextContent('您的权限可能刚被调整，菜单已重新读取'))
  await waitFor(() => expect(inPage().queryByRole('button', { name: '新增车辆' })).toBeNull())
  expect(inPage().queryByRole('button', { name: '删除' })).toBeNull()
  expect(screen.queryByText('司机管理')).toBeNull()
  expect(address()).toBe('/supplier/car/list')
})
