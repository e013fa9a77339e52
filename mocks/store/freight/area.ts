import { templateEndpoints } from '#features/store/freight/endpoints'
import { toBody, validateTemplate } from '#features/store/freight/model'
import { templateRequests } from '#features/store/freight/requests'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { crudRoutes } from '#mocks/kernel/http/crud'
import { type Content, ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { badInput } from '#mocks/kernel/http/reply'
import { bodyBy, textField } from '#mocks/kernel/http/request'
import { type Call, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { seededWithHistory, withHistory } from '#mocks/store/changeLog/historyRules'
import { freightHistory } from './historyRules'
import { freightTables, type TemplateRow } from './rows'
import { templateUses } from './rules'
import { seedFreight } from './seed'

const ownTemplates = ownedBy(freightTables.freightTemplates, 'supplierId')
const { all, add, update, ...others } = templateEndpoints

/** Freight templates. */
export const area = defineArea({
  tables: freightTables,
  seed: seededWithHistory(seedFreight, freightHistory),
  routes: withHistory(
    [
      readRoute(all, 'freight', (call) =>
        ownTemplates
          .all(call)
          .sort((a, b) => b.updateTime.localeCompare(a.updateTime))
          .map(view),
      ),
      ...crudRoutes(others, 'freight', ownTemplates, { view }),
      writeRoute(add, 'freight', (call) => {
        const { id: _, ...echo } = view(ownTemplates.insert(call, read(call)))
        return echo
      }),
      writeRoute(update, 'freight', (call) => {
        const { id } = ownTemplates.get(call)
        if (textField(call, 'id') !== id) throw badInput()
        ownTemplates.table.update(id, read(call))
        return null
      }),
    ],
    freightHistory,
  ),
  grants: { freight: {} },
  menu: screensIn('fleet', { grant: 'freight' }, [
    [40, 'shipTemplate', '运费模板', 'ship-templates', 'shop/ship/shipTemplate'],
  ]),
})

/** A template in the format of the API: figures as numbers, and no list when there are no rows. */
function view({ freightTemplateChildList: rows, ...template }: TemplateRow) {
  const children = rows.map(({ area, areaId, ...figures }) => ({
    freightTemplateId: template.id,
    area,
    areaId,
    ...Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, Number(figure)])),
  }))
  // [proposed]
  const goodsNum = templateUses.all().reduce((count, uses) => count + uses(template.id), 0)
  return { ...template, goodsNum, freightTemplateChildList: children.length > 0 ? children : null }
}

function read(call: Call): Content<TemplateRow> {
  const { name, pricingMethod, freightTemplateChildList: children } = bodyBy(call, templateRequests.add)
  if (name === '') throw badInput('模板名称不能为空')
  if (!['WEIGHT', 'NUM', 'FREE'].includes(pricingMethod)) throw badInput('计价方式不能为空')
  const rows = children.map(({ area, areaId, ...figures }) => ({ regions: { area, areaId }, ...figures }))
  const input = { name, pricingMethod, rows }
  refuseErrors(validateTemplate(input), badInput)
  // Figures may come as typed ("2t", "1,200"): the form's own body has them plain.
  const body = toBody(input, undefined)
  const plain = 'freightTemplateChildList' in body ? body.freightTemplateChildList : []
  const freightTemplateChildList = plain.map(({ area, areaId, ...figures }) => ({
    area,
    areaId,
    firstCompany: String(figures.firstCompany),
    firstPrice: String(figures.firstPrice),
    continuedCompany: String(figures.continuedCompany),
    continuedPrice: String(figures.continuedPrice),
  }))
  return { name, pricingMethod, updateTime: worldNow(), freightTemplateChildList }
}
