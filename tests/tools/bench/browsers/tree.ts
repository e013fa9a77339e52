/** A node of a parsed script (ESTree), with the fields that the rules read. */
export type Node = {
  type: string
  start: number
  end: number
  name?: string
  kind?: string
  operator?: string
  computed?: boolean
  optional?: boolean
  value?: unknown
  regex?: { pattern: string; flags: string } | null
  object?: Node
  property?: Node
  callee?: Node
  arguments?: Node[]
  left?: Node
  right?: Node
  test?: Node
  consequent?: Node
  argument?: Node
  body?: Node | Node[]
  block?: Node
  handler?: Node
  id?: Node | null
  local?: Node
  param?: Node | null
  params?: Node[]
}

/** The nodes right under a node. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (const value of Object.values(node)) {
    if (isNode(value)) children.push(value)
    else if (Array.isArray(value)) for (const one of value) if (isNode(one)) children.push(one)
  }
  return children
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The name of a member, where it is written out. */
export function nameOf(property: Node | undefined, isComputed = false): string | undefined {
  if (!isComputed) return property?.name
  return typeof property?.value === 'string' ? property.value : undefined
}

/** The code of a node and a little around it. */
export function textOf(code: string, { start, end }: Node): string {
  return code.slice(Math.max(0, start - 40), Math.min(end, start + 60) + 40).replace(/\s+/g, ' ')
}
