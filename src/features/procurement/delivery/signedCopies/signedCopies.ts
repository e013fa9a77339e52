import * as v from 'valibot'
import { isPhone } from '#domain/cell/phone'
import { plain, text } from '#domain/text'
import { type DeliveryNote, supplementScope } from '#features/procurement/delivery/model'
import { MAX_PHOTOS, type Supplementary, supplementarySchema } from '#features/procurement/supplementary/model'

/** How a photo found its note. */
export type FoundBy = 'code' | 'name' | 'hand'

/** A photo of a signed note among those being uploaded. `error` is Chinese text. */
export type SignedCopy = {
  key: number
  name: string
  /** Rotated upright and downscaled once it was read. */
  file: File
  /** A rejected file is no photo: it is not sent, not even when a note is chosen for it. */
  step: 'reading' | 'waiting' | 'sending' | 'done' | 'failed' | 'rejected'
  note: DeliveryNote | null
  foundBy: FoundBy | null
  /** The stored file, kept so that a failed save does not upload it twice. */
  url: string
  error: string
}

/** Numbers that a code or a file name may contain, most likely first. */
export function numbersIn(text: string): string[] {
  const whole = text.trim()
  const parts = whole.match(/[A-Za-z]{0,6}-?\d[\dA-Za-z-]{6,38}/g) ?? []
  return [...new Set([...(whole.length <= 40 && /^[\w-]+$/.test(whole) ? [whole] : []), ...parts])].slice(0, 4)
}

/** Why a note takes no signed copy; '' when it does. */
export function noteError(note: DeliveryNote): string {
  return supplementScope(note.status) === 'none' ? '当前状态不能上传回单' : ''
}

/** Whether a photo can be sent now. */
export function isReady({ step, note }: SignedCopy): boolean {
  return note !== null && (step === 'waiting' || step === 'failed') && noteError(note) === ''
}

/** Whether a photo waits for the user: for its note, or after a failure. */
export function isOpen({ step, note }: SignedCopy): boolean {
  return step === 'failed' || step === 'rejected' || (step === 'waiting' && note === null)
}

const FULL = text('{{label}}最多{{max}}份', { label: text('回单照片'), max: MAX_PHOTOS })

/** Why the additions of a note take no further signed copy; '' when they do. */
export function roomError(info: Supplementary | null): string {
  return (info?.signPhotos.length ?? 0) < MAX_PHOTOS ? '' : plain(FULL)
}

/** The additions of a note with one more signed copy; null when it is there already. */
export function withSignedCopy(deliverSn: string, info: Supplementary | null, url: string): Supplementary | null {
  const before = info ?? v.parse(supplementarySchema, { deliverSn })
  if (before.signPhotos.includes(url)) return null
  return {
    ...before,
    deliverSn,
    // A server may mask the phone; a masked one cannot be saved, an empty one changes nothing.
    driverPhone: isPhone(before.driverPhone) ? before.driverPhone : '',
    signPhotos: [...before.signPhotos, url],
  }
}
