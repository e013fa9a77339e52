import { screen } from '@testing-library/react'
import { db } from '#mocks/areas'
import { choose, user } from '#tests/kit/render'
import type { Case, Row } from './case'
import { input as field } from './fields'

/** Opens the second line of a settlement. */
async function openLine(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '核对第 2 行' }))
  await screen.findByText(/^(对过磅或金额有不同意见时提出|没有提出异议)。$/)
}

/** Editors of procurement and of the store. */
export const otherCases: Case[] = [
  {
    ...{
      name: 'a contract',
      from: 'procurement/contract/editor/useContractEditor',
      account: 'yueheng',
      table: db.contracts,
      save: '保存',
      moved: { status: 2 },
    },
    row: () => db.contracts.find((row) => row.supplierId === '9001' && row.status === 0),
    ...{ path: ({ id }: Row) => `/agreementEdit?id=${id}`, label: '合同名称', typed: '新的合同名称' },
  },
  {
    ...{
      name: 'a driver',
      from: 'procurement/fleet/DriverEditor',
      account: 'yueheng',
      table: db.drivers,
      save: '保存',
      moved: {},
    },
    row: () => db.drivers.find(({ supplierId }) => supplierId === '9001'),
    ...{ path: ({ id }: Row) => `/supplier/driver/list?edit=${id}`, label: '司机姓名', typed: '周师傅' },
  },
  {
    ...{
      name: 'a pick-up point',
      from: 'store/address/AddressEditor',
      account: 'haichuan',
      table: db.storeAddresses,
      save: '保存',
      moved: {},
    },
    row: () => db.storeAddresses.find(({ supplierId }) => supplierId === '9003'),
    ...{ path: ({ id }: Row) => `/shop-addresses?edit=${id}`, label: '自提点名称', typed: '三号仓' },
  },
  {
    ...{ name: 'a role', from: 'store/role/RoleEditor', account: 'yueheng', table: db.roles, save: '保存', moved: {} },
    row: () => db.roles.find(({ supplierId }) => supplierId === '9001'),
    ...{ path: ({ id }: Row) => `/store/roles?edit=${id}`, label: '角色名称', typed: '仓管' },
  },
  {
    ...{
      name: 'a vehicle',
      from: 'procurement/fleet/CarEditor',
      account: 'yueheng',
      table: db.cars,
      save: '保存',
      moved: {},
    },
    row: () => db.cars.find(({ supplierId, ownerName }) => supplierId === '9001' && ownerName !== ''),
    ...{ path: ({ id }: Row) => `/supplier/car/list?edit=${id}`, label: '车主', typed: '自有车队' },
  },
  {
    ...{
      name: 'a department',
      from: 'store/department/DepartmentEditor',
      account: 'yueheng',
      table: db.departments,
      save: '保存',
      moved: {},
    },
    row: () => db.departments.find(({ supplierId }) => supplierId === '9001'),
    ...{ path: ({ id }: Row) => `/store/departments?edit=${id}`, label: '部门名称', typed: '质检组' },
  },
  {
    ...{
      name: 'a freight template',
      from: 'store/freight/FreightForm',
      account: 'haichuan',
      table: db.freightTemplates,
      save: '保存',
      moved: {},
    },
    row: () => db.freightTemplates.find(({ supplierId }) => supplierId === '9003'),
    ...{ path: ({ id }: Row) => `/ship-template-edit?id=${id}`, label: '模板名称', typed: '省内' },
  },
  {
    ...{ name: 'a clerk', from: 'store/clerk/ClerkEditor', account: 'yueheng', table: db.accounts, save: '保存' },
    row: () => db.accounts.find(({ userName }) => userName === '沈晓岚'),
    ...{ path: ({ id }: Row) => `/store/clerks?edit=${id}`, label: '', typed: '财务结算', moved: {} },
    left: '没有保存的内容',
    type: async (typed) => choose(field('角色'), typed),
  },
  {
    ...{ name: 'a claim about a line of a settlement', from: 'procurement/dispute/DisputeEditor', account: 'nanwan' },
    ...{ table: db.settlements, label: '异议原因', typed: '抽磅密度偏高', save: '保存', moved: { status: 3 } },
    isNeverDeleted: true,
    row: () => db.settlements.find(({ settlementCode }) => settlementCode === 'JS202403-00015'),
    path: ({ id }: Row) => `/supplier/settlement/detail?id=${id}`,
    open: async () => {
      await openLine()
      await user.click(screen.getByRole('button', { name: '提出异议' }))
    },
    reopen: openLine,
  },
]
