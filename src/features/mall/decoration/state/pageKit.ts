import type { ComponentType, ReactNode } from 'react'
import type { Block } from '#features/mall/decoration/model'
import type { PageRules } from './pageRules'
import type { PageBlocks } from './usePageBlocks'

/** What differs between the pages on phones and those of the site: their blocks, and how they are shown and edited. */
export type PageKit = PageRules & {
  /** The names of its editor and of its list. */
  editor: 'main' | 'renovation'
  list: 'wapList' | 'floorList'
  /** A block as buyers see it. */
  View: ComponentType<BlockViewProps>
  /** What surrounds the blocks on the screen of a buyer. */
  Screen: ComponentType<{ width: number; title: string; children: ReactNode }>
  /** Widths of the preview, px; the first one is that of the canvas. */
  widths: readonly { value: number; label: string }[]
  /** The settings of the selected block, of a known type. */
  Fields: ComponentType<BlockFieldsProps>
}

/** Props of the view of a block. */
export type BlockViewProps = {
  /** The block as text, see `PageBlock`. */
  text: string
  /** The card that is shown where only one is. */
  card?: number
  /** Whether buyers' gestures work: a carousel scrolls, headings switch. */
  isLive?: boolean
}

/** Props of the settings of a block. */
export type BlockFieldsProps = { page: PageBlocks; block: Block; disabled: boolean }
