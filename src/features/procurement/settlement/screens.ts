import { list, printPage, record } from '#shared/screen/screen'
import { settlementEndpoints } from './endpoints'

export const settlementScreens = [
  list({
    name: 'settlementList',
    path: '/supplier/settlement/list',
    title: '结算单',
    load: () => import('./SettlementListPage'),
    query: ['status', 'contractCode', 'unpaid', 'settleDateRange'],
    drawers: ['together'],
    dicts: ['material_type'],
    prefetch: settlementEndpoints.page,
  }),
  record({
    name: 'settlementDetail',
    path: '/supplier/settlement/detail',
    title: '结算单详情',
    load: () => import('./SettlementDetailPage'),
    query: ['deviation', 'line'],
    owners: ['settlementList'],
    dicts: ['measure_unit'],
    prefetch: settlementEndpoints.detail,
  }),
  printPage({
    name: 'settlementPreview',
    path: '/settlementPreview',
    title: '结算单',
    load: () => import('#features/procurement/settlement/print/SettlementPreviewPage'),
  }),
]
