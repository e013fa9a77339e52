/** The tag of the entry in the page of a version, as `newVersion` reads it. */
export function entryTag(entry: string): string {
  return `<script type="module" crossorigin src="/assets/index-${entry}.js"></script>`
}

/** Makes this page one of an entry and a version, as the build writes them. */
export function asPageOf(entry: string, version: string): void {
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', src: `/assets/index-${entry}.js` })
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'version', content: version })
  document.head.append(script, meta)
}

/** Takes it back. */
export function leavePageOf(): void {
  for (const tag of document.querySelectorAll('script[src*="/assets/index-"], meta[name="version"]')) tag.remove()
}
