import { isRecord, wireText } from '#domain/wire'

/** An entry of a menu as the product reads it. */
export type MenuNode = { id: string; title: string; name: string; frontRoute: string; children: MenuNode[] }

const TEMPLATES = 'template-goods'

/** The list of what was saved unfinished. Both lists are one call of a lilishop, whose own menu has the other alone. */
const SAVED = { title: '商品草稿', name: 'draft-goods', frontRoute: 'goods/goods-seller/drafts', children: [] }

/**
 * The menu of a lilishop for the product, which knows its names, by which each screen opens at its own path. A group
 * shares its name with others, or with a screen: `goods` is both.
 */
export function menuOf(tree: unknown): MenuNode[] {
  const nodes = Array.isArray(tree) ? tree.filter(isRecord) : []
  return nodes.flatMap((node) => {
    const frontRoute = wireText(node.frontRoute)
    // Some names have line breaks around them in the data that it comes with.
    const name = frontRoute === 'Main' ? '' : wireText(node.name)
    const id = wireText(node.id)
    const own = { id, title: wireText(node.title), name, frontRoute, children: menuOf(node.children) }
    // Whoever may open the templates may open what was saved.
    return name === TEMPLATES ? [own, { ...SAVED, id: `${id}-saved` }] : [own]
  })
}
