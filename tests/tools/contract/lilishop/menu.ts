import { isRecord, wireText } from '#domain/wire'

/** An entry of a menu as the product reads it; `source` is its icon, '' for the usual one. */
export type MenuNode = Record<'id' | 'title' | 'name' | 'frontRoute' | 'source', string> & { children: MenuNode[] }

/** Icons of the groups at the top, which have none of their own. */
const ICONS: Readonly<Record<string, string>> = {
  商品: 'ShoppingOutlined',
  订单: 'ShoppingCartOutlined',
  财务: 'BankOutlined',
  营销: 'GiftOutlined',
  统计: 'LineChartOutlined',
  设置: 'ShopOutlined',
  消息: 'MessageOutlined',
}

const TEMPLATES = 'template-goods'

/** The list of what was saved unfinished. Both lists are one call of a lilishop, whose own menu has the other alone. */
const SAVED = {
  title: '商品草稿',
  name: 'draft-goods',
  frontRoute: 'goods/goods-seller/drafts',
  source: '',
  children: [],
}

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
    const title = wireText(node.title)
    const own = { id, title, name, frontRoute, source: ICONS[title] ?? '', children: menuOf(node.children) }
    // Whoever may open the templates may open what was saved.
    return name === TEMPLATES ? [own, { ...SAVED, id: `${id}-saved` }] : [own]
  })
}
