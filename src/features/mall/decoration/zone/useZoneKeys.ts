import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { moved, resized } from '#features/mall/decoration/model/link/rects'
import { isSameRect, rectOf } from '#features/mall/decoration/model/link/zones'
import { minSizeOn } from './stageSize'
import type { Zones } from './useZones'

/** One step of an arrow key, as a fraction of the picture. */
const STEP = 0.01
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

type Steps = { onRemove: (key: string) => void; onLink: (key: string) => void }

/** Keys of a zone: arrows move it, with Alt or Shift they resize it, Delete removes it, Enter goes to its link. */
export function useZoneKeys(zones: Zones, stage: RefObject<HTMLElement | null>, { onRemove, onLink }: Steps) {
  const { t } = useTranslation()
  const step = (key: string, [x, y]: readonly [number, number], isResizing: boolean) => {
    const item = zones.items.find((one) => one.key === key)
    if (!item) return
    const before = rectOf(item.zone)
    const others = zones.others(key)
    const edges = { x: x === 0 ? 0 : 1, y: y === 0 ? 0 : 1 } as const
    const rect = isResizing
      ? resized(before, edges, { x, y }, others, minSizeOn(stage.current))
      : moved(before, { x, y }, others)
    if (isSameRect(before, rect)) {
      return zones.say(t('不能再移动或调整：已到图片边缘、紧挨其他热区，或已是最小尺寸'))
    }
    zones.place(key, rect, isResizing ? 'resize' : 'move')
    const [left, top, width, height] = [rect.left, rect.top, rect.width, rect.height].map(percent)
    const number = zones.numberOf(key)
    zones.say(
      t('热区 {{number}}：左 {{left}}%，上 {{top}}%，宽 {{width}}%，高 {{height}}%', {
        number,
        left,
        top,
        width,
        height,
      }),
    )
  }
  return (event: KeyboardEvent, key: string) => {
    const arrow = event.ctrlKey || event.metaKey ? undefined : ARROWS[event.key]
    const isRemoving = event.key === 'Delete' || event.key === 'Backspace'
    if (!arrow && !isRemoving && event.key !== 'Enter') return
    // Alt with an arrow would leave the page.
    event.preventDefault()
    if (arrow) step(key, arrow, event.altKey || event.shiftKey)
    else if (isRemoving) onRemove(key)
    else onLink(key)
  }
}

function percent(fraction: number): number {
  return Math.round(fraction * 100)
}
