import { decimal, fixed } from '#domain/money'
import { parseTime } from '#domain/time'
import { PAY_MINUTES, servicePeriod } from '#features/money/platformService/model'
import { ownerName, supplierName } from '#mocks/kernel/auth/caller'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { closedAttempt, openAttempt } from './attempt'
import type { FeatureRow, PlatformOrderRow } from './rows'
import { platformServiceTables } from './rows'

type Prices = readonly [duration: number, price: string][]

/** The packages on sale, with their price per month: what the platform's people do, and nothing that works unbought. */
const features: FeatureRow[] = [
  feature('61001', '平台基础服务', '专属客服、培训与单据存档', '套', 1, [
    [1, '199.00'],
    [3, '567.00'],
    [6, '1074.00'],
    [12, '1988.00'],
  ]),
  feature('61002', '员工上手培训', '业务员、调度员、财务分岗位培训', '份', 20, [
    [3, '149.70'],
    [6, '284.40'],
    [12, '538.80'],
  ]),
  feature('61003', '电子签章', '合同、送货单在线盖章，司机签收留痕', '份', 50, [
    [1, '66.66'],
    [6, '379.96'],
    [12, '719.93'],
  ]),
  feature('61004', '短信通知包', '发货、验收、结算节点短信提醒', '包', 100, [
    [1, '30.00'],
    [3, '85.50'],
    [12, '324.00'],
  ]),
  feature('61005', '对账代办', '平台对账员代为逐行核对，并与项目部沟通', '套', 1, [
    [3, '288.00'],
    [12, '980.00'],
  ]),
  {
    ...feature('61006', '店铺装修代办', '设计师代做移动端与电脑端整套页面', '套', 5, [[12, '1280.00']]),
    variants: ['material'],
  },
  {
    ...feature('61007', '商城推广位', '商城首页与频道展示您的活动', '套', 1, [
      [1, '129.00'],
      [12, '1238.00'],
    ]),
    variants: ['material'],
  },
  {
    ...feature('61008', '数据接口', '与自有 ERP 对接订单、送货与结算数据', '套', 1, [[12, '6800.00']]),
    enabled: false,
  },
]

const ITEMS: Record<string, string[]> = {
  '61001': ['工作日专属客服', '单据存档 10 年', '每季一次使用培训'],
  '61002': ['每份 5 人线上培训', '按岗位配操作手册', '培训后一个月答疑'],
  '61003': ['每份每月 100 次签署', '签署文件保存 10 年', '一次签署，多方存证'],
  '61004': ['每包每月 500 条', '按节点开关', '当月未用完不结转'],
  '61005': ['每月代核对一次', '差异当日电话告知'],
  '61006': ['首页、活动页、商品页代做', '节日主题每季更换'],
  '61007': ['首页轮播与频道推荐', '每周展示数据'],
  '61008': ['标准接口与沙箱环境', '每日 10 万次调用'],
}

function feature(
  featureId: string,
  featureName: string,
  description: string,
  unit: string,
  maxQuantity: number,
  prices: Prices,
): FeatureRow {
  const [[months, first]] = prices as [[number, string]]
  return {
    id: featureId,
    featureId,
    featureName,
    description,
    items: [],
    unit,
    maxQuantity,
    monthPrice: fixed(decimal(first)?.div(months) ?? 0, 2),
    durations: prices.map(([duration, price]) => ({ duration, price })),
    enabled: true,
    variants: ['plain', 'material'],
  }
}

type Status = 0 | 1 | 2 | 3 | 4 | 5 | 6
/** Compact form of an order. `ago` counts in days from today, so that some services always end soon in a demo. */
type Spec = readonly [
  ago: number,
  featureId: string,
  duration: number,
  quantity: number,
  status: Status,
  payType: string,
]

/** Orders of both owners, newest first. The bills of status 0 are renewals created by the platform. */
const SHARED: readonly Spec[] = [
  [1, '61003', 12, 2, 1, 'UNIONPAY_B2B'],
  [2, '61001', 12, 1, 0, ''],
  [3, '61002', 12, 3, 3, 'WECHAT_NATIVE'],
  [5, '61004', 3, 4, 6, 'AGGREGATE_QR'],
  [9, '61004', 1, 10, 4, 'ALIPAY_QR'],
  [16, '61005', 12, 1, 5, 'UNIONPAY_B2B'],
  [31, '61003', 6, 1, 6, 'UNIONPAY_QR'],
  [44, '61003', 6, 1, 2, 'ALIPAY_PC'],
  [63, '61005', 3, 1, 3, 'ALIPAY_PC'],
  [88, '61004', 1, 6, 2, 'WECHAT_NATIVE'],
  [118, '61004', 1, 6, 2, 'WECHAT_NATIVE'],
  [149, '61002', 12, 4, 2, 'UNIONPAY_B2B'],
  [150, '61002', 12, 4, 6, 'AGGREGATE_QR'],
  [176, '61004', 1, 6, 2, 'AGGREGATE_QR'],
  [205, '61004', 1, 5, 2, 'AGGREGATE_QR'],
  [233, '61003', 6, 1, 2, 'ALIPAY_QR'],
  [262, '61004', 1, 5, 5, 'ALIPAY_QR'],
  [298, '61004', 1, 5, 2, 'UNIONPAY_QR'],
  [347, '61001', 12, 1, 2, 'UNIONPAY_B2B'],
  [348, '61001', 12, 1, 4, 'WECHAT_NATIVE'],
  [377, '61004', 1, 4, 2, 'AGGREGATE_QR'],
  [420, '61003', 6, 1, 2, 'ALIPAY_QR'],
  [518, '61002', 12, 4, 2, 'UNIONPAY_B2B'],
  [712, '61001', 12, 1, 2, 'UNIONPAY_B2B'],
]

/** Orders of only one owner. */
const OWN: Readonly<Record<string, readonly Spec[]>> = {
  '9001': [
    [731, '61004', 3, 2, 2, 'BAR_CODE'],
    [760, '61002', 3, 1, 2, 'WECHAT_JSAPI'],
  ],
  '9003': [
    [20, '61007', 1, 1, 2, 'AGGREGATE_QR'],
    [96, '61006', 12, 2, 2, 'UNIONPAY_B2B'],
    [97, '61006', 12, 2, 3, 'ALIPAY_PC'],
  ],
  '9002': [[30, '61001', 3, 1, 2, 'AGGREGATE_QR']],
}

const FAIL_REASONS = ['付款账户余额不足', '银行交易限额不足', '付款人取消支付']

/** The packages and all orders. */
export function seedPlatformServices(today: string): SeedPart[] {
  const orders = ['9001', '9003', '9002'].flatMap((supplierId, supplier) => {
    const specs = [...(supplierId === '9002' ? [] : SHARED), ...(OWN[supplierId] ?? [])]
    return specs.map((spec, index) => order(today, supplierId, spec, supplier * 100 + index))
  })
  return [
    into(
      platformServiceTables.features,
      features.map((row) => ({ ...row, items: ITEMS[row.featureId] ?? [] })),
    ),
    into(platformServiceTables.platformOrders, orders),
  ]
}

function order(today: string, supplierId: string, spec: Spec, serial: number): PlatformOrderRow {
  const [ago, featureId, duration, quantity, payStatus, payType] = spec
  const found = features.find((row) => row.featureId === featureId)
  if (!found) throw new Error(`No package ${featureId}`)
  const price = found.durations.find((one) => one.duration === duration)?.price ?? ''
  const createTime = `${dayFrom(today, -ago)} ${String(9 + (serial % 8)).padStart(2, '0')}:${String(10 + (serial % 50)).padStart(2, '0')}:26`
  const orderSn = `PT${createTime.slice(0, 10).replaceAll('-', '')}-${String(1001 + serial)}`
  const amount = fixed(decimal(price)?.times(quantity) ?? 0, 2)
  // Every fifth order was paid on the second attempt.
  const isSecond = payStatus === 2 && (serial + 1) % 5 === 0
  const openTime = isSecond ? after(createTime, 3) : createTime
  // A payment by company bank account, which still needs its second signature.
  const expireTime =
    payStatus === 0
      ? `${dayFrom(today, 5)} 23:59:59`
      : payStatus === 1
        ? `${dayFrom(today, 1)} 23:59:59`
        : after(openTime, PAY_MINUTES)
  const isPaid = payStatus === 2 || payStatus === 5
  const payTime = isPaid ? after(openTime, 2) : ''
  const [serviceStart, serviceEnd] = isPaid ? servicePeriod('', duration, payTime.slice(0, 10)) : ['', '']
  const id = `17711${String(serial + 1).padStart(14, '0')}`
  return {
    id,
    supplierId,
    orderSn,
    featureId,
    featureName: found.featureName,
    unit: found.unit,
    duration,
    quantity,
    price,
    amount,
    payStatus,
    payType,
    payTime,
    createTime,
    createUserName: payStatus === 0 ? '' : ownerName(supplierId),
    clientType: payType === 'WECHAT_JSAPI' ? 'WECHAT_MP' : payType === 'BAR_CODE' ? 'APP' : 'PC',
    expireTime,
    serviceStart,
    serviceEnd,
    payments: attempts({ serial, orderSn, payType, amount, createTime, openTime, expireTime, payTime }, payStatus),
    invoice: invoiceOf(supplierId, orderSn, payStatus, amount, payTime, ago),
  }
}

type DescriptionList = Pick<
  PlatformOrderRow,
  'orderSn' | 'payType' | 'amount' | 'createTime' | 'expireTime' | 'payTime'
> & {
  serial: number
  /** When the last attempt was opened. */
  openTime: string
}

/** The attempts of an order: the last one, and before it a failed one where that was opened later than the order. */
function attempts({ serial, createTime, openTime, payTime, ...facts }: DescriptionList, payStatus: Status) {
  if (payStatus === 0) return []
  const idOf = (number: number) => `17712${String(number).padStart(14, '0')}`
  const last = openAttempt({ ...facts, createTime: openTime, id: idOf(serial + 1) })
  if (payStatus === 1) return [last]
  const failReason = payStatus === 3 ? (FAIL_REASONS[(serial + 1) % FAIL_REASONS.length] ?? '') : ''
  const closed = closedAttempt(last, payStatus, { payTime, failReason })
  if (openTime === createTime) return [closed]
  const first = { ...facts, createTime, expireTime: after(createTime, PAY_MINUTES), payType: 'AGGREGATE_QR' }
  const failed = openAttempt({ ...first, id: idOf(serial + 500_001) })
  return [closedAttempt(failed, 3, { failReason: FAIL_REASONS[0] ?? '' }), closed]
}

function invoiceOf(
  supplierId: string,
  orderSn: string,
  payStatus: Status,
  amount: string,
  payTime: string,
  ago: number,
) {
  const isIssued = (payStatus === 2 && ago > 3) || payStatus === 5
  const status = payStatus === 5 ? 3 : isIssued ? 2 : payStatus === 2 ? 1 : 0
  return {
    status,
    title: supplierName(supplierId),
    taxNo: `9144030000000${supplierId}X`,
    invoiceNo: isIssued ? `24442000${orderSn.replace(/\D/g, '')}` : '',
    amount: isIssued ? amount : '',
    issueTime: isIssued ? after(payTime, 60 * 24) : '',
    url: isIssued ? attachmentUrl(`发票_${orderSn}.pdf`) : '',
  }
}

function after(time: string, minutes: number): string {
  return parseTime(time)?.add(minutes, 'minute').format('YYYY-MM-DD HH:mm:ss') ?? ''
}
