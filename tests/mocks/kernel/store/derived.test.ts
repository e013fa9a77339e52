import { expect, it, vi } from 'vitest'
import { derived } from '#mocks/kernel/store/derived'
import { table } from '#mocks/kernel/store/table'

it('a figure is computed again after a change of its tables, and for another text', () => {
  const cars = table<{ id: string; owner: string }>()
  const compute = vi.fn((owner: string) => cars.where('owner', owner).length)
  const count = derived([cars], compute)
  cars.insert({ id: 'a', owner: 'x' })
  expect([count('x'), count('x'), count('y')]).toEqual([1, 1, 0])
  expect(compute).toHaveBeenCalledTimes(2)

  const before = cars.snapshot()
  cars.insert({ id: 'b', owner: 'x' })
  expect(count('x')).toBe(2)
  cars.update('b', { owner: 'y' })
  expect(count('x')).toBe(1)
  cars.delete('a')
  expect(count('x')).toBe(0)
  cars.restore(before)
  expect(count('x')).toBe(1)
  cars.clear()
  expect(count('x')).toBe(0)
})
