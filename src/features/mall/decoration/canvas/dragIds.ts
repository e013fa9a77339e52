// Ids of what is dragged: a new block of a type, or a block of the page.

const TYPE = 'type:'

/** The id of a new block of a type. */
export function typeId(type: string): string {
  return TYPE + type
}

/** The type of a new block; null where the id is the key of a block of the page. */
export function typeOfId(id: string): string | null {
  return id.startsWith(TYPE) ? id.slice(TYPE.length) : null
}
