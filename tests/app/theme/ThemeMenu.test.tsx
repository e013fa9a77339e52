import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { startTheme } from '#app/theme/theme'
import { reload, renderApp, reopen, runApp, signIn, user } from '#tests/kit/render'

runApp('supplier')

const shown = () => {
  const { theme, density } = document.documentElement.dataset
  return [theme, density]
}
const stored = () => [localStorage.getItem('theme'), localStorage.getItem('density')]
const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement)
const home = async (account: string) => {
  await renderApp({ path: '/home', account })
  await screen.findByText(/^您好/)
}

/** The entries of the open menu: name and whether chosen. */
async function entries() {
  const items = await screen.findAllByRole('menuitemradio')
  return items.map((item) => `${item.textContent}${item.getAttribute('aria-checked') === 'true' ? ' ✓' : ''}`)
}

async function choose(name: string) {
  if (screen.queryAllByRole('menuitemradio').length === 0)
    await user.click(header().getByRole('button', { name: '外观' }))
  await user.click(await screen.findByRole('menuitemradio', { name }))
}

async function signOut() {
  const buttons = header().getAllByRole('button')
  await user.click(buttons.at(-1) as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  await waitFor(() => expect(localStorage.getItem('userInfoSeller')).toBeNull())
}

/** A system whose theme can change while the page is open. */
function stubSystem() {
  const system = Object.assign(new EventTarget(), { matches: false })
  const asked = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('color-scheme') ? (system as unknown as MediaQueryList) : asked(query),
  )
  return (isDark: boolean) =>
    act(() => {
      system.matches = isDark
      system.dispatchEvent(new Event('change'))
    })
}

describe('theme and density', () => {
  it('are chosen in the header, from the keyboard too', async () => {
    await home('yueheng')
    header().getByRole('button', { name: '外观' }).focus()
    await user.keyboard('{Enter}')
    expect(await entries()).toEqual(['浅色', '深色', '跟随系统 ✓', '标准 ✓', '紧凑'])
    await choose('深色')
    expect(shown()).toEqual(['dark', 'standard'])
    await choose('紧凑')
    expect(shown()).toEqual(['dark', 'compact'])
    expect(stored()).toEqual(['dark', 'compact'])
    await user.click(header().getByRole('button', { name: '外观' }))
    expect(await entries()).toEqual(['浅色', '深色 ✓', '跟随系统', '标准', '紧凑 ✓'])
  })

  it('leave the drop-down of the user its single entry', async () => {
    await home('yueheng')
    await user.click(header().getAllByRole('button').at(-1) as HTMLElement)
    expect(await screen.findAllByRole('menuitem', { name: '退出登录' })).toHaveLength(1)
    expect(screen.queryAllByRole('menuitemradio')).toEqual([])
  })

  it('survive a reload, and a sign-out per user, which clears local storage', async () => {
    await home('yueheng')
    await choose('深色')
    await reload()
    await screen.findByText(/^您好/)
    expect(shown()).toEqual(['dark', 'standard'])
    await signOut()
    expect(shown()).toEqual(['light', 'standard'])
    await act(() => signIn('yueheng01'))
    expect([shown(), stored()]).toEqual([
      ['light', 'standard'],
      [null, null],
    ])
    reopen('/home')
    await screen.findByText(/^您好/)
    await choose('紧凑')
    await signOut()
    await act(() => signIn('yueheng'))
    expect([shown(), stored()]).toEqual([
      ['dark', 'standard'],
      ['dark', 'standard'],
    ])
  })

  it('follow the system while the page is open, unless one theme is chosen', async () => {
    const setDark = stubSystem()
    const stop = startTheme()
    await home('yueheng')
    expect(shown()).toEqual(['light', 'standard'])
    setDark(true)
    expect(shown()).toEqual(['dark', 'standard'])
    await choose('浅色')
    expect(shown()).toEqual(['light', 'standard'])
    await choose('跟随系统')
    expect(shown()).toEqual(['dark', 'standard'])
    setDark(false)
    expect(shown()).toEqual(['light', 'standard'])
    stop()
  })

  it('follow the other browser tabs, and restore their choice at the next sign-in', async () => {
    await home('yueheng')
    await choose('浅色')
    const elsewhere = (key: string, newValue: string) =>
      act(() => {
        localStorage.setItem(key, newValue)
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
      })
    elsewhere('theme', 'dark')
    elsewhere('density', 'compact')
    expect(shown()).toEqual(['dark', 'compact'])
    await signOut()
    await act(() => signIn('yueheng'))
    expect(shown()).toEqual(['dark', 'compact'])
  })

  it('print light', async () => {
    await home('yueheng')
    await choose('深色')
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(shown()).toEqual(['light', 'standard'])
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(shown()).toEqual(['dark', 'standard'])
  })

  it('fall back to the system when the stored theme is unknown', async () => {
    await home('yueheng')
    localStorage.setItem('theme', 'sepia')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'sepia' })))
    expect(shown()).toEqual(['light', 'standard'])
  })
})
