import { expect, it } from 'vitest'
import {
  drawn,
  firstFreePlace,
  isTooSmall,
  moved,
  overlap,
  type Rect,
  resized,
} from '#features/mall/decoration/model/link/rects'

const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, width, height })
const MIN = { width: 0.1, height: 0.1 }
const BOX = rect(0.2, 0.2, 0.2, 0.2)

it.each([
  ['side by side', rect(0.4, 0.2, 0.2, 0.2), false],
  ['that meet within a rounded decimal', rect(0.3999995, 0.2, 0.2, 0.2), false],
  ['with a common corner', rect(0.3, 0.3, 0.2, 0.2), true],
  ['one inside the other', rect(0.25, 0.25, 0.01, 0.01), true],
])('rectangles %s overlap: %s', (_name, other, does) => {
  expect(overlap(BOX, other)).toBe(does)
  expect(overlap(other, BOX)).toBe(does)
})

it.each([
  ['goes where it is free', { x: 0.1, y: -0.05 }, [], rect(0.3, 0.15, 0.2, 0.2)],
  ['is rounded', { x: 0.10000004, y: 1 / 3 }, [], rect(0.3, 0.533333, 0.2, 0.2)],
  ['stops at the left and the bottom of the picture', { x: -1, y: 1 }, [], rect(0, 0.8, 0.2, 0.2)],
  ['stops at the right and the top of the picture', { x: 1, y: -1 }, [], rect(0.8, 0, 0.2, 0.2)],
  ['stops before another one', { x: 0.2, y: 0 }, [rect(0.5, 0, 0.2, 1)], rect(0.3, 0.2, 0.2, 0.2)],
  ['slides along another one', { x: 0.2, y: 0.1 }, [rect(0.5, 0, 0.2, 1)], rect(0.3, 0.3, 0.2, 0.2)],
  ['jumps over another one to a free place', { x: 0.6, y: 0 }, [rect(0.5, 0, 0.2, 1)], rect(0.8, 0.2, 0.2, 0.2)],
  ['stays where it touches others', { x: 0.01, y: 0 }, [rect(0.4, 0, 0.2, 1)], BOX],
  ['leaves one that it overlaps already', { x: 0.05, y: 0 }, [rect(0.1, 0.1, 0.2, 0.2)], rect(0.25, 0.2, 0.2, 0.2)],
])('a moved rectangle %s', (_name, by, others, to) => {
  expect(moved(BOX, by, others)).toEqual(to)
})

it.each([
  ['by its corner', { x: 1, y: 1 }, { x: 0.1, y: 0.05 }, [], rect(0.2, 0.2, 0.3, 0.25)],
  ['by its left edge only', { x: -1, y: 0 }, { x: 0.05, y: 0.9 }, [], rect(0.25, 0.2, 0.15, 0.2)],
  ['not below the least size', { x: -1, y: -1 }, { x: 0.5, y: 0.5 }, [], rect(0.3, 0.3, 0.1, 0.1)],
  ['not out of the picture', { x: -1, y: 1 }, { x: -1, y: 2 }, [], rect(0, 0.2, 0.4, 0.8)],
  ['not over another one', { x: 1, y: 1 }, { x: 0.3, y: 0 }, [rect(0.5, 0, 0.2, 1)], rect(0.2, 0.2, 0.3, 0.2)],
  [
    'not over one that only its new width reaches',
    { x: 1, y: 1 },
    { x: 0.3, y: 0.3 },
    [rect(0.5, 0.5, 0.2, 0.2)],
    rect(0.2, 0.2, 0.5, 0.3),
  ],
] as const)('a rectangle is resized %s', (_name, edges, by, others, to) => {
  expect(resized(BOX, edges, by, others, MIN)).toEqual(to)
})

it('a rectangle that came too small can grow, and not shrink', () => {
  const small = rect(0.2, 0.2, 0.05, 0.05)
  expect(resized(small, { x: 1, y: 0 }, { x: -0.02, y: 0 }, [], MIN)).toEqual(small)
  expect(resized(small, { x: 1, y: 0 }, { x: 0.02, y: 0 }, [], MIN)).toEqual(rect(0.2, 0.2, 0.07, 0.05))
})

it.each([
  ['to the lower right', { x: 0.1, y: 0.1 }, { x: 0.4, y: 0.3 }, [], rect(0.1, 0.1, 0.3, 0.2)],
  ['to the upper left', { x: 0.4, y: 0.3 }, { x: 0.1, y: 0.1 }, [], rect(0.1, 0.1, 0.3, 0.2)],
  ['to the edge of the picture', { x: 0.5, y: 0.5 }, { x: 2, y: -3 }, [], rect(0.5, 0, 0.5, 0.5)],
  ['up to another one', { x: 0.1, y: 0.1 }, { x: 0.9, y: 0.4 }, [rect(0.5, 0, 0.2, 1)], rect(0.1, 0.1, 0.4, 0.3)],
])('a rectangle is drawn %s', (_name, from, to, others, result) => {
  expect(drawn(from, to, others)).toEqual(result)
})

it.each([
  [rect(0, 0, 0.1, 0.1), false],
  [rect(0, 0, 0.0999995, 0.1), false],
  [rect(0, 0, 0.09, 0.5), true],
  [rect(0, 0, 0.5, 0.09), true],
])('%j is too small: %s', (one, is) => {
  expect(isTooSmall(one, MIN)).toBe(is)
})

it.each([
  ['at the top of an empty picture', [], rect(0, 0, 0.3, 0.2)],
  ['beside the first', [rect(0, 0, 0.3, 0.2)], rect(0.3, 0, 0.3, 0.2)],
  ['below one of the whole width', [rect(0, 0, 1, 0.5)], rect(0, 0.5, 0.3, 0.2)],
  ['with the least size in a narrow gap', [rect(0, 0, 1, 0.85)], rect(0, 0.85, 0.1, 0.1)],
  ['nowhere, if only a smaller gap is left', [rect(0, 0, 1, 0.95)], null],
])('the first free place is %s', (_name, others, place) => {
  expect(firstFreePlace(others, MIN)).toEqual(place)
})
