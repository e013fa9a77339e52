import { isRecord } from '#domain/wire'
import { type Asker, ask, Refusal } from './ask'

/** How far a lilishop lets the piece lie beside its hole, as its sources come: less than 3 pixels. */
const TOLERANCE = 2

/** What a slider guards; the last segment of its path. */
const SLIDER_KINDS = ['LOGIN', 'REGISTER', 'FIND_USER', 'UPDATE_PASSWORD', 'WALLET_PASSWORD', 'BIND_MOBILE'] as const
export type SliderKind = (typeof SLIDER_KINDS)[number]

/** The kind that a path names; any other text could lead to another call of the shop. */
export function sliderKind(segment: string): SliderKind {
  const kind = SLIDER_KINDS.find((one) => one === segment)
  if (!kind) throw new Refusal('没有这种验证码')
  return kind
}

/**
 * Gets a device past the slider, which the product does not have: it asks people for a captcha instead, which was
 * checked before. A lilishop keeps the picture after a wrong place, so each place is tried until one fits.
 */
export async function passSlider(common: string, kind: SliderKind, asker: Asker): Promise<void> {
  const path = `/common/common/slider/${kind}`
  const picture = await ask(common, path, asker)
  const [width, piece] = isRecord(picture) ? [Number(picture.originalWidth), Number(picture.sliderWidth)] : []
  if (!width || !piece) throw new Refusal('滑块验证码没有图片')
  for (const place of placesOf(width, piece)) if (await fits(common, path, place, asker)) return
  throw new Refusal('滑块验证码没有通过')
}

/** Where the piece may belong: never in the first two widths of it, nor in the last. */
export function placesOf(width: number, piece: number): number[] {
  const step = 2 * TOLERANCE + 1
  const count = Math.ceil((width - 3 * piece) / step)
  return Array.from({ length: count }, (_, at) => 2 * piece + TOLERANCE + at * step)
}

async function fits(common: string, path: string, place: number, asker: Asker): Promise<boolean> {
  try {
    return (await ask(common, path, asker, new URLSearchParams({ xPos: String(place) }))) === true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
