import { formatMoney } from '#domain/money'
import { type Text, text } from '#domain/text'
import { differsFromParts } from '#domain/weighing/settle'
import type { Settlement } from './model'

/** What confirming a settlement means; names the lines whose price is not what its parts add up to. */
export function confirmConsequence({ totalAmountTax, lines = [] }: Pick<Settlement, 'totalAmountTax' | 'lines'>): Text {
  const signed = text('以您的名义签字确认含税金额 {{amount}} 元，之后不能再提出异议。', {
    amount: formatMoney(totalAmountTax),
  })
  const off = lines.filter((line) => differsFromParts(line.settlePriceTax, line)).map(({ seq }) => seq)
  if (off.length === 0) return signed
  return text('第 {{rows}} 行的结算单价不等于基准价、综合费用与贴息之和。{{signed}}', { rows: off.join('、'), signed })
}
