import i18next from 'i18next'

const CHINESE = /[\u3400-\u9fff]/

/**
 * An i18next post-processor for texts that the rules or the server composed in Chinese, such as 第3行：炉批号不能为空.
 * They are no keys themselves, but instances of keys with placeholders (第{{row}}行：{{text}}); the parts are translated
 * the same way. Chinese passes untouched, as does what no key fits.
 */
export const composedText = {
  type: 'postProcessor' as const,
  name: 'composedText',
  process(value: string): string {
    return i18next.language === 'en-US' && CHINESE.test(value) ? translateComposed(value) : value
  },
}

function translateComposed(text: string): string {
  for (const { key, pattern, names } of templates()) {
    const match = pattern.exec(text)
    if (!match) continue
    const params = names.map((name, index) => [name, i18next.t(match[index + 1] ?? '')])
    return String(i18next.t(key, Object.fromEntries(params)))
  }
  return text
}

type Template = { key: string; pattern: RegExp; names: string[] }
let compiled: Template[] | null = null

/** The keys with placeholders as patterns, those with the most fixed text first. */
function templates(): Template[] {
  if (compiled) return compiled
  const keys = Object.keys(i18next.getResourceBundle('en-US', 'translation') ?? {})
  compiled = keys
    .filter((key) => key.includes('{{') && CHINESE.test(key))
    .sort((a, b) => fixedLength(b) - fixedLength(a))
    .map((key) => {
      const parts = key.split(/\{\{(\w+)\}\}/)
      const names = parts.filter((_part, index) => index % 2 === 1)
      const source = parts.map((part, index) => (index % 2 === 1 ? '(.+?)' : escapeRegExp(part))).join('')
      return { key, names, pattern: new RegExp(`^${source}$`) }
    })
  return compiled
}

function fixedLength(key: string): number {
  return key.replace(/\{\{\w+\}\}/g, '').length
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
