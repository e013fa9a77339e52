import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { guideOf } from '#app/guides'
import { pages } from '#app/pages'
import { menuScreens } from '#mocks/kernel/auth/menu'
import { renderApp, runApp, shows, user, visit } from '#tests/kit/render'

runApp('material')

const offer = () => screen.queryByRole('button', { name: '第一次用这一页？' })

it('the first visit of a screen offers three sentences about it, once', async () => {
  await renderApp({ path: '/supplier/car/list', account: 'haichuan' })
  await waitFor(() => expect(offer()).not.toBeNull())
  await user.click(offer() as HTMLElement)
  const panel = within(await screen.findByRole('dialog', { name: '帮助：车辆管理' }))
  const said = within(await panel.findByRole('region', { name: '这一页怎么用' })).getAllByRole('listitem')
  expect(said).toHaveLength(3)
  expect(offer()).toBeNull()
  await visit('/supplier/driver/list')
  await waitFor(() => expect(offer()).not.toBeNull())
  await visit('/supplier/car/list')
  await shows('年检有效期至')
  expect(offer()).toBeNull()
})

it('every screen of the menus has its sentences', () => {
  const listed = [...menuScreens('material'), ...menuScreens('plain')]
  const names = pages
    .filter((page) =>
      listed.some(({ routeName, frontRoute }) => routeName === page.name || frontRoute === page.frontRoute),
    )
    .map(({ name }) => name)
  expect(names.length).toBeGreaterThan(60)
  expect([...names, 'home_index'].filter((name) => guideOf(name).introduction?.length !== 3)).toEqual([])
})
