import { expect, it } from 'vitest'
import { sourcesWithout } from '#features/procurement/delivery/editor/correction'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { DeliverySource } from '#features/procurement/material/model'

type Progress = Pick<DeliverySource, 'orderedQuantity' | 'deliveredQuantity' | 'remainQuantity'>

it.each<[string, string[], Progress, string | null]>([
  [
    'all of an order is free again',
    ['29.665'],
    { orderedQuantity: '29.665', deliveredQuantity: '29.665', remainQuantity: '0.000' },
    '29.665',
  ],
  [
    'a whole figure keeps its decimals',
    ['12.480'],
    { orderedQuantity: '62.480', deliveredQuantity: '12.480', remainQuantity: '50.000' },
    '62.480',
  ],
  [
    'beyond what was ordered frees only what was ordered',
    ['33.000'],
    { orderedQuantity: '30.000', deliveredQuantity: '33.000', remainQuantity: '0.000' },
    '30.000',
  ],
  [
    'two lines of one source free both',
    ['10.000', '5.000'],
    { orderedQuantity: '60.000', deliveredQuantity: '40.000', remainQuantity: '20.000' },
    '35.000',
  ],
  [
    'without a limit has none',
    ['10.000'],
    { orderedQuantity: null, deliveredQuantity: '10.000', remainQuantity: null },
    null,
  ],
])('a corrected note of %s', (_, own, progress, expected) => {
  const source = { sourceItemId: 'a', unit: 't', ...progress } as DeliverySource
  const note = { items: own.map((quantity) => ({ sourceItemId: 'a', quantity })) } as DeliveryNote
  expect(sourcesWithout(note, [source])[0]?.remainQuantity).toBe(expected)
})
