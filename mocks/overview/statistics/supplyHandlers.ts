import { fixed, quantityTotals, singleQuantity, sum } from '#domain/money'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import { LOAD_GROUPS, SUPPLY_STEPS, type SupplyGroup } from '#features/overview/statistics/model'
import { badInput } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { containing, type Filters, filtered, pageBy, platePart } from '#mocks/kernel/store/listing'
import { daysOfCall } from './days'
import { deviationBy, type Load, loadKey, loadsIn } from './loads'
import { documentsOf, keyOf, linesAt, paymentsBy, supplyBy } from './supply'

const GRANT = 'supplyStatistics'

/** The figures of supplied material: its steps, its deviations of weight, its way to payment. */
export const supplyRoutes: Route[] = [
  readRoute(statisticsEndpoints.supply, GRANT, (call) =>
    supplyBy(oneOf(call, 'by', ['project', 'material', 'month']), call.account.supplierId, daysOfCall(call)),
  ),
  readRoute(statisticsEndpoints.supplyRecords, GRANT, (call) => {
    const asked: [SupplyGroup, string][] = [
      ['project', textField(call, 'projectId')],
      ['material', textField(call, 'material')],
      ['month', textField(call, 'ofMonth')],
    ]
    const lines = linesAt(oneOf(call, 'step', SUPPLY_STEPS), call.account.supplierId, daysOfCall(call)).filter((line) =>
      asked.every(([by, key]) => key === '' || keyOf(line, by) === key),
    )
    const documents = documentsOf(lines)
    return {
      ...pageBy(documents, call, { newestBy: ['date', 'sn'] }),
      summary: { price: Number(fixed(sum(documents.map(({ price }) => price)), 2)) },
    }
  }),
  readRoute(statisticsEndpoints.deviation, GRANT, (call) =>
    deviationBy(oneOf(call, 'by', LOAD_GROUPS), askedLoads(call)),
  ),
  readRoute(statisticsEndpoints.deviationRecords, GRANT, (call) => {
    const by = LOAD_GROUPS.find((one) => one === textField(call, 'by')) ?? 'driver'
    const [key, over] = [textField(call, 'load'), textField(call, 'over')]
    const loads = askedLoads(call).filter(
      (load) =>
        (key === '' || loadKey(load, by) === key) && (over === '' || (load.isOver && loadKey(load, by) === over)),
    )
    const total = singleQuantity(quantityTotals(loads.map(({ unit, deviation }) => ({ unit, quantity: deviation }))))
    return {
      ...pageBy(loads, call, { newestBy: ['acceptTime', 'deliverSn'] }),
      summary: total === null ? null : { deviation: total },
    }
  }),
  readRoute(statisticsEndpoints.payment, GRANT, (call) =>
    paymentsBy(oneOf(call, 'by', ['project', 'month']), call.account.supplierId, daysOfCall(call)),
  ),
]

const filters: Filters<Load> = {
  ...containing('driverName', 'materialName', 'companyName'),
  carNo: platePart(({ carNo }) => carNo),
}

/** The loads of the asked days and filters. */
function askedLoads(call: Call): Load[] {
  return filtered(loadsIn(call.account.supplierId, daysOfCall(call)), call, filters)
}

/** A parameter that must be one of some values. */
function oneOf<Value extends string>(call: Call, name: string, values: readonly Value[]): Value {
  const asked = requiredField(call, name)
  const value = values.find((one) => one === asked)
  if (value === undefined) throw badInput(`${name} 只能是 ${values.join('、')}`)
  return value
}
