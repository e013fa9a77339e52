import type { AnySchema } from '#domain/wire'
import { folderOf } from '#tests/tools/contract/product'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../../src/features/**/{model,shape,model/*}.ts', '../../../../src/shared/**/model.ts'],
  { eager: true },
)

/** Names of what is called otherwise in the code, which is by its screen. */
const NAMES: Readonly<Record<string, string>> = {
  purchase: 'PurchaseOrder',
  purchaseItem: 'PurchaseOrderLine',
  contractMaterial: 'ContractLine',
  goods: 'Product',
  goodsDetail: 'ProductDetail',
  listedGoods: 'ListedProduct',
  orderRow: 'MallOrder',
  orderDetail: 'MallOrderDetail',
  afterSale: 'AfterSaleClaim',
  log: 'RecordLogEntry',
  trail: 'DocumentTrail',
  flow: 'Workflow',
}

/** A schema that the code exports by a name: in the document it is a component. */
type Named = { name: string; area: string; schema: AnySchema }

const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([key, schema]): Named[] => {
    const own = /^(\w+)Schema$/.exec(key)?.[1]
    return own ? [{ name: NAMES[own] ?? pascal(own), area: folderOf(file), schema: schema as AnySchema }] : []
  }),
)
/** Every schema that the code exports, each by a name of its own. */
export const named: readonly Named[] = exported.map((one) => ({ ...one, name: uniqueName(one) }))
/** By the schema itself before what it only transforms: the wire carries the same. */
const known = new Map<AnySchema, Named>([
  ...named.map((one) => [sentBy(one.schema), one] as const),
  ...named.map((one) => [one.schema, one] as const),
])

/** The name of a component; null for a schema without one. */
export function componentOf(schema: AnySchema): string | null {
  return (known.get(schema) ?? known.get(sentBy(schema)))?.name ?? null
}

/** The schema of what is sent, under its transformations. */
function sentBy(schema: AnySchema): AnySchema {
  const [first] = (schema as { pipe?: readonly AnySchema[] }).pipe ?? []
  return first && first !== schema && 'entries' in first ? sentBy(first) : schema
}

/** Areas may each have a record of one name: then the area is part of it. */
function uniqueName({ name, area }: Named): string {
  const isShared = exported.some((one) => one.name === name && one.area !== area)
  return isShared ? pascal(area.split('/').at(-1) ?? '') + name : name
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
