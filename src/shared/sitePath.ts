// The site may be served under a path of a host that others share. The build takes it from `BASE`; see
// docs/deploying.md.

/** The address of a path of the site: `/home` is `/supplier/home` on a site that is served under `/supplier/`. */
export function siteUrl(path: string): string {
  return import.meta.env.BASE_URL.slice(0, -1) + path
}

/** The path of the window's address within the site; one outside it stays as it is. */
export function currentPath(): string {
  const { pathname } = window.location
  const home = siteUrl('')
  return pathname === home || pathname.startsWith(`${home}/`) ? pathname.slice(home.length) || '/' : pathname
}

/** A name in the browser's stores, locks and channels, which all sites of a host share. */
export function storedName(name: string): string {
  return (import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL) + name
}

/** The name within this site of one in the browser's stores; null for a name of another site of the host. */
export function ownName(stored: string): string | null {
  const prefix = storedName('')
  const isOwn = prefix === '' ? !stored.startsWith('/') : stored.startsWith(prefix)
  return isOwn ? stored.slice(prefix.length) : null
}
