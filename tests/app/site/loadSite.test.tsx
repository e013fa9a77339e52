import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { runApp, server } from '#tests/kit/render'

runApp('supplier')

/** The modules of a page that starts now, with what the browser has stored. */
async function start() {
  vi.resetModules()
  const { loadSite } = await import('#app/site/loadSite')
  const { currentLogo, currentSiteTitle, currentVariant, apiBase } = await import('#shared/variant')
  const { diagnosis } = await import('#shared/diagnosis/diagnosis')
  const now = () => {
    const { id, mallName, capabilities } = currentVariant()
    return { id, mallName, capabilities, title: currentSiteTitle(), logo: currentLogo(), apiBase: apiBase() }
  }
  return { loadSite, now, diagnosis }
}

const serve = (answer: () => Response) => server.use(http.get('*/site.json', answer))
/** The brand colour of the style sheet that was added last. */
const brand = () => /--brand:(#\w+)/.exec([...document.querySelectorAll('style')].at(-1)?.textContent ?? '')?.[1]

const BUILT = {
  id: 'supplier',
  mallName: '集采商城',
  capabilities: 'auto',
  title: '集采商城供应商后台',
  logo: '/favicon.svg',
  apiBase: '',
}

beforeEach(() => localStorage.clear())

it('takes names, logo, variant and addresses from the file, and has them at once in the next start', async () => {
  serve(() =>
    HttpResponse.json({
      mallName: '青岭商城',
      logo: '/brand/logo.svg',
      brandColor: '#b3131b',
      apiBase: '/gateway/',
      hosts: { 'supplier.localhost': { variant: 'material', capabilities: [] } },
    }),
  )
  const first = await start()
  expect(first.now()).toEqual(BUILT)
  await first.loadSite()
  const changed = {
    id: 'material',
    mallName: '青岭商城',
    capabilities: [],
    title: '青岭商城供应商后台',
    logo: '/brand/logo.svg',
    apiBase: '/gateway',
  }
  expect(first.now()).toEqual(changed)
  expect(brand()).toBe('#b3131b')
  expect(first.diagnosis()).not.toContain('site.json')

  const second = await start()
  expect(second.now()).toEqual(changed)
  serve(() => HttpResponse.json({}))
  await second.loadSite()
  expect(second.now()).toEqual(BUILT)
  expect(brand()).toBe('#1f5f9e')
})

it.each([
  ['is missing', () => new HttpResponse(null, { status: 404 }), 'site.json is wrong: missing'],
  [
    'is the page instead',
    () => HttpResponse.html('<!doctype html><div id="root"></div>'),
    'site.json is wrong: site.json',
  ],
  ['is cut off', () => new HttpResponse('{"mallName":"青'), 'site.json is wrong: site.json'],
])('a file that %s gives what was built, and a line in the diagnosis of each page', async (_, answer, line) => {
  serve(() => HttpResponse.json({ mallName: '青岭商城' }))
  await (await start()).loadSite()
  serve(answer)
  for (const _page of [1, 2]) {
    const page = await start()
    await page.loadSite()
    expect(page.now()).toEqual(BUILT)
    expect(page.diagnosis()).toContain(line)
  }
})

it('leaves out a colour that nobody could read, and says so', async () => {
  serve(() => HttpResponse.json({ mallName: '青岭商城', brandColor: '#ffd400' }))
  const page = await start()
  await page.loadSite()
  expect(page.now().mallName).toBe('青岭商城')
  expect(page.diagnosis()).toContain('site.json is wrong: brandColor')
})

it('keeps what was read last while the site cannot be reached', async () => {
  serve(() => HttpResponse.json({ mallName: '青岭商城' }))
  await (await start()).loadSite()
  serve(() => HttpResponse.error())
  const page = await start()
  await page.loadSite()
  expect(page.now().mallName).toBe('青岭商城')
  expect(page.diagnosis()).not.toContain('site.json')
})
