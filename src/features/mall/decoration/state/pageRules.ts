import type { Block, PageClient, Size } from '#features/mall/decoration/model'
import type { BlockIssue } from '#features/mall/decoration/model/pageIssues'

/** A picture of a block, and the size it is wanted in. */
export type BlockPicture = { card: number; url: string; wanted: Size | null }

/** The blocks of the pages of one client. */
export type PageRules = {
  client: PageClient
  /** The types to add. */
  palette: readonly { type: string; name: string }[]
  /** The types that open every page, in this order, and stay there. */
  head: readonly string[]
  newBlock: (type: string) => Block
  /** The text of a duplicate. */
  copyOf: (text: string) => string
  /** The name of a block by its type; null for a type that this product does not know. */
  nameOf: (block: Block) => string | null
  /** What is missing in a block. */
  issuesOf: (block: Block) => readonly BlockIssue[]
  picturesOf: (block: Block) => readonly BlockPicture[]
}
