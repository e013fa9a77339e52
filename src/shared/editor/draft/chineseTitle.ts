import i18next from 'i18next'
import { currentLanguage, isChinese } from '#shared/i18n'

/**
 * A form's title in Chinese, as servers write their texts: what is kept with a draft can be read in any language later
 * (`serverText`). The reverse of a translation; a title that no text of the product fits stays as it is.
 */
export function chineseTitle(shown: string): string {
  if (isChinese()) return shown
  const words = Object.entries<string>(i18next.getResourceBundle(currentLanguage(), 'translation') ?? {})
  return keyOf(shown, words)
}

type Words = readonly (readonly [key: string, english: string])[]

function keyOf(shown: string, words: Words): string {
  const whole = words.find(([, english]) => english === shown)
  if (whole) return whole[0]
  const composed = words
    // One of signs alone would fit any title.
    .filter(([key, english]) => key.includes('{{') && /\p{L}{2}/u.test(english.replace(PLACE, ' ')))
    .sort((a, b) => fixedLength(b[1]) - fixedLength(a[1]))
    .map(([key, english]) => ({ key, match: patternOf(english).exec(shown) }))
    .find(({ match }) => match !== null)
  if (!composed) return shown
  const parts = composed.match?.groups ?? {}
  return composed.key.replace(PLACE, (_, name: string) => keyOf(parts[name] ?? '', words))
}

const PLACE = /\{\{(\w+)\}\}/g

function fixedLength(english: string): number {
  return english.replace(PLACE, '').trim().length
}

function patternOf(english: string): RegExp {
  const seen = new Set<string>()
  const source = english.split(PLACE).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    if (seen.has(part)) return `\\k<${part}>`
    seen.add(part)
    return `(?<${part}>.+?)`
  })
  return new RegExp(`^${source.join('')}$`)
}
