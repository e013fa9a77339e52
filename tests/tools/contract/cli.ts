import { readFile, writeFile } from 'node:fs/promises'
import { readSite } from '#app/site/adoptSite'
import type { VariantId } from '#domain/site/variant'
import type { Described } from '#shared/http/operation'
import { byScreen, type ScreenReads, screensText } from '#tests/tools/contract/check/byScreen'
import { callFaults } from '#tests/tools/contract/check/callFaults'
import { conform, exitCodeOf, tableOf } from '#tests/tools/contract/check/conform'
import { openGateway } from '#tests/tools/contract/check/gateway'
import { sandbox } from '#tests/tools/contract/check/sandbox'
import { callsOf, readDictionaries, readMenu, readWords, type Slice } from '#tests/tools/contract/check/slice'
import { namedWrites, sendWrites, writeText } from '#tests/tools/contract/check/writes'
import { changesOf, changesText } from '#tests/tools/contract/document/changes'
import { answerExamples, menuOf, sendAs, variantOf } from '#tests/tools/contract/document/examples'
import { lintOf } from '#tests/tools/contract/document/lint'
import { openApiOf } from '#tests/tools/contract/document/openApi'
import { examplesFrom, type Recorded } from '#tests/tools/contract/document/recorded'
import screens from '#tests/tools/contract/document/screens.json'
import { STORED } from '#tests/tools/contract/document/storedExamples'
import { operationsIn } from '#tests/tools/contract/document/variant'
import { writeSite } from '#tests/tools/contract/site/site'
import { nameOf, productOperations } from './product'

export { screenList } from './screenList'

const SCREENS: Readonly<Record<string, ScreenReads>> = screens

/**
 * Checks the text of a `site.json`: its mistakes in lines, or what it says for a host.
 *
 * @returns exit code 1 when something is wrong
 */
export function checkSite(content: string, host = ''): { text: string; exitCode: number } {
  const { settings, issues } = readSite(content.trim(), host)
  if (issues.length === 0) return { text: JSON.stringify(settings, null, 2), exitCode: 0 }
  return { text: issues.map(({ place, message }) => `${place}：${message}`).join('\n'), exitCode: 1 }
}

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

/** Writes the guide of a gateway's team to a folder; returns how many pages it has. */
export async function writeGuide(folder: string, version: string): Promise<number> {
  const operations = productOperations()
  const words = await readWords(await sendAs('material'))
  return writeSite(folder, openApiOf(operations, { version, examples: await answerExamples(operations) }), words)
}

/**
 * Writes the bodies and answers that the document shows.
 *
 * @param files lines of JSON, as journeys and suites keep the calls that they send
 * @returns what was written
 */
export async function writeExamples(files: readonly string[]): Promise<string> {
  const operations = productOperations()
  const recorded = (await linesOf(files)).map((line) => JSON.parse(line) as Recorded)
  const found = examplesFrom(recorded, STORED, operations, await answerExamples(operations))
  for (const [name, examples] of Object.entries(found)) {
    await writeFile(new URL(`document/${name}.json`, import.meta.url), `${JSON.stringify(examples, null, 2)}\n`)
  }
  const counts = Object.entries(found).map(([name, examples]) => `${Object.keys(examples).length} ${name}`)
  return counts.join(', ')
}

export { recordGateway } from '#tests/tools/contract/check/record'
export { serveGateway } from '#tests/tools/contract/check/serve'
export { serveLilishop } from '#tests/tools/contract/lilishop/serve'
export { servicesOf } from '#tests/tools/contract/lilishop/services'
export { writeMenus } from '#tests/tools/contract/site/menus'

/**
 * What the calls of the product have otherwise than a document of before.
 *
 * @returns lines to print; '' without a difference
 */
export async function changesSince(file: string): Promise<string> {
  const before = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  return changesText(changesOf(before, openApiOf(productOperations())))
}

/**
 * What the calls of journeys have that the document does not have.
 *
 * @param files lines of JSON, as the journeys keep them
 */
export async function faultsOfCalls(files: readonly string[]): Promise<string[]> {
  const faults = (await linesOf(files)).flatMap((line) => {
    const { journey, method, path, search, type, body } = JSON.parse(line) as Record<string, string>
    const call = {
      method: method ?? '',
      path: path ?? '',
      query: new URLSearchParams(search),
      headers: new Headers({ 'content-type': type ?? '' }),
      body: body ?? '',
    }
    return callFaults([call]).map((fault) => `${fault} (${journey})`)
  })
  return [...new Set(faults)]
}

async function linesOf(files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return texts.flatMap((text) => text.split('\n').filter(Boolean))
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
  /** The part of the product that the gateway says it serves. */
  slice: Slice
  isJson: boolean
  log: (line: string) => void
}

/**
 * Checks a gateway against the product's calls.
 *
 * @returns what to print, and the exit code
 * @throws Error when the gateway refuses the sign-in
 */
export async function checkGateway({
  variant,
  names,
  isSandbox,
  slice,
  isJson,
  log,
  ...gateway
}: Options): Promise<{ text: string; exitCode: number }> {
  const { clientId, clientSecret } = variantOf(variant)
  const all = productOperations()
  const writes = namedWrites(names, all)
  const { send, write } = await openGateway({ ...gateway, clientId, clientSecret })
  const menu = await readMenu(send)
  // What the account's menu has no screen for is not asked.
  const operations = callsOf(slice, menu.entries.length > 0 ? operationsIn(menu.text, all) : all, SCREENS)
  for (const one of writes) log(`will be sent: ${writeText(one)}`)
  const calls = [
    ...(await conform(operations, send, await readDictionaries(send))),
    ...(await sendWrites(writes, write)),
    ...(isSandbox ? await sandbox({ send, write }) : []),
  ]
  const shown = Object.fromEntries(Object.entries(SCREENS).filter(([name]) => isIn(slice, name)))
  const found = byScreen(menu.entries, calls, shown, (id) => callNamed(id, all))
  const screens = slice.screens.length > 0 ? found.filter(({ verdict }) => verdict !== 'unknown') : found
  const text = isJson ? JSON.stringify({ calls, screens }, null, 1) : `${tableOf(calls)}\n\n${screensText(screens)}`
  return { text, exitCode: exitCodeOf(calls) }
}

function isIn({ areas, screens }: Slice, name: string): boolean {
  if (areas.length === 0 && screens.length === 0) return true
  const [read = ''] = SCREENS[name]?.reads ?? []
  const area =
    productOperations()
      .map(({ endpoint }) => nameOf(endpoint))
      .find(({ id }) => id === read)?.area ?? ''
  return screens.includes(name) || areas.some((one) => area.startsWith(one))
}

function callNamed(id: string, operations: readonly Described[]): string {
  const { method = '', path = '' } = operations.find(({ endpoint }) => nameOf(endpoint).id === id)?.endpoint ?? {}
  return `${method} ${path}`
}
