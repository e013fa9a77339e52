import type { ComponentType, ReactNode } from 'react'
import type { Block } from '#features/mall/decoration/model'
import type { PageRules } from '#features/mall/decoration/model/kind/pageRules'

/** How the pages of one client are shown. */
export type PageView = {
  /** How a block of a known kind is shown; null for an unknown one. */
  viewOf: (block: Block) => ComponentType<BlockViewProps> | null
  /** What surrounds the blocks on the screen of a buyer. */
  Screen: ComponentType<{ width: number; title: string; children: ReactNode }>
  /** Widths of the preview, px; the first one is that of the canvas. */
  widths: readonly { value: number; label: string }[]
}

/** Props of a block as buyers see it. */
export type BlockViewProps = {
  block: Block
  /** The card that is shown where only one is. */
  card: number
  /** Whether buyers' gestures work: a carousel scrolls, headings switch. */
  isLive: boolean
}

/** Views of blocks by their type. */
export type BlockViews = Readonly<Record<string, ComponentType<BlockViewProps>>>

/** How pages are shown, whose blocks have views of their own, or the usual one. */
export function pageView(
  { kindOf }: PageRules,
  own: BlockViews,
  usual: ComponentType<BlockViewProps>,
  screen: Pick<PageView, 'Screen' | 'widths'>,
): PageView {
  return { ...screen, viewOf: (block) => (kindOf(block) ? (own[block.type] ?? usual) : null) }
}
