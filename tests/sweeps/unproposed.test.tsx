import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pages } from '#app/pages'
import { menuScreens } from '#mocks/kernel/auth/menu'
import { setProposed } from '#shared/proposals'
import { describedAt } from '#tests/contract/product'
import { asked, idle, openPrepared, page, runApp, server, setHost, signIn, withoutShell } from '#tests/kit/render'

// A gateway that has what the specification and the ancestor list, and nothing of ours.

runApp('supplier')

type Addresses = Readonly<Record<string, () => Record<string, string>>>
const areas = import.meta.glob<{ addresses: Addresses }>('../features/*/*/addresses.ts', { eager: true })
const ADDRESSES: Addresses = Object.assign({}, ...Object.values(areas).map(({ addresses }) => addresses))
/** Screens of the plain product; the others belong to the material product alone. */
const PLAIN = new Set(menuScreens('plain').map(({ routeName }) => routeName))

const isOurs = ({ method, path }: { method: string; path: string }) =>
  describedAt(method, path)?.endpoint.proposed !== undefined

beforeEach(() => {
  setProposed('none')
  server.use(
    http.all('*', ({ request: { method, url } }) =>
      isOurs({ method, path: new URL(url).pathname }) ? new HttpResponse(null, { status: 404 }) : undefined,
    ),
  )
})
afterEach(() => setProposed('all'))

it.each(
  pages
    .filter(({ needs, prefetch }) => !needs && !prefetch?.proposed)
    .filter(({ name, id }) => id.length === 0 || ADDRESSES[name])
    .map((screen) => [screen.name, screen] as const),
)('%s opens whole without our proposals, and asks for none', async (name, { path, owners }) => {
  const isPlain = [name, ...owners].some((one) => PLAIN.has(one))
  if (!isPlain) setHost('material')
  await signIn(isPlain ? 'yueheng' : 'haichuan')
  withoutShell()
  await openPrepared(`${path}?${new URLSearchParams(ADDRESSES[name]?.() ?? {})}`)
  await idle()
  expect(asked.filter(isOurs).map(({ path: to }) => to)).toEqual([])
  expect(page().textContent).not.toMatch(/加载失败|系统异常|页面不存在|没有找到/)
  expect(emptyBoxes()).toEqual([])
})

it.each(
  pages.filter(({ needs, prefetch }) => needs || prefetch?.proposed).map((screen) => [screen.name, screen] as const),
)('%s is no screen without our proposals', async (name, { path, owners }) => {
  const isPlain = [name, ...owners].some((one) => PLAIN.has(one))
  if (!isPlain) setHost('material')
  await signIn(isPlain ? 'yueheng' : 'haichuan')
  withoutShell()
  await openPrepared(path)
  await idle()
  expect(document.body).toHaveTextContent('页面不存在')
})

/** Sections with nothing below their heading. */
function emptyBoxes(): string[] {
  return [...page().querySelectorAll('section')]
    .filter((section) => (section.textContent ?? '') === (section.querySelector('h2')?.textContent ?? 'none'))
    .map((section) => section.textContent ?? '')
}
