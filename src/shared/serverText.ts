import i18next from 'i18next'
import { currentLanguage, isChinese, semicolon } from './i18n'

const CHINESE = /[\u3400-\u9fff]/

/**
 * A server's text in the current language. Servers write Chinese: a sentence that is a key is translated as a whole; a
 * composed one (第3行：炉批号不能为空) by the matching key with placeholders (第{{row}}行：{{text}}), its parts recursively. Without
 * a matching key it stays Chinese. The rules of this product return `Text` and do not need this.
 */
export function serverText(message: string): string {
  const text = i18next.t(message)
  return !isChinese() && CHINESE.test(text) ? translateComposed(text) : text
}

/** Several reasons of a server in the current language: it joins them, and each is a text of its own. */
export function serverReasons(reasons: string): string {
  return reasons.split('；').map(serverText).join(semicolon())
}

function translateComposed(text: string): string {
  for (const { key, pattern, names } of templates()) {
    const match = pattern.exec(text)
    if (!match) continue
    const params = names.map((name, index) => [name, paramOf(name, match[index + 1] ?? '')])
    return String(i18next.t(key, Object.fromEntries(params)))
  }
  return text
}

/** A number chooses the plural form only as a number. */
function paramOf(name: string, part: string): string | number {
  return name === 'count' && /^\d+$/.test(part) ? Number(part) : serverText(part)
}

type Template = { key: string; pattern: RegExp; names: string[] }
let compiled: { words: object; templates: Template[] } | null = null

/** The keys with placeholders as patterns, those with the most fixed text first. */
function templates(): Template[] {
  const words: object = i18next.getResourceBundle(currentLanguage(), 'translation') ?? {}
  if (compiled?.words === words) return compiled.templates
  const patterns = Object.keys(words)
    .filter((key) => key.includes('{{') && CHINESE.test(key))
    .sort((a, b) => fixedLength(b) - fixedLength(a))
    .map((key) => {
      const parts = key.split(/\{\{(\w+)\}\}/)
      const names = parts.filter((_part, index) => index % 2 === 1)
      const source = parts.map((part, index) => (index % 2 === 1 ? '(.+?)' : escapeRegExp(part))).join('')
      return { key, names, pattern: new RegExp(`^${source}$`) }
    })
  compiled = { words, templates: patterns }
  return patterns
}

function fixedLength(key: string): number {
  return key.replace(/\{\{\w+\}\}/g, '').length
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
