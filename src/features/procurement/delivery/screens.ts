import { form, list, page, printPage } from '#shared/screen/screen'
import { deliveryEndpoints } from './endpoints'

export const deliveryScreens = [
  list({
    name: 'deliverList',
    path: '/supplier/deliver/list',
    title: '送货单',
    load: () => import('#features/procurement/delivery/list/DeliveryNoteListPage'),
    query: ['status', 'contractCode', 'orderSn', 'printed', 'copyMissing'],
    drawers: ['board'],
    dicts: ['delivery_mode'],
    prefetch: deliveryEndpoints.page,
  }),
  page({
    name: 'deliverDetail',
    path: '/supplier/deliver/detail',
    title: '送货单详情',
    load: () => import('#features/procurement/delivery/detail/DeliveryNoteDetailPage'),
    id: ['deliverSn'],
    drawers: ['edit'],
    owners: ['deliverList'],
    dicts: ['measure_unit'],
    prefetch: deliveryEndpoints.detail,
  }),
  page({
    name: 'chooseMaterial',
    path: '/supplier/deliver/chooseMaterial',
    title: '选择材料',
    load: () => import('#features/procurement/delivery/chooser/ChooseMaterialPage'),
    query: ['contractId', 'source'],
    writes: true,
    owners: ['deliverList'],
  }),
  form({
    name: 'createDeliver',
    path: '/supplier/deliver/createDeliver',
    title: '创建送货单',
    load: () => import('#features/procurement/delivery/editor/DeliveryNoteEditPage'),
    id: ['contractId', 'orderSn', 'corrects'],
    query: ['items', 'copy'],
    writes: true,
    owners: ['deliverList'],
  }),
  page({
    name: 'signedCopies',
    path: '/supplier/deliver/signedCopies',
    title: '批量上传回单',
    load: () => import('#features/procurement/delivery/signedCopies/SignedCopiesPage'),
    writes: true,
    owners: ['deliverList'],
  }),
  printPage({
    name: 'deliverPreview',
    path: '/deliverPreview',
    title: '送货单',
    load: () => import('#features/procurement/delivery/print/DeliveryNotePreviewPage'),
  }),
]
