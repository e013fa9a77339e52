import type { numberRules } from '#domain/cell/numberRules'
import { tidyWaybill } from '#domain/cell/words'
import { formatPlate, normalizePlate } from '#domain/plate'
import { fieldOf, type Transport, transportNames } from './transport'

/** Values as a request sends them: plates and tracking numbers in one spelling, other values untouched. */
export function tidyTransport<Values extends Partial<Transport>>(values: Values): Values {
  return mapped(values, { plate: normalizePlate, waybill: tidyWaybill })
}

/** Values as a form shows them: plates with their dot, other values untouched. */
export function typedTransport<Values extends Partial<Transport>>(values: Values): Values {
  return mapped(values, { plate: formatPlate })
}

function mapped<Values extends Partial<Transport>>(
  values: Values,
  spell: Partial<Record<keyof typeof numberRules, (value: string) => string>>,
): Values {
  const entries = transportNames.flatMap((name) => {
    const [rule, value] = [fieldOf(name).rule, values[name]]
    const to = rule && spell[rule]
    return to && value !== undefined ? [[name, to(value)]] : []
  })
  return { ...values, ...Object.fromEntries(entries) }
}
