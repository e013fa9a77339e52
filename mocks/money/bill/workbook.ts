import Big from 'big.js'
import { fixed, sum } from '#domain/money'
import { flowTerms, settledOf, signedTerms, taxIn } from '#features/mall/sale/model/flow'
import type { ExcelTable } from '#mocks/kernel/server/xlsx'
import type { BillRow, FlowRow } from './rows'
import { flowsIn } from './rules'

/** Headers of the sums, in the order of `amountsOf`. */
const SUMMED = ['用户实付/退款', '其中税额', ...flowTerms.slice(1).map(({ label }) => label), '结算金额']

/** A bill for accountants: one line per flow with its sign, tax, subsidy and fees; the last line holds the sums. */
export function billWorkbook(bill: BillRow): string[][] {
  const head = [
    '记账日期',
    '收支',
    '类型',
    '订单编号',
    '子订单号',
    '退款单号',
    '付款单位',
    '商品',
    '数量',
    '单位',
    '税率(%)',
  ]
  const flows = flowsIn(bill.id)
  const rows = flows.map((flow) => [
    flow.createTime.slice(0, 10),
    flow.flowType === 'PAY' ? '+' : '-',
    flow.flowType === 'PAY' ? '收款' : '退款',
    flow.orderSn,
    flow.orderItemSn,
    flow.refundSn,
    flow.memberName,
    flow.goodsName,
    flow.num === 0 ? '' : String(flow.num),
    flow.goodsUnit,
    flow.taxRate,
    ...amountsOf(flow),
  ])
  const sums = SUMMED.map((_, at) => fixed(sum(flows.map((flow) => amountsOf(flow)[at])), 2))
  return [[...head, ...SUMMED], ...rows, ['合计', ...head.slice(1).map(() => ''), ...sums]]
}

/** The terms of a flow as they count in the bill, with the tax in the first of them, and their sum. */
function amountsOf(flow: FlowRow): string[] {
  const [paid, ...others] = Object.values(signedTerms(flow)).map((amount) => amount ?? new Big(0))
  return [sum([paid]), taxIn(paid, flow.taxRate), ...others, settledOf(flow)].map((amount) => fixed(amount, 2))
}

/** Columns of figures, by their header; rates and amounts have two decimals. */
const FIGURES = ['数量', '税率(%)', ...SUMMED]
const WIDTHS: Readonly<Record<string, number>> = {
  订单编号: 30,
  子订单号: 30,
  退款单号: 30,
  付款单位: 18,
  商品: 28,
  结算金额: 14,
}

/** The workbook of a bill as a worksheet: figures are numbers, everything else is text. */
export function billTable(bill: BillRow): ExcelTable {
  const [head = [], ...rows] = billWorkbook(bill)
  const isFigure = head.map((name) => FIGURES.includes(name))
  const scaled = head.map((name) => SUMMED.includes(name))
  return {
    name: bill.sn,
    widths: head.map((name) => WIDTHS[name] ?? 12),
    rows: [
      head.map((value) => ({ value, isBold: true })),
      ...rows.map((row) =>
        row.map((value, at) =>
          isFigure[at] && value !== '' ? { value: Number(value), format: scaled[at] ? '#,##0.00' : '0' } : { value },
        ),
      ),
    ],
  }
}
