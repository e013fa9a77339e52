import { purchaseStatus } from '#domain/document/purchaseStatus'
import { defineArea } from '#mocks/kernel/area'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { readRoute } from '#mocks/kernel/http/route'
import { dictEndpoints } from '#shared/fields/endpoints'
import { dictionaries, dictTrees, flatDict, labels, plain } from './rules'

const BASE = '/api/gd-system/dict'

/** Dictionaries without a single owner; areas add their own. */
export const area = defineArea({
  routes: [
    readRoute(dictEndpoints.byCode, null, (call) => flatDict(requiredField(call, 'code'))),
    readRoute({ method: 'GET', path: `${BASE}/listAll` }, null, (call) => dictTrees(textField(call, 'code'))),
    readRoute({ method: 'GET', path: `${BASE}/list` }, null, (call) => dictTrees(textField(call, 'code'))),
  ],
  extends: [
    dictionaries.with({
      doc_status: ['单据状态', labels(purchaseStatus.table)],
      tax_rate: ['税率', plain(['13', '9', '6', '3', '1', '0'])],
      measure_unit: [
        '计量单位',
        [{ dictKey: 't', dictValue: '吨' }, ...plain(['m³', 'm²', 'm', 'kg', '张', '根', '个', '卷', '套'])],
      ],
      yes_no: [
        '是否',
        [
          { dictKey: '1', dictValue: '是' },
          { dictKey: '0', dictValue: '否' },
        ],
      ],
      client_type: ['客户端', plain(['H5', 'PC', 'WECHAT_MP', 'APP'])],
    }),
  ],
})
