import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Pixels } from '#domain/file/fileContent'
import { safePicture } from '#shared/safeUrl'
import { loadImage } from './loadImage'

/** Natural sizes of pictures by URL; null = could not be loaded, absent = not known yet. */
type PictureSizes = ReadonlyMap<string, Pixels | null>

/** Sizes that are remembered at most: a page shows far fewer pictures. */
const MAX_KNOWN = 500

const known = new Map<string, Pixels | null>()
const loading = new Set<string>()
const listeners = new Set<() => void>()

/**
 * The natural sizes of pictures. Each is loaded once while the site is open. The map is the same one until a size in
 * it changes.
 */
export function usePictureSizes(urls: readonly string[]): PictureSizes {
  // Callers pass a new array on each render.
  const list = JSON.stringify([...new Set(urls)])
  const read = useMemo(() => reader(JSON.parse(list) as string[]), [list])
  useEffect(() => {
    for (const url of JSON.parse(list) as string[]) void learn(url)
  }, [list])
  return useSyncExternalStore(subscribe, read)
}

/** Reads the known sizes of some pictures; the same map while they are the same. */
function reader(urls: readonly string[]): () => PictureSizes {
  let last: PictureSizes = new Map()
  return () => {
    const found = urls.filter((url) => known.has(url))
    const isSame = found.length === last.size && found.every((url) => last.get(url) === known.get(url))
    if (!isSame) last = new Map(found.map((url) => [url, known.get(url) ?? null]))
    return last
  }
}

async function learn(url: string): Promise<void> {
  if (known.has(url) || loading.has(url)) return
  loading.add(url)
  const source = safePicture(url)
  const image = source === null ? null : await loadImage(source).catch(() => null)
  loading.delete(url)
  known.set(url, image && { width: image.naturalWidth, height: image.naturalHeight })
  const [oldest] = known.keys()
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
