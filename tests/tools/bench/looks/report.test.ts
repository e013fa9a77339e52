import { expect, it } from 'vitest'
import { pageOf, tableOf } from './report'

const PAIRS = [
  { file: 'haichuan.goods.light.png', pixels: 120 },
  { file: 'haichuan.goods.dark.png', pixels: 0 },
  { file: 'haichuan.bills_orders.English.png', pixels: 4000 },
  { file: 'yueheng.home.light.png', pixels: 0, missing: 'before' as const },
]

it('the table has a row per screen that differs, and counts the pictures of each look', () => {
  expect(tableOf(PAIRS).split('\n')).toEqual([
    'screen                        light         dark      English         1200',
    'yueheng /home           none before',
    'haichuan /bills/orders                                4000 px',
    'haichuan /goods              120 px',
    'pictures that differ              2            0            1            0',
    '',
    '4 pictures of 3 screens, 2 differ, 1 only after, 0 only before',
  ])
})

it('nothing that differs is one line', () => {
  expect(tableOf(PAIRS.slice(1, 2))).toBe('1 pictures of 1 screens, 0 differ, 0 only after, 0 only before')
})

it('the page shows before, after and difference, the largest first, and no equal picture', () => {
  const html = pageOf(PAIRS, 'v1 <x>')
  expect([...html.matchAll(/src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    'after/yueheng.home.light.png',
    ...['before', 'after', 'difference'].map((folder) => `${folder}/haichuan.bills_orders.English.png`),
    ...['before', 'after', 'difference'].map((folder) => `${folder}/haichuan.goods.light.png`),
  ])
  expect(html).toContain('Looks against v1 &lt;x>')
})
