import type { Block } from '#features/mall/decoration/model'
import type { PageBlock } from './pageText'

/** Blocks by their text: a page is read several times per keystroke, and one of its blocks has changed. */
const known = new Map<string, Block>()
/** How many texts are remembered: a few pages. */
const MAX_KNOWN = 500

/** The block of a text; never change it in place. */
export function readBlock({ text }: Pick<PageBlock, 'text'>): Block {
  const found = known.get(text)
  if (found) return found
  if (known.size >= MAX_KNOWN) known.clear()
  const block = JSON.parse(text) as Block
  known.set(text, block)
  return block
}

/** Blocks with a new one before the given place. */
export function inserted(blocks: readonly PageBlock[], at: number, block: PageBlock): PageBlock[] {
  return [...blocks.slice(0, at), block, ...blocks.slice(at)]
}

/** Blocks with one changed; the text of the others stays as it is. */
export function changed(blocks: readonly PageBlock[], key: string, edit: (block: Block) => Block): PageBlock[] {
  return blocks.map((one) => (one.key === key ? { key, text: JSON.stringify(edit(readBlock(one))) } : one))
}

/** The block that is selected once the one at a place is removed: the next one, else the one before; '' for none. */
export function neighbourKey(blocks: readonly PageBlock[], at: number): string {
  return (blocks[at + 1] ?? blocks[at - 1])?.key ?? ''
}

/** Where a drop at a height puts a block: before the first one whose middle is below it. Heights in px. */
export function dropPlace(middles: readonly number[], height: number): number {
  const at = middles.findIndex((middle) => height < middle)
  return at < 0 ? middles.length : at
}
