import { act, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { ANNOUNCED } from '#shared/dialog/announce'
import { type StoredFile, useUploads } from '#shared/upload/useUploads'
import { startWords } from '#tests/kit/words'

beforeAll(startWords)

it('keeps files in the order chosen, whichever upload ends first', async () => {
  const ends = new Map<string, () => void>()
  const send = (file: File) =>
    new Promise<StoredFile>((resolve) => {
      ends.set(file.name, () => resolve({ id: file.name, name: file.name, url: `/${file.name}`, size: file.size }))
    })
  const { result } = renderHook(() => {
    const [value, onChange] = useState<StoredFile[]>([{ id: 'before', name: 'before', url: '/before', size: 1 }])
    return { value, uploads: useUploads({ value, onChange, send, check: () => null, max: 20 }) }
  })
  const said: string[] = []
  addEventListener(ANNOUNCED, (event) => said.push((event as CustomEvent<string>).detail))
  act(() => result.current.uploads.add(['a', 'b', 'c'].map((name) => new File(['x'], `${name}.txt`))))
  await waitFor(() => expect(ends.size).toBe(3))
  for (const name of ['c.txt', 'a.txt', 'b.txt']) await act(async () => ends.get(name)?.())
  await waitFor(() => expect(result.current.value).toHaveLength(4))
  expect(said).toEqual(['c.txt', 'a.txt', 'b.txt'].map((name) => `已上传 ${name}`))
  expect(result.current.value.map(({ id }) => id)).toEqual(['before', 'a.txt', 'b.txt', 'c.txt'])
})
