import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rowOf, toPayloadItem } from '#features/procurement/delivery/form/deliveryNoteForm'
import { deliveryNoteSchema } from '#features/procurement/delivery/model'
import {
  lineErrors,
  lineNames,
  lineNamesOf,
  lineValues,
  printedNamesOf,
  settledNamesOf,
} from '#features/procurement/delivery/model/lineTable'
import { deliveryRequests } from '#features/procurement/delivery/requests'
import type { DeliverySource, MaterialType } from '#features/procurement/material/model'
import { saidAll } from '#tests/kit/said'

/** A value for each field. */
const values = lineValues({})
for (const name of lineNames) values[name] = `${name}1`

describe('the fields of a line', () => {
  it.each<[MaterialType, shown: string[], printed: string[], settled: string[]]>([
    ['REBAR', ['heatNo', 'remark'], ['heatNo', 'remark'], ['heatNo']],
    ['CONCRETE', ['pouringPart', 'pouringMode', 'remark'], ['pouringPart', 'remark'], ['pouringPart', 'pouringMode']],
    ['RAW', ['remark'], ['heatNo', 'remark'], []],
    ['SUNDRY', ['remark'], ['heatNo', 'remark'], []],
  ])('of %s are shown, printed and settled', (materialType, shown, printed, settled) => {
    expect(lineNamesOf(materialType)).toEqual(shown)
    expect(printedNamesOf(materialType)).toEqual(printed)
    expect(settledNamesOf(materialType)).toEqual(settled)
    const kept = Object.entries(lineValues(values, materialType)).filter(([, value]) => value !== '')
    expect(kept.map(([name]) => name)).toEqual(shown)
  })

  it('are in the row, in the body and in the answer', () => {
    const row = { ...rowOf({ unit: 't' } as DeliverySource, 'CONTRACT'), ...values }
    const sent = toPayloadItem(row)
    expect(sent).toMatchObject(values)
    expect(v.parse(deliveryRequests.add.schema, { items: [sent] }).items).toMatchObject([values])
    const note = { id: '1', deliverSn: 'SH1', items: [{ id: '1', ...values }] }
    expect(v.parse(deliveryNoteSchema, note).items).toMatchObject([values])
  })

  it.each<[MaterialType, Record<string, string>, Record<string, string>]>([
    ['REBAR', {}, { heatNo: '炉批号不能为空' }],
    ['REBAR', { heatNo: 'LZ' }, { heatNo: '炉批号应为4–40位字母、数字、“-”或“/”，多个用“、”分隔' }],
    ['REBAR', { heatNo: 'LZ2601、LZ2602' }, {}],
    ['CONCRETE', { heatNo: 'LZ' }, { pouringPart: '浇筑部位不能为空' }],
    ['CONCRETE', { pouringPart: '梁'.repeat(141) }, { pouringPart: '浇筑部位不能超过140个字' }],
    ['RAW', { remark: '注'.repeat(141) }, { remark: '备注不能超过140个字' }],
  ])('of %s: %o', (materialType, typed, errors) => {
    const found = Object.entries(lineErrors(typed, materialType)).flatMap(([name, error]) =>
      error ? [[name, error] as const] : [],
    )
    expect(saidAll(Object.fromEntries(found))).toEqual(errors)
  })
})
