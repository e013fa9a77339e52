import { db } from '#mocks/areas'
import type { RecordSpec } from '#tests/kit/suites/describeRecord'
import { contractIn } from '#tests/mocks/procurement/contract/contractInput'

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'ContractDetailPage',
    name: 'a contract by its address',
    account: 'yueheng',
    path: () =>
      `/supplier/agreementDetail?id=${db.contracts.find(({ contractCode }) => contractCode === 'JC-202403-0007')?.id}`,
    missing: '/supplier/agreementDetail?id=999999',
    api: '/contract/queryContractById',
    tab: '合同详情',
    title: () => 'JC-202403-0007',
    facts: { 合同类型: '单项合同', 适用项目: '滨江一号地块总承包工程' },
  },
  {
    screen: 'ContractEditPage',
    name: 'a contract to edit, by its address',
    account: 'yueheng',
    path: () => `/agreementEdit?id=${contractIn(4).id}`,
    missing: '/agreementEdit?id=999999',
    api: '/contract/queryContractById',
    tab: '编辑合同',
    title: () => contractIn(4).contractCode,
    values: { 合同编号: contractIn(4).contractCode, 合同名称: contractIn(4).contractName },
  },
]
