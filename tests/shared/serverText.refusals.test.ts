import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { serverText } from '#shared/serverText'

const CHINESE = /[\u3400-\u9fff]/

const words = import.meta.glob<Record<string, string>>('/src/{app,features/**,shared}/en.json', {
  eager: true,
  import: 'default',
})
/** What the other side alone is refused, in its own name, reaches no screen. */
const sources = import.meta.glob<string>(
  ['/mocks/{procurement,kernel,common}/**/*.ts', '!/mocks/**/{counterparty,bulk,bulkRules}.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

/** The texts of refusals in the embedded API, with a figure for each of their parameters. */
const refusals = [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/new Refusal\(\s*(?:'([^']+)'|`([^`]+)`)/g)].map(([, plain, composed = '']) => {
        return plain ?? composed.replace(/\$\{[^}]*\}/g, '3')
      }),
    ),
  ),
].filter((text) => CHINESE.test(text))

beforeAll(async () => {
  await i18next.init({
    lng: 'en-US',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { 'en-US': { translation: Object.assign({}, ...Object.values(words)) } },
  })
})

it('finds the refusals', () => {
  expect(refusals.length).toBeGreaterThan(50)
})

it.each(refusals)('the refusal %s is said in English', (text) => {
  expect(serverText(text)).not.toMatch(CHINESE)
})
