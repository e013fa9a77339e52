import { contractStatus } from '#domain/document/procurementStatus'
import { db } from '#mocks/areas'
import { type ListSpec, labelsOf } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'ContractListPage',
    name: 'the contract list',
    path: '/supplier/agreementList',
    account: 'yueheng',
    caption: '集采合同',
    api: '/contract/queryContractsByCondition',
    total: db.contracts.filter(({ supplierId }) => supplierId === '9001').length,
    filter: { label: '合同名称', name: 'contractName', value: '滨江一号地块钢筋', total: 1, shows: 'JC-202403-0007' },
    statuses: labelsOf(contractStatus),
    opens: { path: '/supplier/agreementDetail', tab: '合同详情' },
    previewed: /^合同材料/,
  },
]
