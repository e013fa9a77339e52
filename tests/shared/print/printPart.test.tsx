import { expect, it, vi } from 'vitest'
import { printPart } from '#shared/print/printPart'

it('prints once and gives the dark theme back, however often it is asked meanwhile', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const root = document.documentElement
  root.dataset.theme = 'dark'
  const part = document.createElement('div')
  await Promise.all([printPart(part, '供货'), printPart(part, '供货')])
  expect(print).toHaveBeenCalledTimes(1)
  expect(root.dataset.theme).toBe('dark')
  await printPart(part, '供货')
  expect(print).toHaveBeenCalledTimes(2)
  delete root.dataset.theme
})
