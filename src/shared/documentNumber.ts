/** A document named by its number: the screen that shows it, and the key of its address. */
export type NumberedDocument = { number: string; screen: string; key: string }

/** What the numbers of documents open. On paper and in messages stands only the number. */
const DOCUMENTS: readonly { form: string; screen: string; key: string }[] = [
  { form: 'SH\\d{8}-\\d{4,}', screen: 'deliverDetail', key: 'deliverSn' },
  { form: 'CG\\d{8}-\\d{4,}', screen: 'purchaseDetail', key: 'orderSn' },
  { form: 'JS-?\\d{6,8}-\\d{3,}', screen: 'settlementList', key: 'settlementCode' },
  { form: '[A-Z]{2,4}-\\d{6}-\\d{3,}', screen: 'agreementList', key: 'contractCode' },
]

/** The document that a text names as a whole, e.g. a scanned code; null for any other text. */
export function documentOf(text: string): NumberedDocument | null {
  const number = text.trim().toUpperCase()
  const found = DOCUMENTS.find(({ form }) => new RegExp(`^${form}$`).test(number))
  return found ? { number, screen: found.screen, key: found.key } : null
}

/** The documents that a text mentions, each once, in order. */
export function documentsIn(text: string): NumberedDocument[] {
  const any = new RegExp(`(?<![A-Z\\d-])(?:${DOCUMENTS.map(({ form }) => form).join('|')})(?![\\d-])`, 'g')
  return [...new Set(text.match(any) ?? [])].flatMap((number) => documentOf(number) ?? [])
}
