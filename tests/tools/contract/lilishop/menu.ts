import { isRecord, wireText } from '#domain/wire'

/** An entry of a menu as the product reads it. */
export type MenuNode = { id: string; title: string; name: string; frontRoute: string; children: MenuNode[] }

/**
 * The menu of a lilishop for the product, which knows its names, by which each screen opens at its own path. A group
 * shares its name with others, or with a screen: `goods` is both.
 */
export function menuOf(tree: unknown): MenuNode[] {
  const nodes = Array.isArray(tree) ? tree.filter(isRecord) : []
  return nodes.map((node) => {
    const frontRoute = wireText(node.frontRoute)
    return {
      id: wireText(node.id),
      title: wireText(node.title),
      // Some names have line breaks around them in the data that it comes with.
      name: frontRoute === 'Main' ? '' : wireText(node.name),
      frontRoute,
      children: menuOf(node.children),
    }
  })
}
