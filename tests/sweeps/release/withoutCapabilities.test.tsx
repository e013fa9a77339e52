import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pages, printPages } from '#app/pages'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { asked, page, reopen, runApp, server, signIn } from '#tests/kit/render'
import { ADDRESSES, openScreen } from '#tests/kit/suites/everyScreen'
import { describedAt } from '#tests/tools/contract/product'

// A gateway that has what the specification and lilishop list, and nothing of ours.

runApp('supplier')

const isOurs = ({ method, path }: { method: string; path: string }) =>
  describedAt(method, path)?.endpoint.capability !== undefined

beforeEach(() => {
  setCapabilities([])
  server.use(
    http.all('*', ({ request: { method, url } }) =>
      isOurs({ method, path: new URL(url).pathname }) ? new HttpResponse(null, { status: 404 }) : undefined,
    ),
  )
})
afterEach(() => setCapabilities('all'))

it.each(
  pages
    .filter(({ needs, prefetch }) => !needs && !prefetch?.capability)
    .filter(({ name, id }) => id.length === 0 || ADDRESSES[name])
    .map((screen) => [screen.name, screen] as const),
)('%s opens whole without our capabilities, and asks for none', async (_, screen) => {
  await openScreen(screen)
  // What still loads is empty, too.
  await waitFor(() => expect(emptyBoxes()).toEqual([]))
  expect(asked.filter(isOurs).map(({ path: to }) => to)).toEqual([])
  expect(page().textContent).not.toMatch(/加载失败|系统异常|页面不存在|没有找到/)
})

it.each(
  pages.filter(({ needs, prefetch }) => needs || prefetch?.capability).map((screen) => [screen.name, screen] as const),
)('%s is no screen without our capabilities', async (_, screen) => {
  await openScreen(screen)
  expect(document.body).toHaveTextContent('页面不存在')
})

it.each(printPages.filter(({ needs }) => needs))(
  '$name is no sheet without our capabilities',
  async ({ name, path }) => {
    await signIn('yueheng')
    reopen(`${path}?${new URLSearchParams(ADDRESSES[name]?.())}`)
    await waitFor(() => expect(document.body).toHaveTextContent('页面不存在'))
    expect(asked.filter(isOurs)).toEqual([])
  },
)

/** Sections with nothing below their heading. */
function emptyBoxes(): string[] {
  return [...page().querySelectorAll('section')]
    .filter((section) => (section.textContent ?? '') === (section.querySelector('h2')?.textContent ?? 'none'))
    .map((section) => section.textContent ?? '')
}
