import type { Block } from '#features/mall/decoration/model'
import type { BlockIssue } from '#features/mall/decoration/model/page/pageIssues'
import type { BlockKind, BlockLink, BlockPicture } from './blockKind'

/** What the kinds of blocks of a page say together. */
export type PageRules<Kind extends BlockKind = BlockKind> = {
  /** The types to add. */
  palette: readonly { type: string; name: string }[]
  /** The types that open every page, in this order, and stay there. */
  head: readonly string[]
  /** The kind of a block; null for one of an unknown type, or that its kind cannot read. */
  kindOf: (block: Block) => Kind | null
  newBlock: (type: string) => Block
  /** The text of a duplicate. */
  copyOf: (text: string) => string
  /** The name of a block by its kind; null for an unknown one. */
  nameOf: (block: Block) => string | null
  /** What is missing in a block; an unknown one is not judged. */
  issuesOf: (block: Block) => readonly BlockIssue[]
  picturesOf: (block: Block) => readonly BlockPicture[]
  linksOf: (block: Block) => readonly BlockLink[]
}

/**
 * The rules of pages of these kinds of blocks, by type in the order of the palette.
 *
 * @param keyed gives a block a key of its own, where blocks have one; those of the head have none
 */
export function pageRules<Kind extends BlockKind>(
  kinds: Readonly<Record<string, Kind>>,
  keyed?: (block: Block) => Block,
): PageRules<Kind> {
  const entries = Object.entries(kinds)
  const kindOf = (block: Block) => {
    const kind = Object.hasOwn(kinds, block.type) ? kinds[block.type] : undefined
    return kind?.canRead(block) ? kind : null
  }
  return {
    palette: entries.flatMap(([type, { name, offered }]) =>
      offered === 'head' || offered === 'palette' ? [{ type, name }] : [],
    ),
    head: entries.flatMap(([type, { offered }]) => (offered === 'head' ? [type] : [])),
    kindOf,
    newBlock: (type) => {
      const kind = kinds[type]
      const block = kind?.create(type) ?? { type }
      return keyed && kind?.offered !== 'head' ? keyed(block) : block
    },
    copyOf: (text) => {
      const block = JSON.parse(text) as Block
      return keyed && kindOf(block) ? JSON.stringify(keyed(block)) : text
    },
    nameOf: (block) => kindOf(block)?.nameOf(block) ?? null,
    issuesOf: (block) => kindOf(block)?.issuesOf(block) ?? [],
    picturesOf: (block) => kindOf(block)?.picturesOf(block) ?? [],
    linksOf: (block) => kindOf(block)?.linksOf(block) ?? [],
  }
}
