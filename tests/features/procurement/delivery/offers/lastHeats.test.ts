import { expect, it } from 'vitest'
import type { DeliveryNoteRow } from '#features/procurement/delivery/form/deliveryNoteForm'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { lastHeats, withHeats } from '#features/procurement/delivery/offers/lastHeats'
import type { DeliverySource } from '#features/procurement/material/model'

const material = (spec: string) => ({ materialName: '螺纹钢', spec, grade: 'HRB400E', unit: 't' })
const source = (spec: string, remainQuantity = '10') =>
  ({ ...material(spec), sourceItemId: spec, remainQuantity }) as DeliverySource
const note = (deliverSn: string, ...lines: [spec: string, heatNo: string][]) =>
  ({
    deliverSn,
    deliverTime: '2026-11-20 08:00:00',
    items: lines.map(([spec, heatNo]) => ({ ...material(spec), sourceItemId: 'of another order', heatNo })),
  }) as DeliveryNote
const told = (heats: ReturnType<typeof lastHeats>) =>
  heats.map(({ sourceItemId, heatNo, deliverSn }) => `${sourceItemId} ${heatNo} ${deliverSn}`)

it.each<[string, DeliveryNote[], DeliverySource[], string[]]>([
  [
    'of the newest note that has the material',
    [note('3', ['Φ12', 'C']), note('2', ['Φ12', 'B'], ['Φ16', 'A'])],
    [source('Φ12'), source('Φ16')],
    ['Φ12 C 3', 'Φ16 A 2'],
  ],
  ['all that a note had of it', [note('3', ['Φ12', 'C'], ['Φ12', 'D'])], [source('Φ12')], ['Φ12 C 3', 'Φ12 D 3']],
  ['not of a line without one', [note('3', ['Φ12', '']), note('2', ['Φ12', 'B'])], [source('Φ12')], ['Φ12 B 2']],
  ['not for what is delivered to the end', [note('3', ['Φ12', 'C'])], [source('Φ12', '0')], []],
  ['not of another material', [note('3', ['Φ25', 'C'])], [source('Φ12')], []],
])('offers the heats %s', (_name, notes, sources, offered) => {
  expect(told(lastHeats(notes, sources))).toEqual(offered)
})

it('fills lines without a heat, one heat for each, and leaves what was typed', () => {
  const rows = [
    { sourceItemId: 'Φ12', heatNo: '' },
    { sourceItemId: 'Φ12', heatNo: 'X' },
    { sourceItemId: 'Φ12', heatNo: '' },
    { sourceItemId: 'Φ16', heatNo: '' },
  ] as DeliveryNoteRow[]
  const heats = lastHeats([note('3', ['Φ12', 'C'], ['Φ12', 'D'])], [source('Φ12')])
  expect(withHeats(rows, heats).map(({ heatNo }) => heatNo)).toEqual(['C', 'X', 'D', ''])
})
