import { DOCUMENT_STATUS, PAY_STATUS, SELLER_BILL_STATUS } from '#domain/documentStatus'
import { payTypes } from '#features/money/platformService/model'
import { contractStatus, contractStatusOrder } from '#features/procurement/contract/model'
import { deliverStatus } from '#features/procurement/delivery/model'
import { deliverModes } from '#features/procurement/fleet/model'
import { settlementStatus, settlementTabs } from '#features/procurement/settlement/model'

type Entry = { dictKey: string; dictValue: string; dictAlias?: string; children?: string[] }
type DictNode = {
  id: string
  parentId: string
  code: string
  dictKey: string
  dictValue: string
  dictAlias: string
  sort: number
  remark: string
  isDeleted: number
  children?: DictNode[]
}

/** Groups by code: title and entries. Words that a status table has already are taken from there. */
const GROUPS: Record<string, [title: string, entries: Entry[]]> = {
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
  contract_status: ['合同状态', labels(contractStatus, [...contractStatusOrder])],
  delivery_mode: ['配送方式', words(deliverModes)],
  deliver_status: ['送货单状态', labels(deliverStatus)],
  settlement_status: ['结算单状态', labels(settlementStatus, ['0', ...settlementTabs])],
  doc_status: ['单据状态', labels(DOCUMENT_STATUS)],
  seller_bill_status: ['商城账单状态', labels(SELLER_BILL_STATUS)],
  pay_status: ['支付状态', labels(PAY_STATUS)],
  pay_type: ['支付方式', labels(payTypes)],
  pouring_mode: ['浇筑方式', words({ PUMP: '泵送', TIP: '自卸', CRANE: '塔吊' })],
  settle_basis: [
    '结算量依据',
    words({ WEIGHED: '过磅', TOLERANCE: '偏差内按送货量', THEORY: '理计', SMALLER: '取小值' }),
  ],
  price_mode: ['计价方式', words({ FIXED: '固定价', FLOATING: '网价浮动' })],
  tax_rate: ['税率', plain(['13', '9', '6', '3', '1', '0'])],
  measure_unit: [
    '计量单位',
    [{ dictKey: 't', dictValue: '吨' }, ...plain(['m³', 'm²', 'm', 'kg', '张', '根', '个', '卷', '套'])],
  ],
  car_type: ['车型', plain(['平板挂车', '混凝土搅拌车', '自卸车', '散装水泥罐车', '厢式货车', '随车吊'])],
  yes_no: [
    '是否',
    [
      { dictKey: '1', dictValue: '是' },
      { dictKey: '0', dictValue: '否' },
    ],
  ],
  client_type: ['客户端', plain(['H5', 'PC', 'WECHAT_MP', 'APP'])],
}

/** The entries of a group without its root; an unknown code has none. */
export function flatDict(code: string): DictNode[] {
  return (treeOf(code)?.children ?? []).map((node) => ({ ...node, children: node.children ?? [] }))
}

/** The group as a tree whose root has the key -1; without a code all groups. */
export function dictTrees(code: string): DictNode[] {
  const codes = code === '' ? Object.keys(GROUPS) : [code]
  return codes.map(treeOf).filter((tree) => tree !== null)
}

/** Material types as the contract service gives them. */
export function materialTypeDict(): DictNode[] {
  return flatDict('material_type')
}

function treeOf(code: string): DictNode | null {
  const group = Object.hasOwn(GROUPS, code) ? GROUPS[code] : undefined
  if (!group) return null
  const [title, entries] = group
  const id = `11${String(Object.keys(GROUPS).indexOf(code) + 1).padStart(17, '0')}`
  const root = node(id, '0', code, { dictKey: '-1', dictValue: title }, 0)
  return {
    ...root,
    children: entries.map((entry, index) =>
      node(`${id.slice(0, -4)}${String(index + 1).padStart(2, '0')}00`, id, code, entry, index + 1),
    ),
  }
}

function node(
  id: string,
  parentId: string,
  code: string,
  { dictKey, dictValue, dictAlias, children }: Entry,
  sort: number,
): DictNode {
  const base = {
    id,
    parentId,
    code,
    dictKey,
    dictValue,
    dictAlias: dictAlias ?? dictKey,
    sort,
    remark: '',
    isDeleted: 0,
  }
  if (!children) return base
  const below = children.map((word, index) =>
    node(
      `${id.slice(0, -2)}${String(index + 1).padStart(2, '0')}`,
      id,
      code,
      { dictKey: `${dictKey}_${index + 1}`, dictValue: word },
      index + 1,
    ),
  )
  return { ...base, children: below }
}

function words(table: Record<string, string>): Entry[] {
  return Object.entries(table).map(([dictKey, dictValue]) => ({ dictKey, dictValue }))
}

function labels(table: Record<string, { label: string }>, order: string[] = Object.keys(table)): Entry[] {
  return order.map((dictKey) => ({ dictKey, dictValue: table[dictKey]?.label ?? dictKey }))
}

function plain(values: readonly string[]): Entry[] {
  return values.map((value) => ({ dictKey: value, dictValue: value }))
}
