import type { FreightTemplate } from '#features/store/freight/model'
import { table } from '#mocks/kernel/store/table'

export type TemplateRow = Omit<FreightTemplate, 'goodsNum'> & { supplierId: string }

export const freightTables = { freightTemplates: table<TemplateRow>() }
