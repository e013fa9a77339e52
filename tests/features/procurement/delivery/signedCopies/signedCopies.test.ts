import { describe, expect, it } from 'vitest'
import { numbersIn, roomError, withSignedCopy } from '#features/procurement/delivery/signedCopies/signedCopies'

describe('numbersIn', () => {
  it.each([
    ['SH20240315001', ['SH20240315001']],
    [' SH-20240315-001 ', ['SH-20240315-001']],
    ['https://mall.example/n?sn=SH20240315001&t=1', ['SH20240315001']],
    ['SH20240315001 签收回单(2)', ['SH20240315001']],
    ['回单', []],
    ['IMG_1234', ['IMG_1234']],
    ['', []],
  ])('reads from %j the numbers %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })
})

describe('withSignedCopy', () => {
  it('adds a copy to the existing ones, and none twice', () => {
    const first = withSignedCopy('SH1', null, '/a.jpg')
    expect(first).toMatchObject({ deliverSn: 'SH1', signPhotos: ['/a.jpg'], weighTickets: [], driverPhone: '' })
    const masked = first && { ...first, remark: '已过磅', driverPhone: '138****0000' }
    expect(withSignedCopy('SH1', masked, '/b.jpg')).toMatchObject({
      remark: '已过磅',
      driverPhone: '',
      signPhotos: ['/a.jpg', '/b.jpg'],
    })
    expect(withSignedCopy('SH1', masked, '/a.jpg')).toBeNull()
  })

  it('takes at most 20', () => {
    const full = withSignedCopy('SH1', null, '/a.jpg')
    const photos = Array.from({ length: 20 }, (_, index) => `/${index}.jpg`)
    expect(roomError(full)).toBe('')
    expect(roomError(full && { ...full, signPhotos: photos })).toBe('回单照片最多20份')
  })
})
