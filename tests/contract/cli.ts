import { readFile, writeFile } from 'node:fs/promises'
import { readVariant, type VariantId } from '#domain/variant'
import { conform, exitCodeOf, tableOf } from '#tests/contract/check/conform'
import { openGateway } from '#tests/contract/check/gateway'
import { sandbox } from '#tests/contract/check/sandbox'
import { namedWrites, sendWrites, writeText } from '#tests/contract/check/writes'
import { changesOf, changesText } from '#tests/contract/document/changes'
import { answerExamples, menuOf } from '#tests/contract/document/examples'
import { lintOf } from '#tests/contract/document/lint'
import { openApiOf } from '#tests/contract/document/openApi'
import { operationsIn } from '#tests/contract/document/variant'
import { productOperations } from './product'

/**
 * Writes the OpenAPI document of the product, or of one of its variants.
 *
 * @returns how many paths it has
 * @throws Error when the document is not valid
 */
export async function writeOpenApi(file: string, version: string, variant?: VariantId): Promise<number> {
  const all = productOperations()
  const operations = variant ? operationsIn(await menuOf(variant), all) : all
  const document = openApiOf(operations, { version, examples: await answerExamples(operations) })
  const problems = await lintOf(document)
  if (problems.length > 0) throw new Error(`the document is not valid:\n${problems.join('\n')}`)
  await writeFile(file, `${JSON.stringify(document, null, 1)}\n`)
  return Object.keys(document.paths).length
}

export { recordGateway } from '#tests/contract/check/record'
export { serveGateway } from '#tests/contract/check/serve'

/**
 * What the calls of the product have otherwise than a document of before.
 *
 * @returns lines to print; '' without a difference
 */
export async function changesSince(file: string): Promise<string> {
  const before = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  return changesText(changesOf(before, openApiOf(productOperations())))
}

type Options = {
  api: string
  account?: string
  password?: string
  token?: string
  variant: VariantId
  /** The writes to send, by name; whether records are made and deleted again; and what is told of it before. */
  names: readonly string[]
  isSandbox: boolean
  log: (line: string) => void
}

/**
 * Checks a gateway against the product's calls.
 *
 * @returns the table to print, and the exit code
 * @throws Error when the gateway refuses the sign-in
 */
export async function checkGateway({
  variant,
  names,
  isSandbox,
  log,
  ...gateway
}: Options): Promise<{ table: string; exitCode: number }> {
  const { clientId, clientSecret } = readVariant(variant, __VARIANTS__[variant])
  const operations = productOperations()
  const writes = namedWrites(names, operations)
  const { send, write } = await openGateway({ ...gateway, clientId, clientSecret })
  for (const one of writes) log(`will be sent: ${writeText(one)}`)
  const lines = [
    ...(await conform(operations, send)),
    ...(await sendWrites(writes, write)),
    ...(isSandbox ? await sandbox({ send, write }) : []),
  ]
  return { table: tableOf(lines), exitCode: exitCodeOf(lines) }
}
