import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type History, NO_HISTORY, noted, undone } from '#features/mall/decoration/content/history'
import type { Link } from '#features/mall/decoration/model/link/links'
import type { Rect } from '#features/mall/decoration/model/link/rects'
import { newZone, rectOf, withRect, withTarget, type Zone } from '#features/mall/decoration/model/link/zones'
import { announce } from '#shared/dialog/announce'
import { uuid } from '#shared/http/uuid'

/** A zone in the dialog. Its key stays when others are removed. */
type KeyedZone = { key: string; zone: Zone }

/** The zones that are edited in the dialog, with undo. */
export function useZones(given: readonly Zone[]) {
  const { t } = useTranslation()
  const [first] = useState<readonly KeyedZone[]>(() => given.map((zone) => ({ key: uuid(), zone })))
  const [items, setItems] = useState(first)
  const [history, setHistory] = useState<History<readonly KeyedZone[]>>(NO_HISTORY)
  /** What is said of the last step, also on screen. */
  const [said, show] = useState('')
  const say = (words: string) => {
    show(words)
    announce(words)
  }
  /** Changes of the same place in quick succession are one step. */
  const change = (next: readonly KeyedZone[], place = '') => {
    setHistory((known) => noted(known, items, place, Date.now()))
    setItems(next)
  }
  const edit = (key: string, edited: (zone: Zone) => Zone, place: string) =>
    change(
      items.map((one) => (one.key === key ? { key, zone: edited(one.zone) } : one)),
      place,
    )
  return {
    items,
    said,
    say,
    isChanged: items !== first,
    canUndo: history.past.length > 0,
    /** The rectangles of all zones but one. */
    others: (key: string) => items.filter((one) => one.key !== key).map(({ zone }) => rectOf(zone)),
    numberOf: (key: string) => items.findIndex((one) => one.key === key) + 1,
    /** @returns the key of the new zone */
    add: (rect: Rect) => {
      const key = uuid()
      change([...items, { key, zone: newZone(rect) }])
      say(t('已添加热区 {{number}}', { number: items.length + 1 }))
      return key
    },
    /** Moves or resizes a zone, unless it is there already. */
    place: (key: string, rect: Rect, place = '') => {
      const zone = items.find((one) => one.key === key)?.zone
      if (zone && withRect(zone, rect) !== zone) edit(key, (one) => withRect(one, rect), place && `${key} ${place}`)
    },
    link: (key: string, link: Link) => edit(key, (zone) => withTarget(zone, link), ''),
    /** @returns the key of the zone to go on with; '' for none */
    remove: (key: string) => {
      const at = items.findIndex((one) => one.key === key)
      change(items.filter((one) => one.key !== key))
      say(t('已删除热区 {{number}}，可撤销', { number: at + 1 }))
      return (items[at + 1] ?? items[at - 1])?.key ?? ''
    },
    undo: () => {
      const step = undone(history, items)
      if (!step) return
      setHistory(step.history)
      setItems(step.value)
      say(t('已撤销上一步'))
    },
  }
}

export type Zones = ReturnType<typeof useZones>
