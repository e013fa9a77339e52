import type { ComponentType, ReactNode } from 'react'
import type { Block, PageClient } from '#features/mall/decoration/model'
import type { PageRules } from '#features/mall/decoration/model/pageRules'
import type { PageBlocks } from './usePageBlocks'

/** What differs between the pages on phones and those of the site: their blocks, and how they are shown and edited. */
export type PageKit = PageRules & {
  client: PageClient
  /** The names of its editor and of its list. */
  editor: 'main' | 'renovation'
  list: 'wapList' | 'floorList'
  /** How a block of a known kind is shown and set. */
  faceOf: (block: Block) => BlockFace
  /** What surrounds the blocks on the screen of a buyer. */
  Screen: ComponentType<{ width: number; title: string; children: ReactNode }>
  /** Widths of the preview, px; the first one is that of the canvas. */
  widths: readonly { value: number; label: string }[]
}

/** How blocks of a kind look: to buyers, and in the settings. */
export type BlockFace = {
  View: ComponentType<BlockViewProps>
  Fields: ComponentType<BlockFieldsProps>
}

/** Props of a block as buyers see it. */
export type BlockViewProps = {
  block: Block
  /** The card that is shown where only one is. */
  card: number
  /** Whether buyers' gestures work: a carousel scrolls, headings switch. */
  isLive: boolean
}

/** Props of the settings of a block. */
export type BlockFieldsProps = { page: PageBlocks; block: Block; disabled: boolean }
