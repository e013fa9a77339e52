import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moved } from '#features/common/file/model'
import type { Block } from '#features/mall/decoration/model'
import type { Card } from '#features/mall/decoration/model/kind/cards'
import type { PageRules } from '#features/mall/decoration/model/kind/pageRules'
import { changed, inserted, neighbourKey, readBlock } from '#features/mall/decoration/model/page/blocks'
import type { PageBlock } from '#features/mall/decoration/model/page/pageText'
import { announce } from '#shared/dialog/announce'
import { uuid } from '#shared/http/uuid'
import { blockName } from './blockName'
import type { PageHistory } from './usePageHistory'

/** The blocks of the page that is edited: which is selected, and what can be done to them. */
export function usePageBlocks(rules: PageRules, blocks: readonly PageBlock[], history: PageHistory) {
  const { t } = useTranslation()
  const [selected, setSelected] = useState({ key: '', card: 0, led: 0 })
  const leads = useRef(0)
  const spares = useRef(new Map<string, readonly Card[]>())
  const uploads = useRef(0)
  const select = useCallback((key: string, card = 0) => setSelected({ key, card, led: 0 }), [])
  const at = blocks.findIndex(({ key }) => key === selected.key)
  const block = blocks[at]
  const nameAt = (place: number) => {
    const one = blocks[place]
    return one ? blockName(t, rules, readBlock(one)) : ''
  }
  /** How many blocks open the page and stay there. */
  const head = headOf(rules, blocks)
  const insert = (place: number, text: string, words: string) => {
    if (history.isLocked) return
    const key = uuid()
    history.apply((now) => ({ blocks: inserted(now.blocks, place, { key, text }) }))
    setSelected({ key, card: 0, led: 0 })
    announce(words)
  }
  return {
    rules,
    blocks,
    /** Whether it holds nothing but what opens every page. */
    isEmpty: blocks.length === head,
    /** Puts blocks into an empty page, after what opens it. */
    fill: (texts: readonly string[], words: string) => {
      if (history.isLocked || blocks.length > head) return
      const added = texts.map((text) => ({ key: uuid(), text }))
      history.apply((now) => ({ blocks: [...now.blocks, ...added] }))
      setSelected({ key: added[0]?.key ?? '', card: 0, led: 0 })
      announce(words)
    },
    /** Whether a block stays where it is. */
    isFixed: (place: number) => place < head,
    /** Types that should open the page, and do not. */
    missing: rules.head.filter((type) => !blocks.slice(0, head).some((one) => readBlock(one).type === type)),
    /** The place of the selected block; -1 for none. */
    at,
    /** The selected block. */
    block,
    /** The card of it that was chosen last. */
    card: selected.card,
    /** Has a stable identity. */
    select,
    /** Selects a card and takes the focus to its settings. */
    lead: (key: string, card: number) => {
      leads.current += 1
      setSelected({ key, card, led: leads.current })
    },
    /** Another number with each lead; 0 after any other selection. */
    led: selected.led,
    /** Cards that the present look of a block has no room for, by its key; kept while the page is open. */
    spares: spares.current,
    /** Adds a block, by default after the selected one, else at the end. */
    add: (type: string, wanted = at < 0 ? blocks.length : at + 1) => {
      const added = rules.newBlock(type)
      const name = blockName(t, rules, added)
      const place = rules.head.includes(type) ? Math.min(rules.head.indexOf(type), head) : Math.max(wanted, head)
      insert(place, JSON.stringify(added), t('已添加 {{name}}，第 {{number}} 块', { name, number: place + 1 }))
    },
    move: (from: number, wanted: number) => {
      const to = Math.max(wanted, head)
      if (history.isLocked || from < head || wanted < 0 || to >= blocks.length || to === from) return
      history.apply((now) => ({ blocks: moved(now.blocks, from, to) }))
      announce(t('已将 {{name}} 移到第 {{number}} 块', { name: nameAt(from), number: to + 1 }))
    },
    duplicate: (place: number) => {
      const text = blocks[place]?.text
      if (text === undefined || place < head) return
      insert(place + 1, rules.copyOf(text), t('已复制 {{name}}', { name: nameAt(place) }))
    },
    remove: (place: number) => {
      if (history.isLocked || place < head) return
      history.apply((now) => ({ blocks: now.blocks.filter((_, index) => index !== place) }))
      setSelected({ key: neighbourKey(blocks, place), card: 0, led: 0 })
      announce(t('已移除 {{name}}，可撤销', { name: nameAt(place) }))
    },
    /** Keeps the page from being saved until an upload ends. */
    hold: (upload: Promise<unknown>) => {
      uploads.current += 1
      const end = () => {
        uploads.current -= 1
      }
      upload.then(end, end)
    },
    isUploading: () => uploads.current > 0,
    /** Changes the selected block; changes of the same place while typing are one step. */
    edit: (edit: (block: Block) => Block, place = '') => {
      if (!block) return
      const { key } = block
      history.apply((now) => ({ blocks: changed(now.blocks, key, edit) }), place && `${key} ${place}`)
    },
  }
}

/** How many of the types that open a page are there, in their order. */
function headOf(rules: PageRules, blocks: readonly PageBlock[]): number {
  const other = blocks.findIndex((one) => !rules.head.includes(readBlock(one).type))
  return Math.min(other < 0 ? blocks.length : other, rules.head.length)
}

export type PageBlocks = ReturnType<typeof usePageBlocks>
