/** The strongly connected components of more than one node, or of one that references itself (Tarjan). */
export function ringsOf(graph: ReadonlyMap<string, string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string) => {
    order.set(node, order.size)
    low.set(node, order.get(node) ?? 0)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      const reach = stack.includes(next) ? Math.min(low.get(node) ?? 0, low.get(next) ?? 0) : (low.get(node) ?? 0)
      low.set(node, reach)
    }
    if (low.get(node) !== order.get(node)) return
    const ring = stack.splice(stack.indexOf(node))
    if (ring.length > 1 || graph.get(node)?.includes(node)) found.push(ring.sort())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}
