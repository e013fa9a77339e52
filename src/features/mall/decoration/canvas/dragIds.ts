// Ids of what is dragged: a new block of a type, or a block of the page, in the page or in its outline.

const TYPE = 'type:'
const ENTRY = 'entry:'

/** The id of a new block of a type. */
export function typeId(type: string): string {
  return TYPE + type
}

/** The type of a new block; null where the id is that of a block of the page. */
export function typeOfId(id: string): string | null {
  return id.startsWith(TYPE) ? id.slice(TYPE.length) : null
}

/** The id of the entry of a block in the outline; in the page its id is its key. */
export function entryId(key: string): string {
  return ENTRY + key
}

/** The key of a block that is dragged in the page or in its outline. */
export function keyOfId(id: string): string {
  return id.startsWith(ENTRY) ? id.slice(ENTRY.length) : id
}
