import type { StoreSettings } from '#features/account/signIn/model'
import { supplierOf } from '#mocks/account/signIn/rules'
import { dictTrees, flatDict } from '#mocks/common/dictionary/rules'
import { cityTree, lazyRegions, wholeRegions } from '#mocks/common/region/rules'
import type { Company } from '#mocks/kernel/caller'
import { ATTACHMENT_PATH, simplePdf } from '#mocks/kernel/file'
import { contains, filtered } from '#mocks/kernel/listing'
import { bladeMenu, mallMenu } from '#mocks/kernel/menu'
import { logoPicture, photoPicture } from '#mocks/kernel/picture'
import { requiredField, textField } from '#mocks/kernel/request'
import { publicRoute, type Route, readRoute } from '#mocks/kernel/route'
import { db } from '#mocks/kernel/store'

const DICT = '/api/gd-system/dict'
const REGION = '/api/gd-system/region'
const DEFAULT_REGION_LEVEL = 3

/** What every screen may ask for: menu, shop, dictionaries, regions, buyer companies, files. */
export const commonRoutes: Route[] = [
  readRoute(['GET'], '/api/gd-system/menu/menu-include-client', null, ({ account }) =>
    bladeMenu(supplierOf(account).variant, account.role),
  ),
  readRoute(['GET'], '/api/store/menu/tree', null, ({ account }) =>
    mallMenu(supplierOf(account).variant, account.role),
  ),
  readRoute(['GET'], '/api/store/settings/storeSettings', null, ({ account }) => {
    const supplier = supplierOf(account)
    const settings: StoreSettings = {
      id: supplier.id,
      memberId: account.id,
      memberName: account.account,
      storeName: supplier.name,
      storeLogo: logoPicture(supplier.shortName, supplier.variant === 'material' ? '#0f766e' : '#1d4ed8'),
      storeDisable: supplier.status,
      storeAddressPath: supplier.addressPath,
      storeAddressDetail: supplier.addressDetail,
      nickName: account.userName,
    }
    return settings
  }),
  readRoute(['GET'], `${DICT}/listByCode`, null, (call) => flatDict(requiredField(call, 'code'))),
  readRoute(['GET'], `${DICT}/listAll`, null, (call) => dictTrees(textField(call, 'code'))),
  readRoute(['GET'], `${DICT}/list`, null, (call) => dictTrees(textField(call, 'code'))),
  readRoute(['GET'], `${REGION}/lazy-tree-all`, null, (call) =>
    wholeRegions(Number(textField(call, 'level')) || DEFAULT_REGION_LEVEL),
  ),
  readRoute(['GET'], `${REGION}/lazy-tree`, null, (call) => lazyRegions(textField(call, 'parentCode') || '00')),
  publicRoute(['GET'], '/api/common/common/region/allCity', () => cityTree()),
  readRoute(['GET'], '/api/store/company/companyForStoreContract', null, (call) =>
    filtered(db.companies.all(), call, { name: contains((row) => row.companyName) }).map(companyView),
  ),
  readRoute(['GET'], '/api/gd-system/company/getChildrenProject', null, (call) => {
    const companyId = textField(call, 'companyId')
    const covered = new Set(companyId === '' ? db.companies.all().map(({ id }) => id) : withDescendants(companyId))
    const rows = db.projects.filter((row) => covered.has(row.companyId))
    return filtered(rows, call, { name: contains((row) => row.projectName) }).map((row) => ({
      ...row,
      companyName: db.companies.get(row.companyId)?.companyName ?? '',
      managerName: '吴建国',
      managerPhone: '',
      status: 'ACTIVE',
    }))
  }),
  publicRoute(['GET'], `${ATTACHMENT_PATH}/:name`, ({ params }) => attachment(params.name ?? '')),
]

function companyView(row: Company) {
  const level = row.parentId === '0' ? 1 : 2
  return { ...row, creditCode: '', level, isTest: 0, contactName: '', contactPhone: '' }
}

function withDescendants(companyId: string): string[] {
  const below = db.companies.filter(({ parentId }) => parentId === companyId)
  return [companyId, ...below.flatMap(({ id }) => withDescendants(id))]
}

/** What was uploaded, as it came. Seeded files have no bytes of their own: their content says what they are. */
function attachment(name: string): Response {
  const upload = db.uploads.get(name)
  if (upload) return new Response(upload.content, { headers: { 'Content-Type': upload.contentType } })
  if (!/\.pdf$/i.test(name)) {
    const svg = decodeURIComponent(photoPicture(name.replaceAll(/[<>&]/g, '')).split(',').slice(1).join(','))
    return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
  }
  return new Response(simplePdf([name.replace(/\.pdf$/i, ''), '演示文件，内容从略']), {
    headers: { 'Content-Type': 'application/pdf' },
  })
}
