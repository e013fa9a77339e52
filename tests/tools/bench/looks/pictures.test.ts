import { expect, it } from 'vitest'
import { fileOf, LOOKS, pairsOf, shownIn, unequal } from './pictures'

it('a file of its own is named after account, path and look, and says them again', () => {
  const paths = ['/bills', '/bills/orders', '/bills-orders', '/floorList/main']
  const files = paths.flatMap((path) => LOOKS.map((look) => fileOf('haichuan', path, look)))
  expect(new Set(files).size).toBe(files.length)
  expect(fileOf('haichuan', '/bills/orders', 'dark')).toBe('haichuan.bills_orders.dark.png')
  expect(shownIn('haichuan.bills_orders.dark.png')).toEqual({ screen: 'haichuan /bills/orders', look: 'dark' })
})

it('each file of the two sides is one pair, and only those of both sides are compared', () => {
  const compared: string[] = []
  const differing = (file: string) => compared.push(file) * 10
  expect(pairsOf(['c', 'a'], ['b', 'c'], differing)).toEqual([
    { file: 'a', pixels: 0, missing: 'after' },
    { file: 'b', pixels: 0, missing: 'before' },
    { file: 'c', pixels: 10 },
  ])
  expect(compared).toEqual(['c'])
})

it('unequal pairs begin with those without a side, then the largest difference', () => {
  const pairs = [
    { file: 'few', pixels: 3 },
    { file: 'equal', pixels: 0 },
    { file: 'many', pixels: 400 },
    { file: 'new', pixels: 0, missing: 'before' as const },
    { file: 'gone', pixels: 0, missing: 'after' as const },
  ]
  expect(unequal(pairs).map(({ file }) => file)).toEqual(['gone', 'new', 'many', 'few'])
})
