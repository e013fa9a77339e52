import { weighedUnit } from '#domain/money'
import { formatPlate } from '#domain/plate'
import { wireText } from '#domain/wire'
import type { WorkbookColumn } from '#shared/excel/writeWorkbook'
import { exportOrExplain } from '#shared/export/exportWorkbook'
import type { UnitName } from '#shared/fields/useDict'
import { answerOf, type Dispute, differenceOf } from './model'

type Column = WorkbookColumn & { text: (dispute: Dispute, unitName: UnitName) => string }

const figure = { isNumber: true, format: 'grouped' as const }

/** The columns of the difference list, in Chinese: a document between two Chinese companies. */
const COLUMNS: Column[] = [
  { head: '结算单号', width: 18, text: (row) => row.settlementCode },
  { head: '项目', width: 24, text: (row) => row.projectName },
  { head: '行号', width: 6, isNumber: true, text: (row) => String(row.seq ?? '') },
  { head: '送货单号', width: 19, text: (row) => row.deliverSn },
  { head: '供货日期', width: 12, text: (row) => row.supplyDate.slice(0, 10) },
  { head: '车牌号', width: 12, text: (row) => formatPlate(row.carNo) },
  { head: '材料名称', width: 16, text: (row) => row.materialName },
  { head: '规格', width: 16, text: (row) => row.spec },
  { head: '单位', width: 6, text: (row, unitName) => unitName(row.unit) },
  { head: '送货数量', ...figure, text: (row) => wireText(row.quantity) },
  { head: '过磅数量', ...figure, text: (row) => wireText(row.weighedQuantity) },
  { head: '过磅单位', width: 9, text: (row, unitName) => unitName(weighedUnit(row.unit)) },
  { head: '偏差', ...figure, text: (row) => wireText(row.deviation) },
  { head: '结算数量', ...figure, text: (row) => wireText(row.settleQuantity) },
  { head: '主张数量', ...figure, text: (row) => wireText(row.claimQuantity) },
  { head: '差异数量', ...figure, text: (row) => wireText(differenceOf(row).quantity) },
  { head: '结算单价(含税)', ...figure, text: (row) => wireText(row.settlePriceTax) },
  { head: '主张单价(含税)', ...figure, text: (row) => wireText(row.claimPrice ?? row.settlePriceTax) },
  { head: '结算金额', ...figure, text: (row) => wireText(row.amountTax) },
  { head: '差异金额', ...figure, text: (row) => wireText(differenceOf(row).amount) },
  { head: '异议原因', width: 40, text: (row) => row.reason },
  { head: '凭证', width: 24, text: (row) => row.evidence.map(({ name }) => name).join('、') },
  { head: '项目部意见', width: 24, text: answerOf },
]

/** Saves the difference list as a workbook. */
export async function saveDifferences(disputes: readonly Dispute[], name: string, unitName: UnitName): Promise<void> {
  const rows = disputes.map((dispute) => COLUMNS.map((column) => column.text(dispute, unitName)))
  await exportOrExplain({ name: '结算差异清单', fileName: `结算差异清单_${name}.xlsx`, columns: COLUMNS, rows })
}
