import type { MinSize, Way } from '#features/mall/decoration/model/link/rects'

/** The least size of a zone on the shown picture, px: large enough for a finger. */
export const MIN_PX = 48
/** Width and height of a picture that is missing or cannot be measured, px. */
const DEFAULT_PX = { width: 680, height: 363 }

/** The least size of a zone on a picture as it is shown. */
export function minSizeOn(stage: HTMLElement | null): MinSize {
  const { width, height } = pixelsOf(stage)
  return { width: Math.min(1, MIN_PX / width), height: Math.min(1, MIN_PX / height) }
}

/** Where a pointer is on a picture; outside of it below 0 or above 1. */
export function pointOn(stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Way {
  const { left, top } = stage.getBoundingClientRect()
  const { width, height } = pixelsOf(stage)
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** The size of the shown picture, px. */
export function pixelsOf(stage: HTMLElement | null): { width: number; height: number } {
  const { width = 0, height = 0 } = stage?.getBoundingClientRect() ?? {}
  return width > 0 && height > 0 ? { width, height } : DEFAULT_PX
}
