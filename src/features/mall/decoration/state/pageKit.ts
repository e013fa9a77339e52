import type { ComponentType } from 'react'
import type { Block, PageClient } from '#features/mall/decoration/model'
import type { PageRules } from '#features/mall/decoration/model/kind/pageRules'
import type { PageView } from '#features/mall/decoration/view/pageView'
import type { PageBlocks } from './usePageBlocks'

/** What differs between the pages on phones and those of the site: their blocks, and how they are shown and edited. */
export type PageKit = PageRules & {
  client: PageClient
  /** The names of its editor and of its list. */
  editor: 'main' | 'renovation'
  list: 'wapList' | 'floorList'
  view: PageView
  /** The settings of the selected block, of a known kind. */
  Fields: ComponentType<BlockFieldsProps>
}

/** Props of the settings of a block. */
export type BlockFieldsProps = { page: PageBlocks; block: Block; disabled: boolean }
