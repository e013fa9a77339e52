import { db } from '#mocks/areas'
import type { ListSpec } from '#tests/kit/suites/listSpec'

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
    // Without 待提交: such a settlement is not visible to the supplier yet.
    statuses: ['待对账', '已对账未结算', '已对账结算异常', '已结算', '已驳回', '已作废'],
    opens: { path: '/supplier/settlement/detail', tab: '结算单详情' },
    sums: ['含税金额（元）', '不含税金额（元）', '税额（元）'],
    unsummed: ['已驳回', '已作废'],
    previewed: /^结算明细/,
    isWithoutActions: true,
  },
]
