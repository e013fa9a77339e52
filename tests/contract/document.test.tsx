import { Ajv2020 } from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { signIn } from '#tests/kit/api'
import { conform } from '#tests/tools/contract/check/conform'
import { lintOf } from '#tests/tools/contract/document/lint'
import { NOT_NEEDED } from '#tests/tools/contract/document/notNeeded'
import { answerSchema, openApiOf, schemasFor } from '#tests/tools/contract/document/openApi'
import { REQUESTED } from '#tests/tools/contract/document/requestOf'
import { bodyOf, DESCRIBED } from '#tests/tools/contract/document/requests'
import { embedded } from '#tests/tools/contract/embedded'
import { describedAt, patternOf, productOperations } from '#tests/tools/contract/product'

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

  it('is valid, and has every call of the product', async () => {
    const document = openApiOf(productOperations())
    expect(await lintOf(document)).toEqual([])
    const patternOf = (path: string) => path.replace(/\{\w+\}/g, '{}')
    const listed = new Set(
      Object.entries(document.paths).flatMap(([path, item]) =>
        Object.keys(item).map((method) => `${method.toUpperCase()} ${patternOf(path)}`),
      ),
    )
    for (const { endpoint } of productOperations()) {
      expect(listed).toContain(`${endpoint.method} ${patternOf(endpoint.path)}`)
    }
    const items = Object.values(document.paths).flatMap((item) => Object.values(item))
    expect(new Set(items.map(({ operationId }) => operationId)).size).toBe(items.length)
    const ids = new Set(items.map(({ operationId }) => operationId))
    expect(REQUESTED.filter((id) => !ids.has(id))).toEqual([])
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

it.each(['haichuan', 'yueheng'])('describes every answer of the embedded API to %s', async (account) => {
  const answers: { path: string; body: unknown }[] = []
  const client = await signIn(account)
  await conform(productOperations(), async (path, args) => {
    const answer = await embedded(client)(path, args)
    answers.push({ path, body: JSON.parse(answer.text) })
    return answer
  })
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  const named = new Set(productOperations().map(({ endpoint }) => endpoint.path))
  const faults = productOperations().flatMap((described) => {
    const schema = answerSchema(described)
    if (!schema || described.endpoint.method !== 'GET') return []
    const isRight = ajv.compile({ ...schema, components: { schemas: schemasFor(schema) } })
    const { path: own } = described.endpoint
    const isOwn = (path: string) => path === own || (!named.has(path) && patternOf(own).test(path))
    const found = answers.filter(({ path, body }) => isOwn(path) && isSuccess(body))
    return found.flatMap(({ path, body }) =>
      isRight(body) ? [] : [`${path}: ${ajv.errorsText(isRight.errors?.slice(0, 3))}`],
    )
  })
  expect(answers.length).toBeGreaterThan(10)
  expect(faults).toEqual([])
})

function isSuccess(body: unknown): boolean {
  return Array.isArray(body) || (body as { success?: boolean }).success === true
}
