import { describe, expect, it } from 'vitest'
import {
  fileError,
  imageError,
  kindOf,
  mayHoldFolders,
  moved,
  picturesOf,
  toFolders,
} from '#features/common/file/model'

const MB = 1024 * 1024

describe('a file is accepted or rejected', () => {
  it.each([
    ['a photo', { name: '仓库.JPG', size: MB }, null],
    ['a video', { name: '过磅.mp4', size: 20 * MB }, null],
    ['one with a name of 5,000 letters', { name: `${'名'.repeat(5000)}.png`, size: 1 }, '文件名不能超过100个字'],
    ['one that is too large', { name: '过磅.mp4', size: 20 * MB + 1 }, '文件大小不能超过20MB'],
    ['an empty one', { name: '仓库.jpg', size: 0 }, '上传文件不能为空'],
    ['a document', { name: '合同.pdf', size: 10 }, '不支持上传的文件类型！'],
    ['a drawing that can hold scripts', { name: 'logo.svg', size: 10 }, '不支持上传的文件类型！'],
    ['one without an ending', { name: 'logo', size: 10 }, '不支持上传的文件类型！'],
  ])('%s', (_name, file, message) => {
    expect(fileError(file)).toBe(message)
  })

  it.each([
    ['a video', { name: '过磅.mp4', size: 10 }, '不支持图片格式'],
    ['a picture over the limit', { name: 'a.png', size: 2 * MB + 1 }, '文件大小不能超过2MB'],
    ['a picture at the limit', { name: 'a.png', size: 2 * MB }, null],
  ])('as a picture: %s', (_name, file, message) => {
    expect(imageError(file, 2)).toBe(message)
  })
})

it('tells the kind of a file by its type, or else by its name', () => {
  expect(kindOf({ fileType: 'image/png', name: 'a' })).toBe('image')
  expect(kindOf({ fileType: '', name: 'a.webm' })).toBe('video')
  expect(kindOf({ fileType: 'application/pdf', name: 'a.pdf' })).toBe('other')
})

it('splits a comma-separated list of pictures, but not a data URL', () => {
  expect(picturesOf('/a.png,/b.png,')).toEqual(['/a.png', '/b.png'])
  expect(picturesOf('data:image/svg+xml,%3Csvg%3E')).toEqual(['data:image/svg+xml,%3Csvg%3E'])
  expect(picturesOf('')).toEqual([])
})

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [1, 2, 'acb'],
])('moves item %i to %i', (from, to, order) => {
  expect(moved([...'abc'], from, to).join('')).toBe(order)
})

it('reads folders with their levels, and leaves out entries that are no folder', () => {
  const [top] = toFolders([
    {
      id: '1',
      directoryName: '资质',
      parentId: '0',
      level: 7,
      children: [{ id: '2', directoryName: '报告' }, 'x', {}],
    },
  ])
  expect(top).toMatchObject({ id: '1', level: 0, children: [{ id: '2', level: 1, children: [] }] })
  expect(mayHoldFolders({ id: '3', directoryName: '', parentId: '', level: 2, children: [] })).toBe(false)
})
