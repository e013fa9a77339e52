import { beforeAll, describe, expect, it } from 'vitest'
import { answerFaults, isSuccess } from '#tests/tools/contract/check/answerFaults'
import { bodyFaults } from '#tests/tools/contract/check/callFaults'
import { examplesOf, type ReadAnswer, readAnswers } from '#tests/tools/contract/document/examples'
import { lintOf } from '#tests/tools/contract/document/lint'
import { NOT_NEEDED } from '#tests/tools/contract/document/notNeeded'
import { openApiOf } from '#tests/tools/contract/document/openApi'
import { bodyOf, DESCRIBED } from '#tests/tools/contract/document/requests'
import { STORED } from '#tests/tools/contract/document/storedExamples'
import { callOf, describedAt, nameOf, productOperations } from '#tests/tools/contract/product'

describe('the OpenAPI document', () => {
  it('names calls of the specification that no screen sends, and none that one does', () => {
    const sent = NOT_NEEDED.filter(([call]) => {
      const [method = '', path = ''] = call.split(' ')
      return describedAt(method, path) !== undefined
    })
    expect(sent).toEqual([])
  })

  it('has the body of every call that sends one, and what of it is always sent', () => {
    const sending = productOperations().filter(({ endpoint }) => endpoint.encoding !== 'query')
    const unsaid = sending.filter(({ endpoint }) => bodyOf(endpoint) === undefined)
    expect(unsaid.map(({ endpoint }) => endpoint.path)).toEqual([])
    const calls = new Set(productOperations().map(({ endpoint }) => endpoint))
    expect(DESCRIBED.filter(({ endpoint }) => !calls.has(endpoint))).toEqual([])
  })

  it('has the shape of every answer that a reading call gets', () => {
    const reading = productOperations().filter(
      ({ endpoint }) => endpoint.method === 'GET' && endpoint.answer !== 'file',
    )
    const shapeless = reading.filter(({ shape }) => !shape?.schema)
    expect(shapeless.map(({ endpoint }) => nameOf(endpoint).id)).toEqual([])
  })

  it('is valid, and has every call of the product', async () => {
    const document = openApiOf(productOperations())
    expect(await lintOf(document)).toEqual([])
    const listed = new Set(
      Object.entries(document.paths).flatMap(([path, item]) =>
        Object.keys(item).map((method) => callOf({ method: method.toUpperCase() as 'GET', path })),
      ),
    )
    for (const { endpoint } of productOperations()) {
      expect(listed).toContain(callOf(endpoint))
    }
    const items = Object.values(document.paths).flatMap((item) => Object.values(item))
    expect(new Set(items.map(({ operationId }) => operationId)).size).toBe(items.length)
    const ids = new Set(items.map(({ operationId }) => operationId))
    const stored = [...Object.keys(STORED.requests), ...Object.keys(STORED.answers)]
    expect(stored.filter((id) => !ids.has(id))).toEqual([])
    const references = JSON.stringify(document).matchAll(/#\/components\/(\w+)\/(\w+)/g)
    const missing = [...references].filter(([, kind = '', name = '']) => {
      return !Object.hasOwn(document.components[kind as 'schemas'], name)
    })
    expect(missing.map(([reference]) => reference)).toEqual([])
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        ...['Contract', 'ContractLine', 'PurchaseOrder', 'DeliveryNote', 'Settlement', 'Driver', 'Car'],
        ...['ListedProduct', 'ProductDetail', 'MallOrder'],
      ]),
    )
    const tags = new Set(document.tags.map(({ name }) => name))
    expect([...new Set(items.flatMap((item) => item.tags))].filter((tag) => !tags.has(tag))).toEqual([])
    expect([...tags].filter((tag) => !items.some((item) => item.tags.includes(tag)))).toEqual([])
  })
})

describe('the answers of the embedded API', () => {
  const answers: Record<'material' | 'supplier', ReadAnswer[]> = { material: [], supplier: [] }

  beforeAll(async () => {
    for (const variant of ['material', 'supplier'] as const)
      answers[variant] = await readAnswers(productOperations(), variant)
  }, 120_000)

  it.each(['material', 'supplier'] as const)('are as the document says in the variant %s', (variant) => {
    const faults = productOperations().flatMap((described) => {
      const call = callOf(described.endpoint)
      const found = answers[variant].filter((answer) => answer.call === call && isSuccess(answer.body))
      return found.flatMap(({ body }) => answerFaults(described, body)).map((fault) => `${call}: ${fault}`)
    })
    expect(answers[variant].length).toBeGreaterThan(10)
    expect(faults).toEqual([])
  })

  it('have an example in each operation, as has each body', () => {
    const examples = examplesOf(Object.values(answers).flat())
    const document = openApiOf(productOperations(), { examples })
    const lacking = Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId, requestBody, responses }) => [
        ...(isShown(requestBody) ? [] : [`${operationId}: body`]),
        ...(isShown(responses[200]) ? [] : [`${operationId}: answer`]),
      ]),
    )
    expect(lacking).toEqual([])
  })
})

it('shows only examples that the document allows', () => {
  const faults = productOperations().flatMap((described) => {
    const { id } = nameOf(described.endpoint)
    const [body, answer] = [STORED.requests[id], STORED.answers[id]]
    return [
      ...(body === undefined ? [] : bodyFaults(described.endpoint, body)),
      ...(answer === undefined ? [] : answerFaults(described, answer)),
    ].map((fault) => `${id}: ${fault}`)
  })
  expect(faults).toEqual([])
})

/** Whether a body or an answer has an example; a file needs none. */
function isShown(part: object | undefined): boolean {
  const contents = Object.entries((part as { content?: Record<string, object> } | undefined)?.content ?? {})
  return contents.every(([type, media]) => type === 'application/octet-stream' || 'example' in media)
}
