import { changeLogEndpoints } from '#features/store/changeLog/endpoints'
import type { ChangedRecord, RevealedRecord } from '#features/store/changeLog/model'
import { changeLogRequests } from '#features/store/changeLog/requests'
import { defineArea } from '#mocks/kernel/area'
import { isGranted } from '#mocks/kernel/auth/permission'
import { notOwn, Refusal } from '#mocks/kernel/http/reply'
import { bodyBy, requiredField, shortText } from '#mocks/kernel/http/request'
import { readRoute } from '#mocks/kernel/http/route'
import { exportLogEndpoints } from '#shared/export/endpoints'
import { exportLogRequests } from '#shared/export/requests'
import { changeLogTables, phoneRecords } from './rows'
import { logInShop } from './rules'

/** The grant needed to see the changes of a kind. */
const GRANTS: Record<ChangedRecord['kind'], string> = {
  CLERK: 'clerk',
  ROLE: 'role',
  DEPARTMENT: 'department',
  SHOP: 'setting',
  ADDRESS: 'storeAddress',
  FREIGHT: 'freight',
  LOGISTICS: 'logistics',
  DRIVER: 'fleet',
  CAR: 'fleet',
  PAGE: 'pageData',
  COUPON: 'coupon',
  FULL_DISCOUNT: 'fullDiscount',
  PINTUAN: 'pintuan',
  SECKILL: 'seckill',
  STUDIO: 'live',
}

/** The word of an export in the history of the shop. */
const EXPORT = '导出'
/** So much is kept of an export: a list may have fifty columns. */
const MAX_DETAIL = 500

/** Who changed the shop, its staff, and what the staff keeps: drivers, templates, activities and the like. */
export const area = defineArea({
  tables: changeLogTables,
  routes: [
    readRoute(changeLogEndpoints.of, null, (call) => {
      const kind = requiredField(call, 'kind') as ChangedRecord['kind']
      if (!Object.hasOwn(GRANTS, kind)) throw new Refusal('请求参数格式错误', { status: 400 })
      if (!isGranted(call.account, GRANTS[kind], 'view')) throw notOwn()
      const id = requiredField(call, 'id')
      return changeLogTables.changeLogs
        .filter((row) => row.storeId === call.account.supplierId && row.kind === kind && row.recordId === id)
        .map(({ storeId: _, kind: __, recordId: ___, ...log }) => log)
        .reverse()
    }),
    // Anyone who may view a record may reveal its numbers.
    readRoute(changeLogEndpoints.reveal, null, (call) => {
      const { kind, id, detail } = bodyBy(call, changeLogRequests.reveal, ['kind'])
      const of = { kind: kind as RevealedRecord['kind'], id }
      const log = phoneRecords
        .all()
        .map((find) => find(call, of))
        .find((found) => found !== null)
      if (!log) throw notOwn()
      log(shortText(detail))
    }),
    readRoute(exportLogEndpoints.tell, null, (call) => {
      const { name, screen, filters, columns, rows } = bodyBy(call, exportLogRequests.tell, ['name', 'screen'])
      const criteria = filters.map((filter) => `${filter.name} ${filter.value}`).join('，')
      const words = [`${rows ?? 0} 行`, criteria && `条件：${criteria}`, `列：${columns.join('、')}`].filter(Boolean)
      logInShop(call, EXPORT, `${name}（${screen}）${words.join('；')}`.slice(0, MAX_DETAIL))
    }),
  ],
})
