import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePictureSizes } from '#shared/media/usePictureSizes'
import { fakePictures, loaded, sizes } from '#tests/kit/pictures'

beforeEach(() => {
  fakePictures()
  return () => vi.unstubAllGlobals()
})

const show = (urls: string[]) => renderHook((list: string[]) => usePictureSizes(list), { initialProps: urls })

it('tells the size of each picture once it is known, and null for one that does not load', async () => {
  sizes.set('/known.png', { width: 750, height: 280 })
  const { result, rerender } = show(['/known.png', '/gone.png', 'https://elsewhere.example/x.png'])
  expect(result.current.has('/known.png')).toBe(false)
  await waitFor(() => expect(result.current.size).toBe(3))
  expect(result.current.get('/known.png')).toEqual({ width: 750, height: 280 })
  expect(result.current.get('/gone.png')).toBeNull()
  expect(result.current.get('https://elsewhere.example/x.png')).toBeNull()
  expect(loaded.filter((url) => url.includes('elsewhere'))).toEqual([])
  rerender(['/known.png'])
  expect([...result.current.keys()]).toEqual(['/known.png'])
})

it('loads a picture once, and returns the same map while nothing changes', async () => {
  sizes.set('/once.png', { width: 10, height: 10 })
  const first = show(['/once.png', '/once.png'])
  const second = show(['/once.png'])
  await waitFor(() => expect(first.result.current.size).toBe(1))
  const map = first.result.current
  second.rerender(['/once.png', '/later.png'])
  await waitFor(() => expect(second.result.current.size).toBe(2))
  first.rerender(['/once.png', '/once.png'])
  expect(first.result.current).toBe(map)
  expect(loaded.filter((url) => url.endsWith('/once.png'))).toHaveLength(1)
})
