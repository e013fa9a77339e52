import { form, list, record } from '#shared/screen/screen'
import { contractEndpoints } from './endpoints'

export const contractScreens = [
  list({
    name: 'agreementList',
    path: '/supplier/agreementList',
    title: '集采合同',
    load: () => import('#features/procurement/contract/list/ContractListPage'),
    query: ['status', 'expireDateRange'],
    frontRoute: 'supplier/agreement/list',
    dicts: ['contract_type', 'material_type'],
    prefetch: contractEndpoints.page,
  }),
  record({
    name: 'agreementDetail',
    path: '/supplier/agreementDetail',
    title: '合同详情',
    load: () => import('#features/procurement/contract/detail/ContractDetailPage'),
    owners: ['agreementList'],
    dicts: ['contract_type', 'material_type'],
    prefetch: contractEndpoints.detail,
  }),
  form({
    name: 'agreementCreate',
    path: '/supplier/agreementCreate',
    title: '新建合同',
    load: () => import('#features/procurement/contract/editor/ContractCreatePage'),
    query: ['copyId', 'parentId'],
    writes: true,
    owners: ['agreementList'],
    dicts: ['contract_type', 'material_type', 'price_mode', 'settle_basis'],
    aliases: ['/agreementCreate'],
  }),
  form({
    name: 'agreementEdit',
    path: '/agreementEdit',
    title: '编辑合同',
    load: () => import('#features/procurement/contract/editor/ContractEditPage'),
    id: ['id'],
    query: ['import'],
    writes: true,
    owners: ['agreementList'],
    dicts: ['contract_type', 'material_type', 'settle_basis'],
    prefetch: contractEndpoints.whole,
  }),
]
