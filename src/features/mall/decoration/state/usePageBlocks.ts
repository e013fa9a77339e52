import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moved } from '#features/common/file/model'
import { changed, inserted, neighbourKey, readBlock } from '#features/mall/decoration/content/blocks'
import type { PageBlock } from '#features/mall/decoration/content/pageText'
import { type Block, newPhoneBlock } from '#features/mall/decoration/model'
import { uuid } from '#shared/http/uuid'
import { blockName } from './blockName'
import type { PageHistory } from './usePageHistory'

/** The blocks of the page that is edited: which is selected, and what can be done to them. */
export function usePageBlocks(blocks: readonly PageBlock[], history: PageHistory) {
  const { t } = useTranslation()
  const [selected, setSelected] = useState({ key: '', card: 0 })
  /** What a screen reader says of the last step. */
  const [said, say] = useState('')
  const uploads = useRef(0)
  const select = useCallback((key: string, card = 0) => setSelected({ key, card }), [])
  const at = blocks.findIndex(({ key }) => key === selected.key)
  const block = blocks[at]
  const nameAt = (place: number) => {
    const one = blocks[place]
    return one ? blockName(t, readBlock(one)) : ''
  }
  const insert = (place: number, text: string, words: string) => {
    if (history.isLocked) return
    const key = uuid()
    history.apply((now) => ({ blocks: inserted(now.blocks, place, { key, text }) }))
    setSelected({ key, card: 0 })
    say(words)
  }
  return {
    blocks,
    said,
    /** The place of the selected block; -1 for none. */
    at,
    /** The selected block. */
    block,
    /** The card of it that was chosen last. */
    card: selected.card,
    /** Has a stable identity. */
    select,
    /** Adds a block, by default after the selected one, else at the end. */
    add: (type: string, place = at < 0 ? blocks.length : at + 1) => {
      const added = newPhoneBlock(type)
      const name = blockName(t, added)
      insert(place, JSON.stringify(added), t('已添加 {{name}}，第 {{number}} 块', { name, number: place + 1 }))
    },
    move: (from: number, to: number) => {
      if (history.isLocked || to < 0 || to >= blocks.length || to === from) return
      history.apply((now) => ({ blocks: moved(now.blocks, from, to) }))
      say(t('已将 {{name}} 移到第 {{number}} 块', { name: nameAt(from), number: to + 1 }))
    },
    duplicate: (place: number) => {
      const text = blocks[place]?.text
      if (text !== undefined) insert(place + 1, text, t('已复制 {{name}}', { name: nameAt(place) }))
    },
    remove: (place: number) => {
      if (history.isLocked) return
      history.apply((now) => ({ blocks: now.blocks.filter((_, index) => index !== place) }))
      setSelected({ key: neighbourKey(blocks, place), card: 0 })
      say(t('已移除 {{name}}，可撤销', { name: nameAt(place) }))
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

export type PageBlocks = ReturnType<typeof usePageBlocks>
