import * as v from 'valibot'
import { contractStatus } from '#domain/document/procurementStatus'
import {
  dateError,
  MAX_CODE,
  priceError,
  quantityError,
  signDateError,
  type TextRule,
  taxRateError,
  textError,
} from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { isBeforeText, serverToday } from '#domain/time'
import { defaultBasis, defaultTolerance } from '#domain/weighing/usualTerms'
import * as wire from '#domain/wire'
import { textItem } from '#domain/wire'
import { approvalSchema } from '#features/procurement/approval/model'
import { contractMaterialSchema, contractProjectSchema, type MaterialType } from '#features/procurement/material/model'

/** Framework agreement, single contract, supplement to another contract. */
export type ContractType = 'FRAME' | 'SINGLE' | 'SUPPLEMENT'

/** The actions on a contract: the supplier's, and the buyer's. */
export type ContractAction = (typeof contractStatus.actions)[number]

/** An attachment of a contract; `size` in bytes. */
const contractAttachmentSchema = v.object({
  id: wire.text(),
  name: wire.text(),
  url: wire.id(),
  size: v.pipe(
    wire.count(),
    v.transform((size) => size ?? 0),
  ),
})
/** An attachment as read; `size` in bytes. */
export type ContractAttachment = v.InferOutput<typeof contractAttachmentSchema>

/** A contract between a buyer company and the supplier. Dates are days; amounts are computed by the server. */
export const contractSchema = v.object({
  id: wire.id(),
  contractCode: wire.text(),
  contractName: wire.text(),
  contractType: wire.code<ContractType>(),
  /** The main contract of a supplement. */
  parentContractId: wire.text(),
  parentContractCode: wire.text(),
  materialType: wire.code<MaterialType>(),
  companyId: wire.text(),
  companyName: wire.text(),
  supplierId: wire.text(),
  supplierName: wire.text(),
  projects: wire.list(contractProjectSchema),
  signDate: wire.time(),
  effectiveDate: wire.time(),
  expireDate: wire.time(),
  priceMode: wire.code<'FIXED' | 'FLOATING'>(),
  priceSource: wire.text(),
  /** Yuan per tonne. */
  integratedCost: wire.decimal(),
  settleBasis: wire.text(),
  /** Per mille. */
  toleranceRate: wire.decimal(),
  settleCycle: wire.text(),
  creditDays: wire.count(),
  /** Percent a year. */
  fundRate: wire.decimal(),
  /** Percent. */
  taxRate: wire.decimal(),
  /** Null when the lines have different units. */
  totalQuantity: wire.decimal(),
  totalAmountTax: wire.decimal(),
  totalAmountNoTax: wire.decimal(),
  taxAmount: wire.decimal(),
  deliveredAmountTax: wire.decimal(),
  settledAmountTax: wire.decimal(),
  materialCount: wire.count(),
  attachments: wire.list(contractAttachmentSchema),
  remark: wire.text(),
  status: wire.status(),
  statusName: wire.text(),
  /** Why it was rejected or voided. */
  rejectReason: wire.text(),
  createUserName: wire.text(),
  createTime: wire.time(),
  commitTime: wire.time(),
  auditUserName: wire.text(),
  auditTime: wire.time(),
  updateTime: wire.time(),
  version: v.pipe(
    wire.count(),
    v.transform((version) => version ?? 0),
  ),
  /** The actions the server currently allows the supplier; some servers omit it. */
  operations: v.optional(wire.list(textItem)),
})
/** A contract as read; figures are decimal text. */
export type Contract = v.InferOutput<typeof contractSchema>

/** A contract with the data only its detail contains: its first lines, and its approvals. */
export const contractDetailSchema = v.object({
  ...contractSchema.entries,
  materials: wire.list(contractMaterialSchema),
  approvals: wire.list(approvalSchema),
})
/** A contract with its first lines and its approvals. */
export type ContractDetail = v.InferOutput<typeof contractDetailSchema>

const SUPPLIER_ACTIONS: readonly ContractAction[] = ['update', 'commit', 'withdraw', 'drop', 'createDeliver']

/** The supplier's current actions on a contract. The server's own list wins when sent; expiry removes deliveries. */
export function allowedContractActions(
  contract: Pick<Contract, 'status' | 'operations' | 'expireDate'>,
  today: string = serverToday(),
): ContractAction[] {
  const { operations } = contract
  return contractStatus
    .allowed(contract.status)
    .filter((action) => SUPPLIER_ACTIONS.includes(action))
    .filter((action) => action !== 'createDeliver' || !isExpired(contract, today))
    .filter((action) => !operations || action === 'createDeliver' || operations.includes(action))
}

/** Expired from the day after `expireDate`; without one never. Expiry is not a status. */
export function isExpired(contract: Pick<Contract, 'expireDate'>, today: string = serverToday()): boolean {
  return isBeforeText(contract.expireDate, today)
}

/** Whether a contract is not yet in force on a day; without an effective date it always is. */
export function isBeforeEffect({ effectiveDate }: Pick<Contract, 'effectiveDate'>, day: string): boolean {
  return effectiveDate !== '' && isBeforeText(day.slice(0, 10), effectiveDate.slice(0, 10))
}

/** Whether supplements can be made to a contract. The server validates the same. */
export const takesSupplement = ({ status, contractType }: Pick<Contract, 'status' | 'contractType'>) =>
  contractStatus.is(status, 'approved') && contractType !== 'SUPPLEMENT'

/** How often a contract is settled. */
export const SETTLE_CYCLES = ['月结', '批结'] as const

const payloadTexts = {
  contractName: wire.text(),
  contractCode: wire.number(),
  contractType: wire.text(),
  parentContractId: wire.text(),
  materialType: wire.text(),
  companyId: wire.text(),
  signDate: wire.time(),
  effectiveDate: wire.time(),
  expireDate: wire.time(),
  priceMode: wire.text(),
  priceSource: wire.text(),
  integratedCost: wire.text(),
  settleBasis: wire.text(),
  toleranceRate: wire.text(),
  settleCycle: wire.text(),
  creditDays: wire.text(),
  fundRate: wire.text(),
  taxRate: wire.text(),
  remark: wire.text(),
}

/** The input fields of a draft, in form order. */
export const contractTextFields = Object.keys(payloadTexts) as (keyof typeof payloadTexts)[]

/** The editable part of a contract, as typed; figures are texts. */
export const contractPayloadSchema = v.object({
  ...payloadTexts,
  projects: wire.list(contractProjectSchema),
  attachments: wire.list(contractAttachmentSchema),
})
/** Without `id` it is new; `version` is the edited one, and the server rejects an outdated one. */
export type ContractPayload = v.InferOutput<typeof contractPayloadSchema> & { id?: string; version?: number }

/** Tax rates (percent) that contracts and their lines may have. */
export const TAX_RATES = ['13', '9', '6', '3', '1', '0'] as const
/** Maximum number of attachments, and their maximum size. */
export const MAX_ATTACHMENTS = 10
const MAX_ATTACHMENT_BYTES = 20 * 1024 * 1024
/** Extensions of the files that an attachment may have. */
export const ATTACHMENT_TYPES = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'zip'] as const

/** Why a file cannot be an attachment; null when it can. `size` in bytes. The server validates the same. */
export function attachmentError({ name, size }: { name: string; size: number }): string | null {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!ATTACHMENT_TYPES.some((type) => type === ending)) return '不支持的文件类型'
  if (size === 0) return '文件内容为空'
  return size > MAX_ATTACHMENT_BYTES ? '文件大小不能超过20MB' : null
}

/** The default settlement terms of a material type. */
export function contractDefaults(materialType: unknown): Pick<ContractPayload, 'settleBasis' | 'toleranceRate'> {
  return { settleBasis: defaultBasis(materialType) ?? '', toleranceRate: defaultTolerance(materialType) ?? '' }
}

/** What is typed: its name, and what it takes. */
export const contractRules = {
  contractCode: { label: '合同编号', max: MAX_CODE },
  contractName: { label: '合同名称' },
  priceSource: { label: '网价来源' },
  remark: { label: '备注', multiline: true },
  reason: { label: '作废原因', multiline: true },
} satisfies Record<string, TextRule>

/**
 * Errors of a contract by field; the server validates the same. Saving needs a name, a type and a company and no
 * invalid value; committing needs all required fields. Lines have rules of their own, see `validateMaterials`.
 */
export function validateContract(
  payload: ContractPayload,
  stage: 'update' | 'commit',
  materialCount: number,
  today: string = serverToday(),
): Errors {
  const isCommit = stage === 'commit'
  const { contractType, attachments } = payload
  const hasParent = contractType === 'SUPPLEMENT'
  const isFloating = payload.priceMode === 'FLOATING'
  const code = textError(payload.contractCode, { ...contractRules.contractCode, required: isCommit })
  return onlyErrors({
    contractName: payload.contractName
      ? textError(payload.contractName, contractRules.contractName)
      : text('合同名称不能为空'),
    contractCode: code,
    contractType: contractType ? null : text('请选择合同类型'),
    parentContractId: isCommit && hasParent && !payload.parentContractId ? text('请选择主合同') : null,
    materialType: payload.materialType ? null : text('请选择材料类型'),
    companyId: payload.companyId ? null : text('请选择采购单位'),
    projects: isCommit && contractType !== 'FRAME' && payload.projects.length === 0 ? text('请选择适用项目') : null,
    signDate: dateError(payload.signDate, { label: '签订日期' }) ?? signDateError(payload.signDate, today),
    effectiveDate: dateError(payload.effectiveDate, { label: '生效日期' }),
    expireDate:
      dateError(payload.expireDate, { label: '到期日期' }) ??
      (isBeforeText(payload.expireDate, payload.effectiveDate) ? text('合同到期日期不能早于生效日期') : null),
    priceSource: textError(payload.priceSource, { ...contractRules.priceSource, required: isCommit && isFloating }),
    integratedCost: priceError(payload.integratedCost, { label: '综合费用', required: false }),
    toleranceRate: priceError(payload.toleranceRate, { label: '允许偏差', max: '1000', scale: 2, required: false }),
    creditDays: payload.creditDays === '0' ? null : quantityError(payload.creditDays, DAYS),
    fundRate: priceError(payload.fundRate, { label: '资金占用年利率', max: '100', required: false }),
    taxRate: isCommit || payload.taxRate ? taxRateError(payload.taxRate, TAX_RATES) : null,
    remark: textError(payload.remark, contractRules.remark),
    materials: isCommit && materialCount === 0 ? text('请至少添加一条合同材料') : null,
    attachments: attachmentsError(attachments.length, isCommit),
  })
}

/** What follows a submission; warns of lines without a price and of empty dates, which are allowed. */
export function submitConsequence(
  dates: Partial<Pick<Contract, 'signDate' | 'effectiveDate' | 'expireDate'>>,
  unpricedCount = 0,
): Text {
  const [first, ...others] = [
    ...(dates.signDate ? [] : [text('签订日期')]),
    ...(dates.effectiveDate ? [] : [text('生效日期')]),
    ...(dates.expireDate ? [] : [text('到期日期')]),
  ]
  const names = others.reduce((list, next) => text('{{list}}、{{next}}', { list, next }), first ?? text(''))
  return [
    ...(unpricedCount > 0 ? [text('其中 {{count}} 行含税单价为 0。', { count: unpricedCount })] : []),
    ...(first ? [text('{{names}}没有填写。', { names })] : []),
  ].reduce((said, next) => text('{{said}}{{next}}', { said, next }), text('提交后由采购单位审核，审核期间不能修改。'))
}

/** Errors of voiding a contract: it needs a reason. */
export function validateDrop({ reason }: { reason: string }): Errors {
  return onlyErrors({ reason: reason.trim() ? textError(reason, contractRules.reason) : text('请填写作废原因') })
}

const DAYS = { unit: '个', label: '账期', max: '3650', required: false }

function attachmentsError(count: number, isCommit: boolean): Text | null {
  if (count > MAX_ATTACHMENTS) return text('合同附件最多10个')
  return isCommit && count === 0 ? text('请上传合同附件') : null
}
