import type { Block } from '#features/mall/decoration/model'
import type { Link } from '#features/mall/decoration/model/link/links'
import type { BlockIssue } from '#features/mall/decoration/model/page/pageIssues'

/** A size in px. */
export type Size = { width: number; height: number }

/** A size in px. */
export function size(width: number, height: number): Size {
  return { width, height }
}

/** The same size several times. */
export function times(count: number, one: Size): Size[] {
  return Array.from({ length: count }, () => one)
}

/** A picture of a block, and the size it is wanted in; a height of 0 is free. */
export type BlockPicture = { card: number; url: string; wanted: Size | null }

/** A link of a block. */
export type BlockLink = { card: number; link: Link }

/** The colour of a new text. */
export const NEW_COLOR = '#000000'

/**
 * A kind of blocks, of phones or of the site: a new kind is an entry in `phoneKinds` or `siteKinds`, and, where it
 * looks like no other, a view in `phoneViews` or `siteViews`.
 */
export type BlockKind = {
  /** Its name in the palette, as saved. */
  name: string
  /**
   * `head`: opens every page; `palette`: offered by itself; `style`: one look of 广告魔方; `off`: only shown when the
   * server sends it.
   */
  offered: 'head' | 'palette' | 'style' | 'off'
  /** The name of one of its blocks on screen. */
  nameOf: (block: Block) => string
  /** A new block, without pictures and links. */
  create: (type: string) => Block
  /** Whether a block of the type has what the others read of it; one without is shown as unknown, and kept. */
  canRead: (block: Block) => boolean
  /** What is missing in a block. */
  issuesOf: (block: Block) => BlockIssue[]
  picturesOf: (block: Block) => BlockPicture[]
  linksOf: (block: Block) => BlockLink[]
}
