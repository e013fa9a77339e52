import type { Page, Request } from '@playwright/test'

/** A call that reads, and the screen that sends it. */
export type Read = { name: string; url: string; headers: Record<string, string> }

/** So long a screen sends nothing before it is taken as done, ms. */
const QUIET = 300
const PATIENCE = 20_000
/** The name of a screen among those of Ctrl+K. */
const SEARCH = 'Ctrl+K'
/** A name, a number, an amount, and a name in Latin letters. */
const TEXTS = ['螺纹钢', '202611', '38596', 'lwg']

/** What the screens of the menu and Ctrl+K read: when they open, for a word searched for, and for a sorted column. */
export async function readsOf(page: Page): Promise<Read[]> {
  const reads = new Map<string, Read>()
  let screen = ''
  let [pending, last] = [0, Date.now()]
  const isCall = (url: string) => new URL(url).pathname.startsWith('/api/')
  page.on('request', (request) => {
    if (!isCall(request.url())) return
    pending++
    if (request.method() !== 'GET') return
    const url = withoutStamp(request.url())
    if (!reads.has(url.href)) reads.set(url.href, { name: screen, url: url.href, headers: request.headers() })
  })
  const ended = (request: Request) => {
    if (!isCall(request.url())) return
    pending--
    last = Date.now()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  const settled = async () => {
    last = Date.now()
    const until = last + PATIENCE
    while ((pending > 0 || Date.now() - last < QUIET) && Date.now() < until) await page.waitForTimeout(50)
    pending = 0
  }
  for (const path of await menuPaths(page)) {
    screen = path
    await page.goto(`/${path}`)
    await page.getByRole('tabpanel').first().waitFor()
    await settled()
    const text = page.getByRole('tabpanel').locator('form input[type="text"]:visible').first()
    if ((await text.count()) > 0 && (await page.getByRole('button', { name: '搜索', exact: true }).count()) > 0) {
      await text.fill('20')
      await text.press('Enter')
      await settled()
    }
    const head = page.locator('th[aria-sort] button:visible').first()
    if ((await head.count()) > 0) {
      await head.click()
      await settled()
    }
  }
  screen = SEARCH
  await page.keyboard.press('Control+K')
  for (const text of TEXTS) {
    await page.getByRole('dialog').getByRole('combobox').fill(text)
    await settled()
  }
  return [...reads.values()].flatMap(withPages)
}

/** The paths of the menu, as the server sends it. */
async function menuPaths(page: Page): Promise<string[]> {
  // Nothing of the page before may answer: its body is gone once the page is.
  await page.goto('about:blank')
  const answered = page.waitForResponse(/menu-include-client/)
  await page.goto('/home')
  const { data } = await (await answered).json()
  const walk = (nodes: MenuNode[]): string[] => nodes.flatMap(({ path, children }) => [path, ...walk(children ?? [])])
  return [...new Set(walk(data).filter(Boolean))]
}

type MenuNode = { path: string; children?: MenuNode[] }

/** A list is also asked for 100 rows, and for page 50. */
function withPages(read: Read): Read[] {
  const { searchParams } = new URL(read.url)
  const size = Number(searchParams.get('pageSize'))
  // Counts ask for one row, home for three, and what is summed in the page for 200.
  if (size < 10 || size > 50) return [read]
  const paged = (current: number, size: number): Read => {
    const url = new URL(read.url)
    const own = { current, size, pageNumber: current, pageSize: size }
    for (const [name, value] of Object.entries(own)) url.searchParams.set(name, String(value))
    return { ...read, url: url.href }
  }
  return [read, paged(1, 100), paged(50, 20)]
}

/** The address without the stamp that keeps it out of caches. */
function withoutStamp(address: string): URL {
  const url = new URL(address)
  url.searchParams.delete('_t')
  return url
}
