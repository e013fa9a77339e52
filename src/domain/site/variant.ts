/** Material suppliers (shops of the mall) or plain, centralised-procurement suppliers. */
export type VariantId = 'material' | 'supplier'

/**
 * Which capabilities a gateway has: all, those of these names, or `auto`: each until a call of it is answered by 404.
 */
export type CapabilitySetting = 'all' | 'auto' | readonly string[]

/** Configuration that differs between the two variants of the product. */
export type VariantConfig = {
  id: VariantId
  /** Hosts that select the variant; `*.x` is any sub-domain of x. */
  hosts: string[]
  appId: string
  clientId: string
  clientSecret: string
  mallName: string
  /** Titles of the mall's tenants by host suffix. */
  tenantTitles: { suffix: string; title: string }[]
  imageHost: string
  /** Further hosts that files are opened from. */
  fileHosts: readonly string[]
  website: string
  mapKey: string
  capabilities: CapabilitySetting
  /**
   * Where failures and timings of real users are reported to: the address of a Sentry-compatible project; '' = nowhere.
   */
  reportDsn: string
  loginPath: '/login' | '/loginSupplier'
}

declare global {
  /** The variants, as vite.config.ts reads them from the two `.env.*` files. */
  const __VARIANTS__: readonly VariantConfig[]
}

/** Reads a variant from its environment file; a missing key is '' or an empty list. */
export function readVariant(id: VariantId, env: Readonly<Record<string, string | undefined>>): VariantConfig {
  const read = (key: string) => env[key]?.trim() ?? ''
  return {
    id,
    hosts: parts(read('VITE_HOSTS'), ','),
    appId: read('VITE_APP_ID'),
    clientId: read('VITE_CLIENT_ID'),
    clientSecret: read('VITE_CLIENT_SECRET'),
    mallName: read('VITE_MALL_NAME'),
    tenantTitles: parts(read('VITE_TENANT_TITLES'), ';').flatMap((pair) => {
      const [suffix = '', title = ''] = parts(pair, '=')
      return title === '' ? [] : [{ suffix, title }]
    }),
    imageHost: read('VITE_IMAGE_HOST'),
    fileHosts: parts(read('VITE_FILE_HOSTS'), ','),
    website: read('VITE_WEBSITE'),
    mapKey: read('VITE_MAP_KEY'),
    capabilities: capabilitySetting(read('VITE_PROPOSED')),
    reportDsn: read('VITE_REPORT_DSN'),
    loginPath: id === 'supplier' ? '/loginSupplier' : '/login',
  }
}

/** `auto` by default; `none` is a list without names. */
function capabilitySetting(typed: string): CapabilitySetting {
  if (typed === '' || typed === 'auto') return 'auto'
  return typed === 'all' ? typed : typed.split(/[\s,]+/).filter((name) => name !== '' && name !== 'none')
}

/**
 * The variant of a host. Port and letter case are ignored; an exact host beats a wildcard, the longest wildcard wins,
 * an unknown host gets `fallback`.
 *
 * @throws when `variants` does not contain the fallback: the build is misconfigured
 */
export function pickVariant(host: string, variants: readonly VariantConfig[], fallback: VariantId): VariantConfig {
  const claims = variants.flatMap((variant) =>
    variant.hosts.map((pattern) => ({ variant, weight: hostWeight(host, pattern) })),
  )
  const best = claims.reduce<(typeof claims)[number] | null>(
    (winner, claim) => (claim.weight > (winner?.weight ?? 0) ? claim : winner),
    null,
  )
  const picked = best?.variant ?? variants.find(({ id }) => id === fallback)
  if (!picked) throw new Error(`No variant ${fallback}`)
  return picked
}

/** Name of the site: the tenant title of the longest matching host suffix, else the mall's name, followed by 供应商后台. */
export function siteTitle(variant: VariantConfig, host: string): string {
  const name = hostName(host)
  const tenant = variant.tenantTitles
    .filter(({ suffix }) => name === suffix.toLowerCase() || name.endsWith(`.${suffix.toLowerCase()}`))
    .sort((a, b) => b.suffix.length - a.suffix.length)[0]
  return `${tenant?.title ?? variant.mallName}供应商后台`
}

/** Title of the window: page first, because a browser tab shows only the beginning. */
export function pageTitle(page: string, site: string): string {
  return page === '' ? site : `${page} - ${site}`
}

function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '')
}

/**
 * How well a pattern names a host, whose port and letter case are ignored: 0 not at all; a longer wildcard `*.x` more
 * than a shorter one, the exact name most.
 */
export function hostWeight(host: string, pattern: string): number {
  const [name, wanted] = [hostName(host), pattern.toLowerCase()]
  if (name === wanted) return Number.POSITIVE_INFINITY
  return wanted.startsWith('*.') && name.endsWith(wanted.slice(1)) ? wanted.length : 0
}

function parts(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
