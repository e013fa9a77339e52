import type { FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type History, NO_HISTORY, noted, redone, undone } from '#features/mall/decoration/content/history'
import type { PageBlock, PageFrame } from '#features/mall/decoration/model/page/pageText'
import { announce } from '#shared/dialog/announce'

/** What is edited of a page. */
export type PageValues = { name: string; blocks: PageBlock[]; frame: PageFrame }

/**
 * Undo and redo over everything that is edited of a page.
 *
 * @param isLocked while the page is being saved: a change in between would be lost
 */
export function usePageHistory(
  form: FormInstance<PageValues>,
  change: (values: Partial<PageValues>) => void,
  isLocked: boolean,
) {
  const { t } = useTranslation()
  const [history, setHistory] = useState<History<PageValues>>(NO_HISTORY)
  const present = () => form.getFieldsValue(true) as PageValues
  const go = (step: typeof undone, words: string) => {
    const next = step(history, present())
    if (!next || isLocked) return
    setHistory(next.history)
    change(next.value)
    announce(words)
  }
  /** Notes the values before a change; see `noted`. */
  const note = (place: string) => {
    const before = present()
    setHistory((known) => noted(known, before, place, Date.now()))
  }
  return {
    isLocked,
    note,
    /** Changes the present values as one step: an upload may end long after the render that began it. */
    apply: (edit: (present: PageValues) => Partial<PageValues>, place = '') => {
      note(place)
      change(edit(present()))
    },
    undo: () => go(undone, t('已撤销上一步')),
    redo: () => go(redone, t('已恢复上一步')),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

export type PageHistory = ReturnType<typeof usePageHistory>
