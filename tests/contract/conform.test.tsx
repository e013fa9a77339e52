import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageOf, recordOf } from '#domain/shape'
import { decimalLeaf, idLeaf, listLeaf, textLeaf, timeLeaf } from '#domain/wire'
import { type Args, getPage, getRecord } from '#shared/endpoint'
import { byScreen, menuEntries } from '#tests/contract/check/byScreen'
import { conform, exitCodeOf, type Line, type Send, tableOf, type Verdict } from '#tests/contract/check/conform'
import { findingsOf } from '#tests/contract/check/strict'
import { lintOf } from '#tests/contract/document/lint'
import { answerSchema, openApiOf, schemasFor } from '#tests/contract/document/openApi'
import { REQUESTED } from '#tests/contract/document/requestOf'
import { type Client, send as sendTo, signIn } from '#tests/kit/api'
import { describedAt, patternOf, productOperations } from './product'

type Wrongness = { answer: (text: string) => string; ask?: (args: Args) => Args }
const PAGE = 'queryContractsByCondition'
/** Changes each row of an answer. */
const eachRow = (change: (row: Record<string, unknown>) => object) => (text: string) => {
  const body = JSON.parse(text)
  return JSON.stringify({ ...body, data: { ...body.data, records: body.data.records.map(change) } })
}
const unasked =
  (...names: RegExp[]) =>
  (args: Args) =>
    Object.fromEntries(Object.entries(args).filter(([name]) => !names.some((one) => one.test(name))))

const WRONG: [what: string, call: string, Wrongness, said: string][] = [
  ['an unknown status', PAGE, { answer: eachRow((one) => ({ ...one, status: 99 })) }, 'status: a status that'],
  [
    'a word of no dictionary',
    PAGE,
    { answer: eachRow((one) => ({ ...one, materialType: 'X1' })) },
    'materialType: not in',
  ],
  [
    'tax as a part of one',
    PAGE,
    { answer: eachRow((one) => ({ ...one, taxRate: 0.13 })) },
    'taxRate: below one per cent',
  ],
  ['filters it ignores', PAGE, { answer: (text) => text, ask: unasked(/^contract/) }, 'is not obeyed: it is ignored'],
  ['pages it ignores', PAGE, { answer: (text) => text, ask: unasked(/^current|^page/) }, 'page 2 is page 1'],
  ['a wrong total', PAGE, { answer: (text) => text.replace(/"total":\d+/, '"total":3') }, 'is less than its rows'],
  [
    'times in UTC',
    PAGE,
    { answer: eachRow((one) => ({ ...one, createTime: '2026-01-02T03:04:05Z' })) },
    'a time with a zone',
  ],
  ['nothing but null', PAGE, { answer: eachRow(({ id }) => ({ id, status: null })) }, 'every value is null'],
  ['rows without an id', PAGE, { answer: eachRow(({ id: _, ...one }) => one) }, 'id'],
  [
    'ids as numbers',
    PAGE,
    { answer: (text) => text.replace(/"id":"(\d{17,})"/g, '"id":$1') },
    '17 digits or more is a number',
  ],
  ['a list by another name', PAGE, { answer: (text) => text.replace('"records"', '"list"') }, 'not a list'],
  [
    'an order it ignores',
    PAGE,
    { answer: (text) => text, ask: unasked(/^(sort|order|ascs|descs)$/) },
    'the order by createTime',
  ],
]

const GATEWAY = ['--api', 'http://localhost:1', '--account', 'nobody', '--password', 'none']

/** Sends to the embedded API as an account; `alter` changes each answer. */
function embedded({ token }: Client, alter = (text: string, _path: string) => text): Send {
  return async (path, args) => {
    const query = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)]))
    const sent = sendTo('GET', path, { query, headers: { Authorization: `Bearer ${token}` } })
    // The tests' door throws where a server answers 404.
    const response = await sent.catch(() => new Response('', { status: 404 }))
    return { status: response.status, text: alter(await response.text(), path) }
  }
}

describe('the OpenAPI document', () => {
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

describe('the conformance check', () => {
  const clients: Record<string, Client> = {}
  beforeAll(async () => {
    for (const account of ['haichuan', 'yueheng']) clients[account] = await signIn(account)
  })

  it.each(['haichuan', 'yueheng'])('finds all calls of %s right on the embedded API', async (account) => {
    const lines = await conform(productOperations(), embedded(clients[account] as Client))
    expect(lines.filter(({ verdict }) => !['right', 'not checked'].includes(verdict))).toEqual([])
    // A plain supplier has no records of the mall to ask for.
    const unchecked = lines.filter(({ verdict }) => verdict === 'not checked').map(({ call }) => call)
    if (account === 'haichuan') expect(unchecked).toEqual([])
    expect(exitCodeOf(lines)).toBe(account === 'haichuan' ? 0 : 3)
    expect(tableOf(lines)).toMatch(/\d+ right/)
  })

  it.each([[['--write', 'car.add']], [['--sandbox']], [['--sandbox', '--test-system', 'localhost']]])(
    'refuses writes to what is not named as a test system: %j',
    async (asked) => {
      const run = promisify(execFile)('node', ['tests/contract/run.mjs', 'conform', ...asked, ...GATEWAY])
      await expect(run).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(/^writes are refused/) })
    },
  )

  it.each(WRONG)('names a gateway with %s', async (_, call, { answer, ask = (args) => args }, said) => {
    const wrong: Send = async (path, args) => {
      const right = await embedded(clients.yueheng as Client)(path, path.endsWith(call) ? ask(args) : args)
      return path.endsWith(call) ? { ...right, text: answer(right.text) } : right
    }
    const listed = productOperations().filter(({ endpoint }) => endpoint.path.endsWith(call))
    const lines = await conform(listed, wrong, new Map([['material_type', new Set(['REBAR'])]]))
    expect(lines.map(({ detail }) => detail).join()).toContain(said)
    expect(exitCodeOf(lines)).toBe(1)
  })

  it('is not disturbed where a gateway has none of our proposals', async () => {
    const isOurs = (path: string) => describedAt('GET', path)?.endpoint.proposed !== undefined
    const lines = await conform(productOperations(), async (path, args) =>
      isOurs(path) ? { status: 404, text: '' } : embedded(clients.haichuan as Client)(path, args),
    )
    expect(lines.filter(({ verdict }) => verdict === 'absent call')).toEqual([])
    expect(lines.filter(({ verdict }) => verdict === 'absent proposal').length).toBeGreaterThan(10)
    expect(exitCodeOf(lines)).not.toBe(1)
  })

  it('says that a call is absent where a gateway knows half of them', async () => {
    const paths = [...new Set(productOperations().map(({ endpoint }) => endpoint.path))]
    const known = new Set(paths.filter((_, at) => at % 2 === 0))
    const templateOf = (path: string) =>
      paths.find((one) => one === path) ?? paths.find((one) => patternOf(one).test(path)) ?? ''
    const half: Send = async (path, args) =>
      known.has(templateOf(path))
        ? embedded(clients.haichuan as Client)(path, args)
        : { status: 404, text: '<html>404</html>' }
    const lines = await conform(productOperations(), half)
    const absent = lines.filter(({ verdict }) => verdict === 'absent call').map(({ call }) => call.replace('GET ', ''))
    expect(absent.length).toBeGreaterThan(10)
    expect(absent.filter((path) => known.has(path))).toEqual([])
    expect(exitCodeOf(lines)).toBe(1)
  })

  it('is wrong where the token is spent, and every call refused', async () => {
    const lines = await conform(productOperations(), async () => ({
      status: 401,
      text: '{"code":401,"msg":"请求未授权"}',
    }))
    expect(lines.some(({ verdict }) => verdict === 'refused')).toBe(true)
    expect(exitCodeOf(lines)).toBe(1)
  })
})

describe('the check by screen', () => {
  const screens = { list: { title: '合同', routeName: 'agreementList', reads: ['contract.page', 'trail.of'] } }
  const byMenu = (menu: unknown, ...lines: Line[]) =>
    byScreen(menuEntries(menu), lines, screens, (id) => `GET ${id}`).map(({ screen, verdict }) => [screen, verdict])
  const line = (call: string, verdict: Verdict): Line => ({ call: `GET ${call}`, verdict, detail: '' })
  const menu = [{ name: '采购', children: [{ name: '合同', routeName: 'agreementList' }] }]

  it.each<[string, Line[], string]>([
    ['works', [line('contract.page', 'right'), line('trail.of', 'absent proposal')], 'works'],
    [
      'has gaps where a later call lacks something',
      [line('contract.page', 'right'), line('trail.of', 'wrong kind')],
      'opens with gaps',
    ],
    ['has gaps where its list was empty', [line('contract.page', 'not checked')], 'opens with gaps'],
    ['cannot open where its first call is absent', [line('contract.page', 'absent call')], 'cannot'],
  ])('a screen %s', (_, lines, verdict) => {
    expect(byMenu(menu, ...lines)).toEqual([['list', verdict]])
  })

  it('names entries of a menu that are no screen', () => {
    expect(byMenu([{ name: '合同', routeName: 'contracts' }])).toEqual([['contracts', 'unknown']])
  })
})

const row = v.object({
  id: idLeaf(),
  name: textLeaf(),
  price: decimalLeaf(),
  createTime: timeLeaf(),
  lines: listLeaf(v.object({ id: idLeaf(), quantity: decimalLeaf() })),
})
const good = { id: '1', name: '钢', price: 2.5, createTime: '2026-01-01', lines: [{ id: '7', quantity: '1' }] }
const list = { endpoint: getPage('/api/gd-test/list'), shape: pageOf(row) }
const one = { endpoint: getRecord('/api/gd-test/one', 'id'), shape: recordOf(row) }

describe('an answer', () => {
  const page = (...records: unknown[]) => ({ records, total: records.length })
  it.each<[string, unknown, string[], string[]]>([
    ['as the product reads it', page(good), [], []],
    ['with a member that one row lacks', page(good, { id: '2' }), [], []],
    ['without a member', page(without(good, 'price')), ['price'], []],
    ['without a member of its lines', page({ ...good, lines: [{ id: '7' }] }), ['lines.quantity'], []],
    ['with a word for a figure', page({ ...good, price: 'a lot' }), [], ['price']],
    ['with an object for a text', page({ ...good, name: { text: '钢' } }), [], ['name']],
    ['with a text for a list', page({ ...good, lines: 'x' }), [], ['lines']],
    ['with a row without an id', page({ ...good, id: null }), [], ['id']],
    ['without a total', { records: [good] }, ['total'], []],
    ['that is no list', 'x', [], ['not a list']],
    ['that is empty', {}, [], []],
  ])('%s', (_, payload, missing, wrong) => {
    expect(findingsOf(pageOf(row), payload)).toEqual({ missing, wrong })
  })

  it.each<[string, { status: number; text: string }, Verdict]>([
    ['right', ok(page(good)), 'right'],
    ['half a JSON', { status: 200, text: '{"code":200,"da' }, 'wrong kind'],
    ['HTML', { status: 200, text: '<html></html>' }, 'wrong kind'],
    ['a refusal under HTTP 200', { status: 200, text: '{"code":400,"success":false,"msg":"系统繁忙"}' }, 'refused'],
    ['a call of other roles', { status: 200, text: '{"code":400,"success":false,"msg":"权限不足"}' }, 'not allowed'],
    ['no such path', { status: 404, text: '' }, 'absent call'],
    ['a list without its total', ok({ records: [good] }), 'wrong kind'],
    ['a member that no row has', ok(page(without(good, 'price'))), 'missing field'],
  ])('%s has its verdict', async (_, answer, verdict) => {
    const [line] = await conform([list], async () => answer)
    expect(line?.verdict).toBe(verdict)
  })

  it('of a list names the record to read next', async () => {
    const asked: unknown[] = []
    const lines = await conform([one, list], async (path, args) => {
      asked.push([path, args])
      return ok(path.endsWith('/one') ? good : page({ ...good, id: '42' }))
    })
    expect(asked.at(-1)).toEqual(['/api/gd-test/one', { id: '42' }])
    expect(lines.map(({ verdict }) => verdict)).toEqual(['right', 'right'])
  })

  it('of the resource itself names it, not a list below it', async () => {
    const path = '/api/gd-test/coupon'
    const lists = [`${path}/received`, path].map((at) => ({ endpoint: getPage(at), shape: pageOf(row) }))
    const asked: string[] = []
    await conform([...lists, { endpoint: getRecord(`${path}/{id}`, 'id'), shape: recordOf(row) }], async (at) => {
      asked.push(at)
      return ok(at === path ? page({ ...good, id: '42' }) : page(good))
    })
    expect(asked.at(-1)).toBe(`${path}/42`)
  })

  it('of no list leaves a record unread, which is said by the exit code', async () => {
    const lines = await conform([one], async () => ok(good))
    expect(lines.map(({ verdict }) => verdict)).toEqual(['not checked'])
    expect(exitCodeOf(lines)).toBe(3)
  })
})

function ok(data: unknown) {
  return { status: 200, text: JSON.stringify({ code: 200, success: true, data, msg: '' }) }
}

function isSuccess(body: unknown): boolean {
  return Array.isArray(body) || (body as { success?: boolean }).success === true
}

function without<Row extends object>(record: Row, name: keyof Row): object {
  const { [name]: _, ...rest } = record
  return rest
}
