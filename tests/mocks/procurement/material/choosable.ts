import { isExpired } from '#features/procurement/contract/model'
import { db } from '#mocks/areas'

/** The materials that a supplier can choose: the lines of its approved contracts that have not expired. */
export function choosableMaterials(supplierId: string) {
  const open = db.contracts.filter((row) => row.supplierId === supplierId && row.status === 8 && !isExpired(row))
  const ids = new Set(open.map(({ id }) => id))
  return db.materials.filter(({ contractId }) => ids.has(contractId))
}
