import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  drawn,
  type Edges,
  isTooSmall,
  moved,
  type Rect,
  resized,
  type Way,
} from '#features/mall/decoration/model/link/rects'
import { rectOf } from '#features/mall/decoration/model/link/zones'
import { MIN_PX, minSizeOn, pixelsOf, pointOn } from './stageSize'
import type { Zones } from './useZones'

/** How far the pointer moves before it draws instead of clicking, px. */
const CLICK_PX = 6

/**
 * What the pointer does: it draws a new zone (no key), moves one (no edges) or resizes it. `to` is the rectangle by
 * now, null before the first move.
 */
type Gesture = { pointer: number; key: string; from: Way; rect: Rect; to: Rect | null; edges: Edges | null }

/**
 * Drawing, moving and resizing by pointer. A box holds its key in `data-box`, a handle its edges in `data-edges`, e.g.
 * `-1 0`. Nothing changes before the pointer is released.
 *
 * @param onDone with the key of the zone that was drawn or changed
 */
export function useZoneDrag(zones: Zones, onDone: (key: string) => void) {
  const { t } = useTranslation()
  const gesture = useRef<Gesture | null>(null)
  /** The rectangle while it is dragged, for the screen; it may be one move behind. */
  const [draft, setDraft] = useState<{ key: string; rect: Rect } | null>(null)
  const show = (now: Gesture, to: Rect) => {
    now.to = to
    setDraft({ key: now.key, rect: to })
  }
  const end = () => {
    gesture.current = null
    setDraft(null)
  }
  return {
    draft,
    pointerProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || gesture.current) return
        const stage = event.currentTarget
        const target = event.target as HTMLElement
        const key = target.closest<HTMLElement>('[data-box]')?.dataset.box ?? ''
        const item = zones.items.find((one) => one.key === key)
        const from = pointOn(stage, event)
        const rect = item ? rectOf(item.zone) : drawn(from, from, [])
        gesture.current = { pointer: event.pointerId, key, from, rect, to: null, edges: edgesOf(target.dataset.edges) }
        stage.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = gesture.current
        if (!now || now.pointer !== event.pointerId) return
        const to = pointOn(event.currentTarget, event)
        const others = zones.others(now.key)
        if (now.key === '') return show(now, drawn(now.from, to, others))
        const by = { x: to.x - now.from.x, y: to.y - now.from.y }
        if (now.edges) return show(now, resized(now.rect, now.edges, by, others, minSizeOn(event.currentTarget)))
        // From where it is now: on its way it slides along others.
        const rect = now.to ?? now.rect
        const rest = { x: now.rect.left + by.x - rect.left, y: now.rect.top + by.y - rect.top }
        show(now, moved(rect, rest, others))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const now = gesture.current
        if (!now || now.pointer !== event.pointerId) return
        end()
        if (!now.to) return
        if (now.key !== '') {
          zones.place(now.key, now.to)
          return onDone(now.key)
        }
        const { width, height } = pixelsOf(event.currentTarget)
        const isClick = Math.max(now.to.width * width, now.to.height * height) < CLICK_PX
        if (isClick) return
        if (!isTooSmall(now.to, minSizeOn(event.currentTarget))) return onDone(zones.add(now.to))
        zones.say(t('没有添加：热区至少 {{size}}×{{size}} 像素，且不能与其他热区重叠', { size: MIN_PX }))
      },
      onPointerCancel: end,
    },
  }
}

function edgesOf(text: string | undefined): Edges | null {
  if (text === undefined) return null
  const [x, y] = text.split(' ').map(Number)
  return { x, y } as Edges
}
