import { seedPlatformServices } from '#mocks/money/platformService/seed'
import { seedApprovals } from '#mocks/procurement/approval/seed'
import { accounts, companies, projects, suppliers } from '#mocks/procurement/company/seed'
import { seedContracts } from '#mocks/procurement/contract/seed'
import { seedDelivers } from '#mocks/procurement/delivery/seed'
import { seedFleet } from '#mocks/procurement/fleet/seed'
import { seedOrders } from '#mocks/procurement/purchase/seed'
import { seedSettlements } from '#mocks/procurement/settlement/seed'

/** All rows the store starts with, by table. `today` moves the end dates of valid contracts along; nothing else depends on the day. */
export function seedRows(today: string) {
  const { contracts, materials } = seedContracts(today)
  const { drivers, cars } = seedFleet(today)
  const orders = seedOrders(contracts, materials)
  const { delivers, printRecords } = seedDelivers({ contracts, materials, orders, drivers, cars })
  const settlements = seedSettlements(contracts, delivers)
  return {
    suppliers,
    accounts,
    companies,
    projects,
    contracts,
    materials,
    orders: orders.map(({ row }) => row),
    delivers,
    drivers,
    cars,
    approvals: seedApprovals(
      contracts,
      orders.map(({ row }) => row),
      settlements,
    ),
    printRecords,
    settlements,
    submissions: contracts
      .filter(({ status }) => status !== 0)
      .map((row) => ({
        id: row.id,
        content: { ...row, materials: materials.filter(({ contractId }) => contractId === row.id) },
      })),
    ...seedPlatformServices(today),
  }
}
