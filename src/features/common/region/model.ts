import { type Text, text } from '#domain/text'
import { regionText } from '#domain/tree'

/** A region as the mall's services store it: ids and names of its levels, province first, each joined by commas. */
export type RegionPath = {
  idPath: string
  namePath: string
  /** Nothing is below it, so it is complete at any depth. Set only on a region that was just chosen. */
  isEnd?: boolean
}

/** Levels of a region: province, city, district, town. */
export type RegionDepth = 1 | 2 | 3 | 4

/** The names of the levels. */
export const regionLevels: Record<RegionDepth, string> = { 1: '省', 2: '市', 3: '区（县）', 4: '街道（乡镇）' }

/** The ids of the levels, province first. */
export function idsOf({ idPath }: Pick<RegionPath, 'idPath'>): string[] {
  return partsOf(idPath)
}

/** The region for display, e.g. '广东省 / 深圳市 / 宝安区'; equal neighbours are shown once. */
export function regionName({ namePath }: Pick<RegionPath, 'namePath'>, separator?: string): string {
  return regionText(
    partsOf(namePath).map((name) => ({ name })),
    separator,
  )
}

/** Whether the region reaches a depth, or has nothing below it. */
export function isDeepEnough(path: RegionPath, depth: RegionDepth): boolean {
  return path.isEnd === true || idsOf(path).length >= depth
}

/** The error of a chosen region: missing where required, or shallower than `depth`. */
export function regionError(
  path: RegionPath | null | undefined,
  { label, depth, required = true }: { label: string; depth: RegionDepth; required?: boolean },
): Text | null {
  if (!path || path.idPath === '') return required ? text('请选择{{label}}', { label: text(label) }) : null
  if (isDeepEnough(path, depth)) return null
  return text('请把{{label}}选择到{{level}}', { label: text(label), level: text(regionLevels[depth]) })
}

/** The error of a position `longitude,latitude`, as the mall's services store it; it must lie within China's bounds. */
export function positionError(
  value: string,
  { label, required = false }: { label: string; required?: boolean },
): Text | null {
  if (value.trim() === '') return required ? text('请填写{{label}}', { label: text(label) }) : null
  const [, longitude, latitude] = /^(\d{2,3}(?:\.\d{1,8})?),(\d{1,2}(?:\.\d{1,8})?)$/.exec(value.trim()) ?? []
  const isIn = between(longitude, 73, 136) && between(latitude, 3, 54)
  return isIn ? null : text('{{label}}应为“经度,纬度”，例如 113.883,22.555', { label: text(label) })
}

function between(figure: string | undefined, low: number, high: number): boolean {
  return figure !== undefined && Number(figure) >= low && Number(figure) <= high
}

function partsOf(path: string): string[] {
  return path.split(',').filter((part) => part !== '')
}
