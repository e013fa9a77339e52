import {
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState } from 'react'
import { dropPlace } from '#features/mall/decoration/model/page/blocks'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { keyOfId, typeOfId } from './dragIds'

/** The ids of the places where blocks are dropped: the page, and its outline. */
export const CANVAS = 'canvas'
export const OUTLINE = 'outline'

/** A place among the blocks, and where it was pointed at. */
type Drop = { over: string; place: number }

/**
 * The pointer moves some px before it drags instead of clicking. One object: with a new one all blocks would render at
 * each keystroke.
 */
const POINTER = { activationConstraint: { distance: 6 } }

/** The page or its outline, while the pointer is over it. */
const underPointer: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
  if (!pointerCoordinates) return []
  const { x, y } = pointerCoordinates
  return droppableContainers.flatMap((droppableContainer) => {
    const { id } = droppableContainer
    const rect = droppableRects.get(id)
    const isOver = rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
    return isOver ? [{ id, data: { droppableContainer, height: y } }] : []
  })
}

/** Dragging by pointer, in the page and in its outline: a new block, or one of the blocks to another place. */
export function useBlockDrag(page: PageBlocks) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [drop, setDrop] = useState<Drop | null>(null)
  const end = () => {
    setDragged(null)
    setDrop(null)
  }
  return {
    /** The id of what is dragged. */
    dragged,
    /** The place that is pointed at, in the page or in the outline; null elsewhere. */
    dropIn: (over: string) => (drop?.over === over ? drop.place : null),
    dragProps: {
      sensors: useSensors(useSensor(PointerSensor, POINTER)),
      collisionDetection: underPointer,
      onDragStart: ({ active }: { active: { id: string | number } }) => setDragged(String(active.id)),
      onDragMove: ({ collisions }: DragMoveEvent) => setDrop(dropOf(collisions)),
      onDragCancel: end,
      onDragEnd: ({ active, collisions }: DragEndEvent) => {
        const place = dropOf(collisions)?.place
        end()
        if (place === undefined) return
        const type = typeOfId(String(active.id))
        if (type !== null) return page.add(type, place)
        const moved = keyOfId(String(active.id))
        const from = page.blocks.findIndex(({ key }) => key === moved)
        page.select(moved)
        page.move(from, place > from ? place - 1 : place)
      },
    },
  }
}

/** The place among the blocks on screen; null outside the page and its outline. */
function dropOf(collisions: DragMoveEvent['collisions']): Drop | null {
  const [found] = collisions ?? []
  const height: unknown = found?.data?.height
  const list = found?.data?.droppableContainer?.node.current as HTMLElement | null | undefined
  if (!found || typeof height !== 'number' || !list) return null
  const middles = [...list.querySelectorAll('[data-block]')].map((block) => {
    const { top, bottom } = block.getBoundingClientRect()
    return (top + bottom) / 2
  })
  return { over: String(found.id), place: dropPlace(middles, height) }
}
