import { featureOf, type Node, paths, placeOf, product, read, type Source, sources } from './source'

// Each rule returns its violations.

const CHINESE = /[\u3400-\u9fff]/
/**
 * Texts that are always Chinese: documents of the building site, rows of example workbooks, what an operator is told,
 * and the language's own name. Units and fonts are parsed, not shown.
 */
const CHINESE_ONLY =
  /features\/money\/bill\/print\/BillDocument\.tsx$|features\/mall\/order\/print\/(ShippingNote|ParcelSlipDocument)\.tsx$|features\/procurement\/delivery\/print\/(DeliveryNoteDocument\.tsx|noteFields\.ts|noteColumns\.ts)$|features\/procurement\/dispute\/(DifferenceDocument\.tsx|differenceWorkbook\.ts)$|features\/procurement\/receivable\/(invoice\/(InvoiceDocument\.tsx|invoiceWorkbook\.ts)|reminder\/(ReminderDocument\.tsx|reminderWorkbook\.ts)|statement\/((StatementDocument|LetterHead)\.tsx|statementRows\.ts|statementWorkbook\.ts))$|features\/promotion\/sampleCart\/print\/SampleCartDocument\.tsx$|features\/mall\/goods\/workbook\/sampleProducts\.ts$|features\/procurement\/contract\/lines\/sampleMaterials\.ts$|features\/procurement\/settlement\/print\/(SettlementDocument\.tsx|printColumns\.ts)$|app\/guides\.ts$|\/capabilities\.ts$|app\/languages\.ts$|app\/site\/(adoptSite|brandPalette)\.ts$|src\/boot\.ts$|app\/release\/oldBrowser\.ts$|shared\/print\/(pageCss|textLines|words)\.ts$/
/** Domain files with user-facing texts; the others parse and format documents. */
const SPEAKING_DOMAIN = /^src\/domain\/(rules|documentStatus|workbook\/\w+)\.ts$/

/** Texts of a real server that the embedded API never sends: approval steps. */
const SERVER_WORDS = ['撤回', '转办', '自动通过']

/** Labels of a lilishop's menu that ours has not. */
const LILISHOP_MENU = [
  ...['财务', '财务管理', '营销', '平台活动', '直播活动', '商家活动', '分销管理', '统计管理'],
  ...['设置', '配送设置', '店员设置', '系统消息', '商品发布', '配送模板'],
]

/** Languages in which every text is said; the others fall back to English. */
const COMPLETE = ['en']

type Entry = { path: string; language: string; key: string; value: string }

const entries: Entry[] = paths.flatMap((path) => {
  const language = /^src\/(?:.*\/)?([a-z]{2})\.json$/.exec(path)?.[1]
  if (!language) return []
  const texts: Record<string, string> = JSON.parse(read(path))
  return Object.entries(texts).map(([key, value]) => ({ path, language, key, value }))
})

/** Chinese texts on screen without a translation into one of the languages that have all. */
export function untranslated(): string[] {
  const translated = COMPLETE.map((language) => ({
    language,
    keys: new Set(entries.filter((entry) => entry.language === language).map(({ key }) => key)),
  }))
  return product
    .filter(({ path }) => (path.startsWith('src/domain/') ? SPEAKING_DOMAIN.test(path) : !CHINESE_ONLY.test(path)))
    .flatMap((source) => textsOf(source).map((text) => ({ ...text, source })))
    .filter(({ text, isAlias }) => CHINESE.test(text) && !isAlias)
    .flatMap(({ text, at, source }) =>
      translated
        .filter(({ keys }) => !keys.has(text))
        .map(({ language }) => `${placeOf(source, at)} ${text} (${language})`),
    )
}

/** Unused translations: keys that are no text of the product or of the server (menu, dictionaries, statuses). */
export function deadTranslations(): string[] {
  const used = new Set(
    sources
      .filter(({ path }) => !path.startsWith('tests/'))
      .flatMap(textsOf)
      .map(({ text }) => shapeOf(text))
      .concat(SERVER_WORDS, LILISHOP_MENU, mallNames()),
  )
  return entries
    .filter(({ key }) => !used.has(shapeOf(key.replace(/_(one|other|menu)$/, ''))))
    .map(({ path, key }) => `${path}: ${key}`)
}

/** Wrong translations: they contain Chinese, or other placeholders than the Chinese. */
export function wrongTranslations(): string[] {
  return entries
    .filter(({ key, value }) => CHINESE.test(value) || placeholders(key) !== placeholders(value))
    .map(({ path, key }) => `${path}: ${key}`)
}

/** Translations with a straight apostrophe or a full-width mark: they have ’ and half-width marks. */
export function untidyTranslations(): string[] {
  return entries.filter(({ value }) => /['，。；：？！（）]/.test(value)).map(({ path, value }) => `${path}: ${value}`)
}

/** Chinese texts with two different ones of one language: which of them is shown is undefined. */
export function doubleTranslations(): string[] {
  return entries
    .filter(({ language, key, value }, at) =>
      entries.slice(0, at).some((one) => one.language === language && one.key === key && one.value !== value),
    )
    .map(({ path, key }) => `${path}: ${key}`)
}

/** A text with normalised placeholder names: composed server texts are matched by their fixed parts. */
function shapeOf(text: string): string {
  return text.replace(/\{\{\w+\}\}/g, '{{}}')
}

/** The variants' site names, which come from the build settings. */
function mallNames(): string[] {
  return ['.env.material', '.env.supplier'].flatMap((path) => /^VITE_MALL_NAME=(.*)$/m.exec(read(path))?.[1] ?? [])
}

/** The texts in a file: literals, templates with their parts as placeholders, and JSX text. */
function textsOf(source: Source): { text: string; at: number; isAlias: boolean }[] {
  return source.nodes.flatMap(({ node, parents }) => {
    const text = textOf(node, source.text)
    if (text === null || text === '') return []
    // Aliases of a workbook's column header are parsed, and words of a guide searched for: neither is shown.
    const hidden = source.path.endsWith('/guide.ts') ? 'words' : 'aliases'
    const isAlias = parents.some(({ type, key }) => type === 'Property' && (key as Node).name === hidden)
    return [{ text, at: node.start, isAlias }]
  })
}

function textOf(node: Node, code: string): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'JSXText') return (node.value as string).trim()
  if (node.type !== 'TemplateLiteral') return null
  const [first, ...rest] = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  return rest.reduce((text, part, at) => {
    const { start, end } = (node.expressions as Node[])[at] as Node
    return `${text}{{${/\w+/.exec(code.slice(start, end))?.[0] ?? ''}}}${part}`
  }, first ?? '')
}

/** The names of what a text takes. English says as `off` what a Chinese `rate` leaves: 9.2 折 is 8% off. */
function placeholders(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => (name === 'off' ? 'rate' : name))
    .sort()
    .join()
}

/**
 * Labels of typed texts that stand both in a field and in a rule of the same feature: a field is made from its rule by
 * `typedField`.
 */
export function labelsSaidTwice(): string[] {
  const labels = new Map<string, Set<string>>()
  for (const { path, text } of product) {
    const feature = featureOf(path)
    if (!feature || !/\/model(\/\w+)?\.ts$/.test(path)) continue
    for (const [, label = ''] of text.matchAll(/(?:text|phone|plate|position)Error\([^()]*, \{ label: '([^']+)'/g))
      labels.set(feature, (labels.get(feature) ?? new Set()).add(label))
  }
  return product.flatMap(({ path, text }) => {
    const own = labels.get(featureOf(path) ?? '')
    if (!own) return []
    return [...text.matchAll(/\bfield\('\w+', '([^']+)'/g)]
      .filter(([, label = '']) => own.has(label))
      .map(([, label]) => `${path} ${label}`)
  })
}
