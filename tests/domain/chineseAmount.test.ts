import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'

describe('amount in Chinese capitals', () => {
  it.each<[unknown, string]>([
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['  ', ''],
    ['abc', ''],
    [{}, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [0, '零元整'],
    ['0.00', '零元整'],
    [-0, '零元整'],
    ['-0', '零元整'],
    [0.00004, '零元整'],
    [-0.00004, '零元整'],
    [0.01, '壹分'],
    [0.05, '伍分'],
    ['0.10', '壹角整'],
    [0.5, '伍角整'],
    [0.0005, '伍毫'],
    ['0.1005', '壹角零伍毫'],
    [1e-7, '零元整'],
    [1, '壹元整'],
    [-1, '负壹元整'],
    [10, '壹拾元整'],
    [10.05, '壹拾元零伍分'],
    ['10.50', '壹拾元伍角整'],
    ['10.005', '壹拾元零伍厘'],
    [325.04, '叁佰贰拾伍元零肆分'],
    [1001, '壹仟零壹元整'],
    [1010, '壹仟零壹拾元整'],
    ['1409.50', '壹仟肆佰零玖元伍角整'],
    [1680.32, '壹仟陆佰捌拾元叁角贰分'],
    [6007.14, '陆仟零柒元壹角肆分'],
    [10001, '壹万零壹元整'],
    [10010, '壹万零壹拾元整'],
    [16409.02, '壹万陆仟肆佰零玖元零贰分'],
    ['12,345.67', '壹万贰仟叁佰肆拾伍元陆角柒分'],
    [' 12 345.67 ', '壹万贰仟叁佰肆拾伍元陆角柒分'],
    [100000, '壹拾万元整'],
    [100100, '壹拾万零壹佰元整'],
    [107000.53, '壹拾万柒仟元伍角叁分'],
    ['20000000.20', '贰仟万元贰角整'],
    [1e8, '壹亿元整'],
    [100000001, '壹亿零壹元整'],
    [100001000, '壹亿零壹仟元整'],
    ['100010001.1005', '壹亿零壹万零壹元壹角零伍毫'],
    [200300000, '贰亿零叁拾万元整'],
    [1010000000, '壹拾亿壹仟万元整'],
    [10000000000, '壹佰亿元整'],
    [1000000000000, '壹万亿元整'],
    [1000100000000, '壹万零壹亿元整'],
    [1000000010000, '壹万亿零壹万元整'],
    [1000010000000, '壹万亿零壹仟万元整'],
    [1000000000000.5, '壹万亿元伍角整'],
    ['123456789012345.6789', '壹佰贰拾叁万肆仟伍佰陆拾柒亿捌仟玖佰零壹万贰仟叁佰肆拾伍元陆角柒分捌厘玖毫'],
    ['999999999999999.9999', '玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分玖厘玖毫'],
    ['999999999999999.99999', '玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分玖厘玖毫'],
    // As a JavaScript number this amount is already 1e15.
    [Number('999999999999999.9999'), ''],
    [1e15, ''],
    [1e18, ''],
    [1e21, ''],
    [-10.05, '负壹拾元零伍分'],
    [-1e15, ''],
    ['1.23456', '壹元贰角叁分肆厘伍毫'],
    [411330.05, '肆拾壹万壹仟叁佰叁拾元零伍分'],
    ['22303.55', '贰万贰仟叁佰零叁元伍角伍分'],
    ['24015.40', '贰万肆仟零壹拾伍元肆角整'],
    [new Big('1234.5'), '壹仟贰佰叁拾肆元伍角整'],
  ])('%j → %s', (value, expected) => {
    expect(chineseAmount(value)).toBe(expected)
  })
})

describe('against an independent reference', () => {
  // Recursive division of whole numbers, as the amount is spoken; the product walks over digits instead.
  const SCALES = [
    [100_000_000n, '亿'],
    [10_000n, '万'],
    [1000n, '仟'],
    [100n, '佰'],
    [10n, '拾'],
  ] as const

  const spoken = (count: bigint): string => {
    for (const [scale, unit] of SCALES) {
      if (count < scale) continue
      const [head, rest] = [count / scale, count % scale]
      const isGapBelow = rest > 0n && rest < scale / 10n
      const isEmptyGroupAbove = rest > 0n && scale === 100_000_000n && head % 10_000n === 0n
      return spoken(head) + unit + (isGapBelow || isEmptyGroupAbove ? '零' : '') + (rest > 0n ? spoken(rest) : '')
    }
    return '零壹贰叁肆伍陆柒捌玖'.charAt(Number(count))
  }

  const reference = (tenThousandths: bigint): string => {
    if (tenThousandths === 0n) return '零元整'
    const [size, sign] = tenThousandths < 0n ? [-tenThousandths, '负'] : [tenThousandths, '']
    const [yuan, rest] = [size / 10_000n, size % 10_000n]
    const words = [...rest.toString().padStart(4, '0')].map((digit, index) =>
      digit === '0' ? '零' : spoken(BigInt(digit)) + '角分厘毫'.charAt(index),
    )
    const tail = words.join('').replace(/零+/g, '零').replace(/零$/, '')
    const whole = yuan > 0n ? `${spoken(yuan)}元` : ''
    return sign + whole + (whole ? tail : tail.replace(/^零/, '')) + (rest % 1000n === 0n ? '整' : '')
  }

  const asText = (tenThousandths: bigint): string => {
    const digits = (tenThousandths < 0n ? -tenThousandths : tenThousandths).toString().padStart(5, '0')
    return `${tenThousandths < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
  }

  const limit = 10n ** 19n - 1n
  // Amounts full of zeros are the error-prone ones, and uniform numbers have few of them.
  const sparse = fc
    .array(
      fc.oneof({ weight: 3, arbitrary: fc.constant('0') }, { weight: 1, arbitrary: fc.constantFrom(...'123456789') }),
      {
        minLength: 1,
        maxLength: 19,
      },
    )
    .map((digits) => BigInt(digits.join('')))

  it('agrees with it on any amount', () => {
    fc.assert(
      fc.property(fc.oneof(sparse, fc.bigInt({ min: -limit, max: limit })), (amount) => {
        expect(chineseAmount(asText(amount))).toBe(reference(amount))
      }),
      { numRuns: 5_000 },
    )
  })

  it('agrees with it on every whole amount up to 20,000', () => {
    for (let yuan = 0; yuan <= 20_000; yuan += 1) {
      expect(chineseAmount(yuan)).toBe(reference(BigInt(yuan) * 10_000n))
    }
  })

  it('has no 零 doubled, at the start, at the end or before a unit', () => {
    fc.assert(
      fc.property(sparse, (amount) => {
        fc.pre(amount > 0n)
        expect(chineseAmount(asText(amount))).not.toMatch(/零零|^零|零[万亿元角分厘毫整]|零$/)
      }),
      { numRuns: 5000 },
    )
  })
})
