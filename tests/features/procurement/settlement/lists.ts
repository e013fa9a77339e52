import { settlementStatus } from '#domain/document/procurementStatus'
import { db } from '#mocks/areas'
import { type ListSpec, labelsOf } from '#tests/kit/suites/listSpec'

const sheets = db.settlements.filter(({ supplierId, status }) => supplierId === '9001' && status !== 0)
/** Newest first, as the list shows them. */
const here = sheets
  .filter(({ projectName }) => projectName.includes('滨江'))
  .toSorted((a, b) => b.createTime.localeCompare(a.createTime))

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'SettlementListPage',
    name: 'the list of settlement sheets',
    path: '/supplier/settlement/list',
    account: 'yueheng',
    caption: '结算单',
    api: '/settlementBill/queryPage',
    total: sheets.length,
    filter: {
      label: '项目',
      name: 'projectName',
      value: '滨江',
      total: here.length,
      shows: here[0]?.settlementCode ?? '',
    },
    statuses: labelsOf(settlementStatus),
    opens: { path: '/supplier/settlement/detail', tab: '结算单详情' },
    sums: ['含税金额（元）', '不含税金额（元）', '税额（元）'],
    unsummed: ['已驳回', '已作废'],
    previewed: /^结算明细/,
    isWithoutActions: true,
  },
]
