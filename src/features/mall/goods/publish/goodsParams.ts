import { type ParameterGroup, parametersOf } from '#features/mall/category/model'
import type { GoodsValues } from './goodsValues'

type Params = Pick<GoodsValues, 'params' | 'savedParams'>

/** The values of a category's parameters by id: as typed, else as stored under the same name without an id. */
export function paramValues(values: Params, groups: readonly ParameterGroup[]): Record<string, string> {
  return Object.fromEntries(
    parametersOf(groups).map(({ id, paramName }) => [id, values.params[id] ?? valueByName(values, paramName)]),
  )
}

/** The stored value of a parameter that has no id, as other programs than this may have stored it; '' without one. */
export function valueByName({ savedParams }: Pick<Params, 'savedParams'>, name: string): string {
  const items = savedParams.flatMap(({ goodsParamsItemDTOList }) => goodsParamsItemDTOList)
  return items.find(({ paramId, paramName }) => paramId === '' && paramName === name)?.paramValue ?? ''
}
