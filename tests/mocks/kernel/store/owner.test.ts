import { beforeEach, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { resetOwner } from '#mocks/kernel/store/owner'
import { resetDb, storeState } from '#mocks/kernel/store/store'

const [MINE, OTHER] = ['9003', '9001']

beforeEach(() => resetDb())

it('restores what belongs to the supplier, what it deleted and what only its documents name', () => {
  const before = storeState().tables
  for (const { id } of db.contracts.where('supplierId', MINE)) {
    db.contracts.update(id, { contractName: 'changed' })
    for (const line of db.materials.where('contractId', id)) db.materials.delete(line.id)
  }
  for (const { id } of db.roles.where('supplierId', MINE)) {
    for (const menu of db.roleMenus.where('roleId', id)) db.roleMenus.delete(menu.id)
    db.roles.delete(id)
  }
  for (const order of db.mallOrders.where('storeId', MINE)) {
    for (const line of db.mallOrderItems.where('orderSn', order.sn)) db.mallOrderItems.update(line.id, { num: 999 })
  }
  for (const note of db.delivers.where('supplierId', MINE)) {
    db.printRecords.insert({ ...firstOf(db.printRecords.all()), id: `print-${note.id}`, deliverSn: note.deliverSn })
  }
  db.stores.update(MINE, { storeDesc: 'changed' })
  expect(storeState().tables).not.toEqual(before)
  resetOwner(MINE)
  expect(storeState().tables).toEqual(before)
})

it('leaves the rows of other suppliers, and what all share', () => {
  for (const { id } of db.contracts.where('supplierId', OTHER)) {
    db.contracts.update(id, { contractName: 'changed' })
    for (const line of db.materials.where('contractId', id)) db.materials.update(line.id, { brand: 'changed' })
  }
  for (const note of db.delivers.where('supplierId', OTHER)) db.delivers.delete(note.id)
  db.goodsUnits.update(firstOf(db.goodsUnits.all()).id, { name: 'changed' })
  const before = storeState().tables
  resetOwner(MINE)
  expect(storeState().tables).toEqual(before)
})

function firstOf<Row>(rows: readonly Row[]): Row {
  const [first] = rows
  if (!first) throw new Error('no row')
  return first
}
