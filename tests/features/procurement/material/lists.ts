import type { ListSpec } from '#tests/kit/suites/listSpec'
import { choosableMaterials } from '#tests/mocks/procurement/material/choosable'

const materials = choosableMaterials('9001')
const coils = materials.filter(({ materialName }) => materialName.includes('盘圆'))

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'MaterialListPage',
    name: 'the list of contract materials',
    path: '/supplier/materialList',
    account: 'yueheng',
    caption: '合同材料',
    api: '/material/listWithContractByPage',
    total: materials.length,
    filter: {
      label: '材料名称',
      name: 'materialName',
      value: '盘圆',
      total: coils.length,
      shows: coils[0]?.spec ?? '',
    },
    opens: { path: '/supplier/agreementDetail', tab: '合同详情', numbered: '合同编号' },
    isWithoutActions: true,
  },
]
