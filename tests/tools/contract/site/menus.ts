import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VariantId } from '#domain/site/variant'
import { isRecord, wireText } from '#domain/wire'
import { menuOf } from '#tests/tools/contract/document/examples'

const VARIANTS: readonly VariantId[] = ['material', 'supplier']
const COLUMNS = ['id', 'parent_id', 'code', 'name', 'path', 'source', 'sort', 'category', 'front_route'] as const
/** The table of menus of a BladeX gateway. */
const TABLE = 'blade_menu'

/**
 * Writes the whole menu of each variant, as the tree that the menu call answers with, and as rows of a gateway's table.
 *
 * @returns the files
 */
export async function writeMenus(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  for (const variant of VARIANTS) {
    const { data } = JSON.parse(await menuOf(variant)) as { data: unknown }
    const files = [
      [`menu-${variant}.json`, `${JSON.stringify(data, null, 2)}\n`],
      [`menu-${variant}.sql`, sqlOf(data)],
    ] as const
    for (const [name, text] of files) {
      await writeFile(join(folder, name), text)
      written.push(join(folder, name))
    }
  }
  return written
}

function sqlOf(tree: unknown): string {
  const rows = nodesOf(tree).map((node) => {
    const values = [
      ...[node.id, node.parentId, node.routeName || node.code, node.name, node.path, node.source].map(quoted),
      String(Number(node.sort) || 0),
      '1',
      quoted(node.frontRoute),
    ]
    return `INSERT INTO ${TABLE} (${COLUMNS.join(', ')}) VALUES (${values.join(', ')});`
  })
  return `-- The columns are those of BladeX; \`front_route\` is added where the table lacks it.\n${rows.join('\n')}\n`
}

function nodesOf(tree: unknown): Record<string, unknown>[] {
  return Array.isArray(tree) ? tree.filter(isRecord).flatMap((node) => [node, ...nodesOf(node.children)]) : []
}

function quoted(value: unknown): string {
  return `'${wireText(value).replaceAll("'", "''")}'`
}
