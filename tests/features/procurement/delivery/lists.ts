import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { db } from '#mocks/areas'
import { type ListSpec, labelsOf } from '#tests/kit/suites/listSpec'
import { choosableMaterials } from '#tests/mocks/procurement/material/choosable'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'DeliveryNoteListPage',
    name: 'the delivery list',
    path: '/supplier/deliver/list',
    account: 'yueheng',
    caption: '送货单',
    api: '/orderLogistics/get-deliver-page/1',
    total: db.delivers.filter(({ supplierId }) => supplierId === '9001').length,
    filter: { label: '送货单号', name: 'deliverSn', value: 'SH20240315-000', total: 2, shows: 'SH20240315-0001' },
    statuses: labelsOf(deliveryNoteStatus),
    opens: { path: '/supplier/deliver/detail', tab: '送货单详情' },
    previewed: /^材料明细/,
  },
  {
    screen: 'ChooseMaterialPage',
    name: 'the materials to choose from',
    path: '/supplier/deliver/chooseMaterial?source=contract',
    account: 'yueheng',
    caption: '合同材料',
    api: '/material/listWithContractByPage',
    total: choosableMaterials('9001').length,
    filter: { label: '合同编号', name: 'contractCode', value: 'JC-202403-0007', total: 6, shows: 'Φ20×12m' },
  },
]
