import {
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState } from 'react'
import { dropPlace } from '#features/mall/decoration/model/blocks'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { typeOfId } from './dragIds'

/** The id of the place where blocks are dropped. */
export const CANVAS = 'canvas'

/**
 * The pointer moves some px before it drags instead of clicking. One object: with a new one all blocks would render at
 * each keystroke.
 */
const POINTER = { activationConstraint: { distance: 6 } }

/** The canvas while the pointer is over it. */
const overCanvas: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
  const canvas = droppableContainers.find(({ id }) => id === CANVAS)
  const rect = droppableRects.get(CANVAS)
  if (!canvas || !rect || !pointerCoordinates) return []
  const { x, y } = pointerCoordinates
  const isOver = x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
  return isOver ? [{ id: CANVAS, data: { droppableContainer: canvas, height: y } }] : []
}

/** Dragging by pointer: a new block into the page, or one of its blocks to another place. */
export function useBlockDrag(page: PageBlocks) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [drop, setDrop] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setDrop(null)
  }
  return {
    /** The id of what is dragged. */
    dragged,
    drop,
    dragProps: {
      sensors: useSensors(useSensor(PointerSensor, POINTER)),
      collisionDetection: overCanvas,
      onDragStart: ({ active }: { active: { id: string | number } }) => setDragged(String(active.id)),
      onDragMove: ({ collisions }: DragMoveEvent) => setDrop(placeOf(collisions)),
      onDragCancel: end,
      onDragEnd: ({ active, collisions }: DragEndEvent) => {
        const place = placeOf(collisions)
        end()
        if (place === null) return
        const type = typeOfId(String(active.id))
        if (type !== null) return page.add(type, place)
        const from = page.blocks.findIndex(({ key }) => key === active.id)
        page.select(String(active.id))
        page.move(from, place > from ? place - 1 : place)
      },
    },
  }
}

/** The place among the blocks on screen; null outside the canvas. */
function placeOf(collisions: DragMoveEvent['collisions']): number | null {
  const height: unknown = collisions?.[0]?.data?.height
  const canvas = collisions?.[0]?.data?.droppableContainer?.node.current as HTMLElement | null | undefined
  if (typeof height !== 'number' || !canvas) return null
  const middles = [...canvas.querySelectorAll('[data-block]')].map((block) => {
    const { top, bottom } = block.getBoundingClientRect()
    return (top + bottom) / 2
  })
  return dropPlace(middles, height)
}
