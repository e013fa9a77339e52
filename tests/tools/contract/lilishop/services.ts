/** The three servers of a lilishop that its sellers' front end calls. */
export type Services = { seller: string; common: string; buyer: string }

/**
 * The prefixes of the group's gateway, and what stands in their place. The longer comes first: what members do is
 * below the seller's path at the gateway.
 */
const PREFIXES: readonly [prefix: string, service: keyof Services, instead: string][] = [
  ['/api/store/buyer/', 'buyer', '/buyer/'],
  // The gateway's way to pick SKUs is the list of them, by the same filters.
  ['/api/store/goods/goods/sku/page', 'seller', '/store/goods/goods/sku/list'],
  ['/api/store/', 'seller', '/store/'],
  ['/api/common/', 'common', '/common/'],
  ['/api/buyer/', 'buyer', '/buyer/'],
]

/** Reads `SELLER,COMMON,BUYER`, three addresses. */
export function servicesOf(typed: string): Services {
  const [seller, common, buyer, ...more] = typed.split(',').map((each) => each.trim())
  const isWhole = [seller, common, buyer].every((each) => URL.canParse(each ?? '')) && more.length === 0
  if (!(isWhole && seller && common && buyer)) throw new Error('--lilishop needs three addresses: SELLER,COMMON,BUYER')
  return { seller, common, buyer }
}

/** Where a call is passed on to; null for one that no lilishop has. `url` may have a query. */
export function placeOf(url: string, services: Services): { target: string; path: string } | null {
  for (const [prefix, service, instead] of PREFIXES) {
    if (url.startsWith(prefix)) return { target: services[service], path: instead + url.slice(prefix.length) }
  }
  return null
}
