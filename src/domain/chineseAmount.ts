import Big from 'big.js'
import { realDecimal } from './money'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const FRACTION_UNITS = ['角', '分', '厘', '毫']
const LIMIT = new Big('1e15')

/**
 * An amount of money in Chinese capitals, without the prefix 人民币 (wording: the central bank's rules for bills). Text is
 * read digit by digit, a number by its shortest decimal text; beyond 4 decimals it is truncated, never rounded up. Zero
 * → '零元整', negative → prefix 负. Not a number, or |value| ≥ 1e15 → ''. 万亿 is used, not the ambiguous 兆. Unlike in
 * `decimal`, the number -1 is a real amount.
 */
export function chineseAmount(value: unknown): string {
  const amount = realDecimal(value)
  if (amount === null || amount.abs().gte(LIMIT)) return ''
  const [whole = '0', fraction = ''] = amount.abs().round(4, Big.roundDown).toFixed(4).split('.')
  const yuan = wholePart(whole)
  const parts = fractionPart(fraction, yuan !== '')
  if (yuan === '' && parts === '') return '零元整'
  const ending = fraction.slice(1) === '000' ? '整' : ''
  return (amount.lt(0) ? '负' : '') + (yuan && `${yuan}元`) + parts + ending
}

/**
 * Any run of zeros inside the figure is one 零. Zeros at the end of a group of four are silent (107000 → 壹拾万柒仟), unless
 * the next group is all zeros or starts with zero.
 */
function wholePart(digits: string): string {
  let text = ''
  let zeroPending = false
  let groupHasDigit = false
  for (const [index, digit] of [...digits].entries()) {
    const position = digits.length - 1 - index
    if (digit === '0') {
      zeroPending = text !== ''
    } else {
      text += (zeroPending ? '零' : '') + DIGITS[Number(digit)] + PLACES[position % 4]
      zeroPending = false
      groupHasDigit = true
    }
    if (position % 4 === 0) {
      if (position === 8 ? text !== '' : groupHasDigit) {
        text += groupUnit(position)
      }
      if (groupHasDigit) zeroPending = false
      groupHasDigit = false
    }
  }
  return text
}

/** 亿 covers everything above it, so 万亿 is 万 followed, one group later, by 亿. */
function groupUnit(position: number): string {
  if (position === 8) return '亿'
  return position === 0 ? '' : '万'
}

function fractionPart(digits: string, afterYuan: boolean): string {
  let text = ''
  let zeroPending = false
  for (const [index, digit] of [...digits].entries()) {
    if (digit === '0') {
      zeroPending = afterYuan || text !== ''
    } else {
      text += (zeroPending ? '零' : '') + DIGITS[Number(digit)] + FRACTION_UNITS[index]
      zeroPending = false
    }
  }
  return text
}
