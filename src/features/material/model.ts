import type { ContractMaterial, ContractProject, DecimalText, MaterialType } from '../contract/model'

/** A line of a valid contract with what is needed to choose it for a delivery. */
export type DeliverableMaterial = ContractMaterial & {
  contractCode: string
  contractName: string
  contractStatus: number
  companyName: string
  /** Not every server sends it; with it the company's projects bring their receivers. */
  companyId?: string
  supplierName: string
  materialType: MaterialType
  projects: ContractProject[]
}

/** A column of the material grid as the server describes it for a contract's material type. */
export type MaterialField = {
  field: string
  label: string
  type: 'text' | 'number' | 'select' | 'date'
  required: boolean
  maxLength: number | null
  /** Decimals of a number. */
  precision: number | null
  min: DecimalText
  dictCode: string
  /** Pixels. */
  width: number
  sort: number
  editable: boolean
  visible: boolean
}

/** What a delivery draws from: an order or a contract itself. */
export type DeliverSourceType = 'PURCHASE_ORDER' | 'CONTRACT'

/** A line goods can be drawn from. `remainQuantity` none = no limit (a framework agreement without quantities). */
export type DeliverSource = {
  /** Id of the order line or of the contract material. */
  sourceItemId: string
  sourceType: DeliverSourceType
  materialType: MaterialType
  materialName: string
  spec: string
  grade: string
  brand: string
  unit: string
  remainQuantity: DecimalText
  taxUnitPrice: DecimalText
  taxRate: DecimalText
}

/** A contract material as a line to draw from. */
export function sourceOfMaterial(row: ContractMaterial & { materialType: MaterialType }): DeliverSource {
  const { materialType, materialName, spec, grade, brand, unit, remainQuantity, taxUnitPrice, taxRate } = row
  const line = { materialType, materialName, spec, grade, brand, unit, remainQuantity, taxUnitPrice, taxRate }
  return { ...line, sourceItemId: row.id, sourceType: 'CONTRACT' }
}
