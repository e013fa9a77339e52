import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { Document } from './openApi'

/**
 * Rules beside those that Redocly recommends. Paths are what the services answer: some differ only in whether a part is
 * an argument, and routers take the fixed one first.
 */
const RULES = {
  'no-ambiguous-paths': 'off',
  'operation-4xx-response': 'error',
  'tag-description': 'error',
  // Schemas say what the product reads: an answer may hold more.
  'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
} as const

/** What is wrong with a document, one line per place; [] when nothing is. */
export async function lintOf(document: Document): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: RULES })
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  return problems.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
  )
}
