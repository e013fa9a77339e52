import type { Load } from './network'

type Batch = { files: Load[]; start: number; end: number }

/**
 * The number of waves in which the script files come. Files requested together are a batch: those that the HTML names,
 * or those whose preload links reached the head at once; any other file is a batch of its own. A batch belongs to the
 * wave after the latest one that had a complete batch when it was requested, because it may have waited for that.
 */
export function wavesOf(scripts: readonly Load[], preloads: readonly string[][]): number {
  const batches = new Map<unknown, Batch>()
  for (const file of scripts) {
    const key = file.isInHtml ? 'html' : (preloads.find((urls) => urls.includes(file.url)) ?? file)
    const batch = batches.get(key) ?? { files: [], start: Number.POSITIVE_INFINITY, end: 0 }
    batch.files.push(file)
    batch.start = Math.min(batch.start, file.start)
    batch.end = Math.max(batch.end, file.end)
    batches.set(key, batch)
  }
  const waves = new Map<Batch, number>()
  for (const batch of [...batches.values()].sort((a, b) => a.start - b.start)) {
    const before = [...waves].filter(([{ end }]) => end <= batch.start).map(([, wave]) => wave)
    waves.set(batch, 1 + Math.max(0, ...before))
  }
  return Math.max(0, ...waves.values())
}
