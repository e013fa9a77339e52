import { isRecord, wireText } from '#domain/wire'

/** The id of a region at a lilishop, where the country above the provinces has another one. */
export function shopRegion(parentCode: string): string {
  return parentCode === '00' || parentCode === '' ? '0' : parentCode
}

/** The regions below one, as nodes of the gateway's lazy tree; below towns nothing is. */
export function lazyNodes(rows: unknown): Record<string, unknown>[] {
  return (Array.isArray(rows) ? rows.filter(isRecord) : []).map(({ id, parentId, name, level }) => ({
    id: wireText(id),
    parentId: wireText(parentId),
    title: wireText(name),
    key: wireText(id),
    value: wireText(id),
    hasChildren: wireText(level) !== 'street',
  }))
}
