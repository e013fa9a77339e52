import { writeFile } from 'node:fs/promises'
import { readVariant, type VariantId } from '#domain/variant'
import { conform, exitCodeOf, tableOf } from './conform'
import { answerExamples } from './examples'
import { openGateway } from './gateway'
import { lintOf } from './lint'
import { openApiOf } from './openApi'
import { productOperations } from './product'

/**
 * Writes the OpenAPI document.
 *
 * @returns how many paths it has
 * @throws Error when the document is not valid
 */
export async function writeOpenApi(file: string, version: string): Promise<number> {
  const operations = productOperations()
  const document = openApiOf(operations, { version, examples: await answerExamples(operations) })
  const problems = await lintOf(document)
  if (problems.length > 0) throw new Error(`the document is not valid:\n${problems.join('\n')}`)
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`)
  return Object.keys(document.paths).length
}

export { recordGateway } from './record'
export { serveGateway } from './serve'

type Options = {
  api: string
  account?: string
  password?: string
  token?: string
  variant: VariantId
}

/**
 * Checks a gateway against the product's calls.
 *
 * @returns the table to print, and the exit code
 * @throws Error when the gateway refuses the sign-in
 */
export async function checkGateway({ variant, ...gateway }: Options): Promise<{ table: string; exitCode: number }> {
  const { clientId, clientSecret } = readVariant(variant, __VARIANTS__[variant])
  const send = await openGateway({ ...gateway, clientId, clientSecret })
  const lines = await conform(productOperations(), send)
  return { table: tableOf(lines), exitCode: exitCodeOf(lines) }
}
