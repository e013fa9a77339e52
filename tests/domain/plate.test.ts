import { describe, expect, it } from 'vitest'
import { formatPlate, isPlate, normalizePlate, readPlate } from '#domain/plate'

describe('vehicle plates', () => {
  it.each([
    ['粤b 12345', '粤B12345', '粤B·12345'],
    ['粤B·12345', '粤B12345', '粤B·12345'],
    ['粤B•12345', '粤B12345', '粤B·12345'],
    ['粤B-12345', '粤B12345', '粤B·12345'],
    ['粤Ｂ１２３４５', '粤B12345', '粤B·12345'],
    ['粤Ｂ－１２３４５', '粤B12345', '粤B·12345'],
    ['粤Ｂ．１２３４５', '粤B12345', '粤B·12345'],
    ['粤ｂ　１２３４５', '粤B12345', '粤B·12345'],
    ['粤ｂ。１２３４５', '粤B12345', '粤B·12345'],
    ['粤B\u200b12345', '粤B12345', '粤B·12345'],
    ['粤A·D6688', '粤AD6688', '粤A·D6688'],
    ['粤B·F31208', '粤BF31208', '粤B·F31208'],
    ['粤B12345D', '粤B12345D', '粤B·12345D'],
    ['粤b·1234挂', '粤B1234挂', '粤B·1234挂'],
    ['粤B1234学', '粤B1234学', '粤B·1234学'],
    ['粤S·8K321', '粤S8K321', '粤S·8K321'],
    ['粤L·07V56', '粤L07V56', '粤L·07V56'],
  ])('%s is stored as %s and shown as %s', (typed, kept, read) => {
    expect(isPlate(typed)).toBe(true)
    expect(normalizePlate(typed)).toBe(kept)
    expect(formatPlate(typed)).toBe(read)
    expect(formatPlate(kept)).toBe(read)
  })

  it('is half-width as soon as it is complete, as phones are', () => {
    expect(readPlate('粤Ｂ１２３４５')).toBe('粤B12345')
    expect(readPlate('粤Ｂ１２３')).toBe('粤Ｂ１２３')
  })

  it.each([
    '粤B·I2345',
    '粤O12345',
    '粤B1234O',
    '粤B1234',
    '粤B123456',
    '粤BF3120A',
    '台B12345',
    'B12345',
    '粤B12345挂',
    '',
  ])('%s is not a plate and is shown unchanged', (text) => {
    expect(isPlate(text)).toBe(false)
    expect(formatPlate(text)).toBe(text)
  })

  it.each([null, undefined, {}, -1])('%j is absent', (value) => {
    expect(normalizePlate(value)).toBe('')
    expect(formatPlate(value)).toBe('')
    expect(isPlate(value)).toBe(false)
  })
})
