import { seededTables } from './store'

type Row = { id: string }

/** Members that name the supplier of a row. */
const OWNER = ['supplierId', 'storeId']
/** Members by which a document is named elsewhere. */
const NUMBERS = ['id', 'sn', 'orderSn', 'deliverSn', 'contractCode', 'settlementCode']
/** Members that name another row. Codes are none: two suppliers may sell the same material. */
const REFERENCE = /(Id|Sn)$|^documentCode$/

/**
 * Restores the seed of one supplier: the rows that carry its id, and those that name such a row. The rows of other
 * suppliers, and those that all share, stay as they are.
 */
export function resetOwner(supplierId: string): void {
  const all = seededTables().map(({ table, rows: seed }) => ({ table, seed, now: table.snapshot() }))
  const keys = new Set([supplierId])
  for (const { seed, now } of all) {
    for (const row of [...seed.values(), ...now.values()]) {
      if (ownerOf(row) === supplierId) for (const name of NUMBERS) keys.add(textIn(row, name))
    }
  }
  keys.delete('')
  const isOwn = (row: Row) => {
    const owner = ownerOf(row)
    if (owner !== undefined) return owner === supplierId
    return Object.keys(row).some((name) => (name === 'id' || REFERENCE.test(name)) && keys.has(textIn(row, name)))
  }
  for (const { table, seed, now } of all) {
    const rows = new Map<string, Row>()
    for (const [id, row] of seed) {
      const kept = isOwn(row) ? row : now.get(id)
      if (kept) rows.set(id, kept)
    }
    for (const [id, row] of now) if (!seed.has(id) && !isOwn(row)) rows.set(id, row)
    table.restore(rows)
  }
}

/** The supplier that a row carries; undefined where rows of its kind carry none. */
function ownerOf(row: Row): string | undefined {
  const name = OWNER.find((one) => one in row)
  return name && textIn(row, name)
}

function textIn(row: Row, name: string): string {
  const value: unknown = Reflect.get(row, name)
  return typeof value === 'string' ? value : ''
}
