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
    ['\u202a粤B12345\u202c', '粤B12345', '粤B·12345'],
    ['粤B\u201112345', '粤B12345', '粤B·12345'],
    ['粤B\u00ad1234\ufe0f5', '粤B12345', '粤B·12345'],
  ])('%s is stored as %s and shown as %s', (typed, kept, read) => {
    expect(isPlate(typed)).toBe(true)
    expect(normalizePlate(typed)).toBe(kept)
    expect(formatPlate(typed)).toBe(read)
    expect(formatPlate(kept)).toBe(read)
  })

  // Real forms of GA 36, by what they are for.
  it.each(
    [
      ...['京A12345', '京AF0236', '津C8K321', '沪B0A123', '渝D99999', '冀R12W34', '豫P1234A', '云AAB123', '辽B1C2D3'],
      ...['黑L00001', '湘E7788K', '皖S88Z88', '鲁Q5Q5Q5', '新A66666', '苏E05EV8', '浙G12JK3', '赣C3344H', '鄂F1J2J3'],
      ...['桂K0P0P0', '甘B44321', '晋M2N2N2', '蒙K9X9X9', '陕V1V2V3', '吉B23456', '闽D6T6T6', '贵C1234U', '粤S8K321'],
      ...['青H00H00', '藏A10001', '川A0A0A0', '宁E56789', '琼B1234B'],
      // Small vehicles of new energy.
      ...['沪AE22075', '粤BAA1234', '京AA12345', '苏AB98352', '浙AC00001', '川ADD1234', '粤BF31208', '京AG12345'],
      ...['渝AH1234', '渝AHX1234', '鲁AJ12345', '豫AKK9999'],
      // Large ones.
      ...['粤B12345A', '粤B12345B', '沪A54321C', '粤B12345D', '京A00001E', '粤B12345F', '粤B12345G', '苏A22222H'],
      ...['浙B33333J', '川A44444K'],
      // Trailers, learners, police, consulates, embassies, rescue; Hong Kong and Macau.
      ...['粤B1234挂', '鲁H8K21挂', '粤B1234学', '京A1234警', '沪A1234领', '京A0123使', '京X0001应急', '粤S1B34应急'],
      ...['粤Z1234港', '粤Z1234澳', '粤ZFK12港'],
    ].map((one) => [one]),
  )('%s is a plate', (plate) => {
    expect(isPlate(plate)).toBe(true)
    expect(formatPlate(plate)).toBe(`${plate.slice(0, 2)}·${plate.slice(2)}`)
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
    '粤BL31208',
    '粤B12345L',
    '粤B1234港',
    '粤Z12345港',
    '京A000应急',
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
