import { readFileSync } from 'node:fs'

/** The blocks of a language in docs/deploying.md, which has this many of them. */
export function guideBlocks(language: string, count: number): string[] {
  const guide = readFileSync(new URL('../../../docs/deploying.md', import.meta.url), 'utf8')
  const blocks = [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(([, name]) => name === language)
  if (blocks.length !== count)
    throw new Error(`docs/deploying.md has ${blocks.length} blocks of ${language}, not ${count}`)
  return blocks.map(([, , block = '']) => block)
}
