import { isRecord, wireText } from '#domain/wire'
import { isLink, type Link } from './links'
import type { Rect } from './rects'

/** A hot zone of a picture, as it came; members that this product does not know are kept. */
export type Zone = Readonly<Record<string, unknown>>

/** Where a zone is shown: clamped to the picture. Numbers that cannot be read are 0. */
export function rectOf(zone: Zone): Rect {
  const left = fraction(zone.leftPer)
  const top = fraction(zone.topPer)
  return {
    left,
    top,
    width: Math.min(fraction(zone.widthPer), 1 - left),
    height: Math.min(fraction(zone.heightPer), 1 - top),
  }
}

/** A zone at another place. Returns the same zone if it is shown there already, even if its numbers are odd. */
export function withRect(zone: Zone, rect: Rect): Zone {
  return isSameRect(rectOf(zone), rect) ? zone : { ...zone, ...placed(rect) }
}

/** Whether two rectangles are the same once saved. */
export function isSameRect(one: Rect, other: Rect): boolean {
  const sides = ['left', 'top', 'width', 'height'] as const
  return sides.every((side) => Math.abs(one[side] - other[side]) < SAME)
}

/** Half of the last decimal of a saved fraction. */
const SAME = 5e-7

/** A zone that leads nowhere yet. */
export function newZone(rect: Rect): Zone {
  return { ...placed(rect), ...NO_TARGET }
}

const NO_TARGET = { type: '', link: '', title: '', ids: [], names: [] }

/** A zone that leads elsewhere; '' clears. */
export function withTarget(zone: Zone, link: Link): Zone {
  if (!isLink(link)) return { ...zone, ...NO_TARGET }
  const id = isRecord(link) ? wireText(link.id) : ''
  const name = nameOf(link)
  return {
    ...zone,
    type: isRecord(link) ? wireText(link.___type) : '',
    link,
    title: name,
    ids: id === '' ? [] : [id],
    names: name === '' ? [] : [name],
  }
}

/** Where a zone leads; '' for nowhere. Older zones name their target in members of their own. */
export function targetOf(zone: Zone): Link {
  if (isLink(zone.link)) return zone.link
  const type = wireText(zone.type) || wireText(zone.___type)
  const id = firstOf(zone.ids)
  const name = firstOf(zone.names) || wireText(zone.title)
  if (type === '' || (id === '' && name === '')) return ''
  return { ___type: type, id, name, ...(type === 'other' && { title: name }) }
}

/** The name of what a link leads to. */
function nameOf(link: Link): string {
  if (!isRecord(link)) return wireText(link)
  const names = ['goodsName', 'title', 'storeName', 'memberName', 'name', 'url']
  return names.map((member) => wireText(link[member])).find(Boolean) ?? ''
}

function placed({ left, top, width, height }: Rect) {
  return { topPer: top, leftPer: left, widthPer: width, heightPer: height }
}

function firstOf(list: unknown): string {
  return Array.isArray(list) ? wireText(list[0]) : wireText(list)
}

function fraction(value: unknown): number {
  const text = wireText(value)
  const number = text === '' ? 0 : Number(text)
  return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 0
}
