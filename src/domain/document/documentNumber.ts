/** A document named by its number: the screen that shows it, and the key and value of its address. */
export type NumberedDocument = { number: string; screen: string; key: string; value: string }

/** The number formats of documents and the screens they open. Paper and messages carry only the number. */
const DOCUMENTS: readonly { form: string; screen: string; key: string; prefix?: string }[] = [
  { form: 'SH\\d{8}-\\d{4,}', screen: 'deliverDetail', key: 'deliverSn' },
  { form: 'CG\\d{8}-\\d{4,}', screen: 'purchaseDetail', key: 'orderSn' },
  { form: 'JS-?\\d{6,8}-\\d{3,}', screen: 'settlementList', key: 'settlementCode' },
  { form: 'O\\d{17,27}', screen: 'order-detail', key: 'sn' },
  { form: 'A\\d{17,27}', screen: 'return-goods-order-detail', key: 'sn' },
  // A complaint has no number of its own: messages write its id behind these letters.
  { form: 'TS\\d{19}', screen: 'order-complaint-detail', key: 'id', prefix: 'TS' },
  { form: '[A-Z]{2,4}-\\d{6}-\\d{3,}', screen: 'agreementList', key: 'contractCode' },
]

/** The document whose number is the whole text, e.g. a scanned code; null for any other text. */
export function documentOf(text: string): NumberedDocument | null {
  const number = text.trim().toUpperCase()
  const found = DOCUMENTS.find(({ form }) => new RegExp(`^${form}$`).test(number))
  if (!found) return null
  const { screen, key, prefix = '' } = found
  return { number, screen, key, value: number.slice(prefix.length) }
}

/** The documents that a text mentions, each once, in order. */
export function documentsIn(text: string): NumberedDocument[] {
  const any = new RegExp(`(^|[^A-Z\\d-])(${DOCUMENTS.map(({ form }) => form).join('|')})(?![\\d-])`, 'g')
  return [...new Set([...text.matchAll(any)].map(([, , number = '']) => number))].flatMap(
    (number) => documentOf(number) ?? [],
  )
}
