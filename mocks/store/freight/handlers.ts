import { plain } from '#domain/text'
import { wireText } from '#domain/wire'
import { templateEndpoints } from '#features/store/freight/endpoints'
import { type PricingMethod, type RowInput, type TemplateInput, validateTemplate } from '#features/store/freight/model'
import { ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { recordsField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { freightTables, type TemplateRow } from './rows'

const { freightTemplates } = freightTables
const ownTemplate = ownedBy(freightTemplates, 'supplierId', () => refusal(20005, '权限不足'))

export const freightRoutes: Route[] = [
  readRoute(templateEndpoints.all, 'freight', (call) =>
    freightTemplates
      .filter(({ supplierId }) => supplierId === call.account.supplierId)
      .sort((a, b) => b.updateTime.localeCompare(a.updateTime))
      .map(toWire),
  ),
  readRoute(templateEndpoints.byId, 'freight', (call) => toWire(ownTemplate(call, call.params.id ?? ''))),
  writeRoute(templateEndpoints.add, 'freight', (call) => {
    const row = { ...read(call), supplierId: call.account.supplierId, createTime: worldNow() }
    const { id: _, ...echo } = toWire(freightTemplates.insert({ ...row, id: nextId() }))
    return echo
  }),
  writeRoute(templateEndpoints.update, 'freight', (call) => {
    const { id } = ownTemplate(call, call.params.id ?? '')
    if (textField(call, 'id') !== id) throw refusal(4002, '参数异常')
    freightTemplates.update(id, read(call))
    return null
  }),
  writeRoute(templateEndpoints.remove, 'freight', (call) => {
    freightTemplates.delete(ownTemplate(call, call.params.id ?? '').id)
    return null
  }),
]

/** A template in the format of the API: figures as numbers, and no list when there are no rows. */
function toWire({ freightTemplateChildList: rows, ...template }: TemplateRow) {
  const children = rows.map(({ area, areaId, ...figures }) => ({
    freightTemplateId: template.id,
    area,
    areaId,
    ...Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, Number(figure)])),
  }))
  return { ...template, freightTemplateChildList: children.length > 0 ? children : null }
}

function read(call: Call): Pick<TemplateRow, 'name' | 'pricingMethod' | 'updateTime' | 'freightTemplateChildList'> {
  const name = textField(call, 'name')
  const pricingMethod = textField(call, 'pricingMethod') as PricingMethod
  if (name === '') throw refusal(4002, '模板名称不能为空')
  if (!['WEIGHT', 'NUM', 'FREE'].includes(pricingMethod)) throw refusal(4002, '计价方式不能为空')
  const rows: RowInput[] = recordsField(call.fields, 'freightTemplateChildList').map((row) => ({
    regions: { area: wireText(row.area), areaId: wireText(row.areaId) },
    firstCompany: wireText(row.firstCompany),
    firstPrice: wireText(row.firstPrice),
    continuedCompany: wireText(row.continuedCompany),
    continuedPrice: wireText(row.continuedPrice),
  }))
  const input: TemplateInput = { name, pricingMethod, rows }
  refuseErrors(validateTemplate(input), (error) => refusal(4002, plain(error)))
  const children = pricingMethod === 'FREE' ? [] : rows.map(({ regions, ...figures }) => ({ ...regions, ...figures }))
  return { name, pricingMethod, updateTime: worldNow(), freightTemplateChildList: children }
}
