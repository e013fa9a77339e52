/** A rectangle on a picture; fractions 0–1 of its width and height. */
export type Rect = Readonly<{ left: number; top: number; width: number; height: number }>
/** A way on a picture, in fractions of its width and height. */
export type Way = Readonly<{ x: number; y: number }>
/** The smallest size of a rectangle, in fractions of the picture. */
export type MinSize = Readonly<{ width: number; height: number }>
/** Which edges move: -1 is left or top, 1 is right or bottom, 0 neither. */
export type Edges = Readonly<{ x: -1 | 0 | 1; y: -1 | 0 | 1 }>

/** Decimals of a saved fraction: less than a pixel of any picture. */
const DECIMALS = 6
/** Rounding may make neighbours overlap by this much. */
const TOLERANCE = 2 * 10 ** -DECIMALS

/** Whether two rectangles share more than an edge. */
export function overlap(one: Rect, other: Rect): boolean {
  return meet(one, other, 'x') && meet(one, other, 'y')
}

/**
 * A moved rectangle: never outside the picture, never over another one. If the place is taken, it stops before the
 * other rectangle and slides along it. Overlaps that exist before the move do not block it.
 */
export function moved(rect: Rect, by: Way, others: readonly Rect[]): Rect {
  const held = others.filter((other) => !overlap(rect, other))
  const wanted = shifted(shifted(rect, 'x', bounded(rect, 'x', by.x)), 'y', bounded(rect, 'y', by.y))
  if (!held.some((other) => overlap(wanted, other))) return rounded(wanted)
  const along = shifted(rect, 'x', free(rect, 'x', bounded(rect, 'x', by.x), held))
  return rounded(shifted(along, 'y', free(along, 'y', bounded(along, 'y', by.y), held)))
}

/** A rectangle with some edges moved: never outside the picture, over another one, or below the least size. */
export function resized(rect: Rect, edges: Edges, by: Way, others: readonly Rect[], min: MinSize): Rect {
  const held = others.filter((other) => !overlap(rect, other))
  const wide = stretched(rect, 'x', edges.x, by.x, held, min.width)
  return rounded(stretched(wide, 'y', edges.y, by.y, held, min.height))
}

/**
 * A rectangle drawn from one point of the picture to another; it ends before others. It may be smaller than allowed.
 */
export function drawn(from: Way, to: Way, others: readonly Rect[]): Rect {
  const start = { left: within(from.x), top: within(from.y), width: 0, height: 0 }
  const edges = { x: to.x < from.x ? -1 : 1, y: to.y < from.y ? -1 : 1 } as const
  return resized(start, edges, { x: to.x - from.x, y: to.y - from.y }, others, { width: 0, height: 0 })
}

/** Whether a rectangle is smaller than allowed. */
export function isTooSmall(rect: Rect, min: MinSize): boolean {
  return rect.width < min.width - TOLERANCE || rect.height < min.height - TOLERANCE
}

/** The first place from the top where a rectangle of a default size, or else of the least one, fits; null for none. */
export function firstFreePlace(others: readonly Rect[], min: MinSize): Rect | null {
  const tops = [0, ...others.map((one) => one.top + one.height)].sort((one, other) => one - other)
  const lefts = [0, ...others.map((one) => one.left + one.width)].sort((one, other) => one - other)
  for (const size of [{ width: Math.min(1, min.width * 3), height: Math.min(1, min.height * 2) }, min]) {
    for (const top of tops) {
      for (const left of lefts) {
        const rect = { left, top, ...size }
        const isInside = left + size.width <= 1 + TOLERANCE && top + size.height <= 1 + TOLERANCE
        if (isInside && !others.some((other) => overlap(rect, other))) return rounded(rect)
      }
    }
  }
  return null
}

type Axis = 'x' | 'y'

/** Where a rectangle begins and ends. */
function span(rect: Rect, axis: Axis): [start: number, end: number] {
  return axis === 'x' ? [rect.left, rect.left + rect.width] : [rect.top, rect.top + rect.height]
}

function spanned(rect: Rect, axis: Axis, start: number, end: number): Rect {
  return axis === 'x' ? { ...rect, left: start, width: end - start } : { ...rect, top: start, height: end - start }
}

function shifted(rect: Rect, axis: Axis, by: number): Rect {
  const [start, end] = span(rect, axis)
  return spanned(rect, axis, start + by, end + by)
}

function meet(one: Rect, other: Rect, axis: Axis): boolean {
  const [start, end] = span(one, axis)
  const [otherStart, otherEnd] = span(other, axis)
  return start < otherEnd - TOLERANCE && end > otherStart + TOLERANCE
}

/** How far a rectangle may go without leaving the picture. */
function bounded(rect: Rect, axis: Axis, by: number): number {
  const [start, end] = span(rect, axis)
  return Math.min(Math.max(0, 1 - end), Math.max(-start, by))
}

/** How far a rectangle may go on an axis before it reaches another one. */
function free(rect: Rect, axis: Axis, by: number, others: readonly Rect[]): number {
  const [start, end] = span(rect, axis)
  const beside = others.filter((other) => meet(rect, other, axis === 'x' ? 'y' : 'x')).map((other) => span(other, axis))
  if (by > 0) {
    const gaps = beside.map(([other]) => other - end).filter((gap) => gap >= -TOLERANCE)
    return Math.max(0, Math.min(by, ...gaps))
  }
  const gaps = beside.map(([, other]) => other - start).filter((gap) => gap <= TOLERANCE)
  return Math.min(0, Math.max(by, ...gaps))
}

function stretched(rect: Rect, axis: Axis, edge: -1 | 0 | 1, by: number, others: readonly Rect[], min: number): Rect {
  if (edge === 0) return rect
  const [start, end] = span(rect, axis)
  // A rectangle below the least size may keep its size, but not shrink.
  const least = Math.min(min, end - start)
  const limit = edge > 0 ? Math.max(by, start + least - end) : Math.min(by, end - least - start)
  const way = free(rect, axis, limit, others)
  return edge > 0
    ? spanned(rect, axis, start, Math.min(Math.max(1, end), end + way))
    : spanned(rect, axis, Math.max(0, start + way), end)
}

/** Rounds the edges rather than the size: neighbours keep a common edge. */
function rounded(rect: Rect): Rect {
  const [left, right, top, bottom] = [...span(rect, 'x'), ...span(rect, 'y')].map(round) as [
    number,
    number,
    number,
    number,
  ]
  return { left, top, width: round(right - left), height: round(bottom - top) }
}

function round(value: number): number {
  return Number(value.toFixed(DECIMALS)) + 0
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value))
}
