import { describe, expect, it } from 'vitest'
import { readPhone } from '#domain/cell/phone'
import { isSameCode, normalizeWord, tidyCode, tidyName, tidyWaybill, toHalfWidth } from '#domain/cell/words'
import { normalizePlate } from '#domain/plate'

/** What is copied along from chats, PDF files and web pages, and shows nothing. */
const MARKS = [
  ...[0x00ad, 0x034f, 0x061c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e],
  ...[0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0xfe00, 0xfe0e, 0xfe0f, 0xfeff],
].map((code) => [`U+${code.toString(16).padStart(4, '0').toUpperCase()}`, String.fromCharCode(code)] as const)

describe('a mark that shows nothing', () => {
  it.each(MARKS)('%s is in no number, code or word', (_, mark) => {
    const within = (text: string) => mark + [...text].join(mark) + mark
    expect(readPhone(within('+86 199 0003 4567'))).toBe('19900034567')
    expect(normalizePlate(within('粤B12345'))).toBe('粤B12345')
    expect(tidyCode(within('JC-202412-1234'))).toBe('JC-202412-1234')
    expect(tidyWaybill(within('SF 1234 5678'))).toBe('SF12345678')
    expect(normalizeWord(within('合同 编号'))).toBe('合同编号')
    expect(toHalfWidth(within('１２'))).toBe('12')
  })
})

describe('a hyphen', () => {
  it.each(['\u2010', '\u2011'])('%j is the one of the keyboard', (hyphen) => {
    expect(tidyCode(`JC${hyphen}202412${hyphen}1234`)).toBe('JC-202412-1234')
    expect(readPhone(`0755${hyphen}26880000`)).toBe('0755-26880000')
  })
})

describe('a middle dot', () => {
  it.each(['•', '‧', '∙', '⋅', '・', '･'])('%s between the parts of a name is the one of the standard', (dot) => {
    expect(tidyName(`买买提${dot}吐尔逊${dot}江`)).toBe('买买提·吐尔逊·江')
    expect(normalizeWord(`买买提${dot}江`)).toBe(normalizeWord('买买提·江'))
  })

  it('that begins a line of a list stays', () => {
    expect(tidyName('• 3・5')).toBe('• 3・5')
  })
})

describe('two codes', () => {
  it.each([
    ['JC-202412-1234', '\u200eJC-202412-1234', true],
    ['JC-202412-1234', 'jc\u2011202412\u20111234', true],
    ['JC-202412-1234', 'ＪＣ－２０２４１２－１２３４', true],
    ['JC-202412-1234', 'JC-202412-1235', false],
    ['JC-202412-1234', 'JC2024121234', false],
  ])('%s and %j: the same number is %s', (one, other, isSame) => {
    expect(isSameCode(one, other)).toBe(isSame)
  })
})
