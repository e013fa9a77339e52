import { menuEndpoints } from '#app/menu/endpoints'
import { pages, printPages, publicPages } from '#app/pages'
import { prefetchArg } from '#app/prefetchArg'
import { loadSite } from '#app/site/loadSite'
import { applyStoredLook } from '#app/theme/look'
import { fillPath } from '#shared/endpoint'
import { dictEndpoints } from '#shared/fields/endpoints'
import { prefetch } from '#shared/http/prefetch'
import { isIdleOver } from '#shared/idle'
import { currentPath } from '#shared/sitePath'
import '#app/theme/base.css'
import '#app/theme/firstPaint.css'
import 'virtual:palette.css'
import { isOffered } from '#shared/capability/setting'
import { localStore } from '#shared/storage/webStorage'
import { currentVariant } from '#shared/variant'

// The small entry: reads session and address, and starts loading code and data. It imports no screen and no library.

// Off until `start`: libraries create errors while they load, and Chromium parses the whole file again for each stack.
Error.stackTraceLimit = 0
applyStoredLook()
const path = currentPath().replace(/(.)\/+$/, '$1')
const isSignedIn = localStore.get('userInfoSeller') !== null && !isIdleOver()
// Else the first script has said that this browser is too old.
if (document.documentElement.dataset.frame !== 'old') await begin()

async function begin(): Promise<void> {
  try {
    const site = loadSite()
    if (isSignedIn && !publicPages.some((one) => one.path === path)) askFirst()
    preload()
    const { start } = await import('./main')
    await site
    await start({ pages, publicPages, printPages })
  } catch (error) {
    sayFailure()
    throw error
  }
}

/** Prefetches what the first screen needs: the menu, its own first query, its dictionaries. */
function askFirst() {
  const token = localStore.get('accessToken') ?? ''
  const page = pages.find((one) => one.path === path)
  const arg = page && prefetchArg(page, new URLSearchParams(window.location.search))
  const feature = page?.prefetch?.capability
  if (page?.prefetch && arg && (!feature || isOffered(currentVariant().capabilities, feature))) {
    const { path: url, rest } = fillPath(
      page.prefetch,
      typeof arg === 'string' ? { [page.prefetch.key ?? 'id']: arg } : arg,
    )
    prefetch(url, rest, token)
  }
  prefetch(menuEndpoints.own.path, {}, token)
  for (const code of page?.dicts ?? []) prefetch(dictEndpoints.byCode.path, { code }, token)
}

/** Starts loading the code of the first screen; its render handles a failure. */
function preload() {
  const bare = [...publicPages, ...printPages].find((one) => one.path === path)
  const wanted = isSignedIn
    ? (bare ?? pages.find((one) => one.path === path))
    : (publicPages.find((one) => one.path === path) ?? publicPages[0])
  wanted?.load().catch(() => undefined)
  if (!isSignedIn || publicPages.some((one) => one.path === path)) return
  const frame = bare ? import('#app/layout/PrintFrame') : import('#app/layout/Layout')
  frame.catch(() => undefined)
}

/** Plain DOM, because the app's own code failed to load. */
function sayFailure() {
  const root = document.getElementById('root')
  const text = document.createElement('p')
  text.setAttribute('role', 'alert')
  text.className = 'bootFailure'
  text.textContent = '页面没有加载成功，请检查网络后刷新。The page did not load: check the network and refresh.'
  root?.replaceChildren(text)
}
