import { contractStatus } from '#domain/document/procurementStatus'
import { dictionaries, labels, words } from '#mocks/common/dictionary/rules'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { approvalForms } from '#mocks/procurement/approval/rules'
import { logsOf } from '#mocks/procurement/recordLog/rules'
import { bulkRoutes } from './bulk'
import { contractCounterparty } from './counterparty'
import { contractForm, contractRoutes } from './handlers'
import { contractTables } from './rows'
import { ownContracts } from './rules'
import { seedContracts } from './seed'
import { contractUploadRoutes } from './uploadHandlers'
import { contractWriteRoutes } from './writeHandlers'

/** Contracts. They own the table of materials, which the area `material` edits. */
export const area = defineArea({
  tables: contractTables,
  seed: seedContracts,
  routes: [...contractRoutes, ...contractWriteRoutes, ...contractUploadRoutes, ...bulkRoutes],
  grants: { contract: {} },
  menu: screensIn('contract', { grant: 'contract' }, [
    [10, 'agreementList', '集采合同', 'supplier/agreementList', 'supplier/agreement/list'],
  ]),
  counterparty: [contractCounterparty],
  extends: [
    approvalForms.with(contractForm),
    logsOf('CONTRACT', ownContracts, { id: 'id', code: 'contractCode' }),
    dictionaries.with({
      material_type: [
        '材料类型',
        [
          { dictKey: 'REBAR', dictValue: '钢筋', dictAlias: 'GJ', children: ['盘圆', '盘螺', '螺纹钢'] },
          { dictKey: 'CONCRETE', dictValue: '商品混凝土', dictAlias: 'HNT' },
          { dictKey: 'RAW', dictValue: '原材料', dictAlias: 'DC', children: ['水泥', '砂', '石', '粉煤灰'] },
          {
            dictKey: 'SUNDRY',
            dictValue: '杂材',
            dictAlias: 'ZC',
            children: ['模板木方', '扣件', '砌体砂浆', '安全防护', '电料', '五金'],
          },
        ],
      ],
      contract_type: ['合同类型', words({ FRAME: '框架协议', SINGLE: '单项合同', SUPPLEMENT: '补充协议' })],
      contract_status: ['合同状态', labels(contractStatus.table, contractStatus.order)],
      pouring_mode: ['浇筑方式', words({ PUMP: '泵送', TIP: '自卸', CRANE: '塔吊' })],
      settle_basis: [
        '结算量依据',
        words({ WEIGHED: '过磅', TOLERANCE: '偏差内按送货量', THEORY: '理计', SMALLER: '取小值' }),
      ],
      price_mode: ['计价方式', words({ FIXED: '固定价', FLOATING: '网价浮动' })],
    }),
  ],
})
