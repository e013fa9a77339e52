import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageOf, recordOf } from '#domain/shape'
import * as wire from '#domain/wire'
import { getPage, getRecord } from '#shared/endpoint'
import { type Client, signIn } from '#tests/kit/api'
import type { Send } from '#tests/tools/contract/check/answer'
import { conform, exitCodeOf, tableOf, type Verdict } from '#tests/tools/contract/check/conform'
import { callsOf } from '#tests/tools/contract/check/slice'
import { findingsOf } from '#tests/tools/contract/check/strict'
import { embedded } from '#tests/tools/contract/embedded'
import { describedAt, patternOf, productOperations } from '#tests/tools/contract/product'

describe('the conformance check', () => {
  const clients: Record<string, Client> = {}
  beforeAll(async () => {
    for (const account of ['haichuan', 'yueheng']) clients[account] = await signIn(account)
  })

  it.each(['haichuan', 'yueheng'])('finds all calls of %s right on the embedded API', async (account) => {
    const lines = await conform(productOperations(), embedded(clients[account] as Client))
    // A plain supplier has no mall: its calls are refused, and it has no records of it to ask for.
    const isClosed = ({ verdict, call }: (typeof lines)[number]) =>
      verdict === 'not allowed' && account === 'yueheng' && !/ \/api\/(gd-|supplier\/)/.test(call)
    expect(lines.filter((line) => !['right', 'not checked'].includes(line.verdict) && !isClosed(line))).toEqual([])
    const unchecked = lines.filter(({ verdict }) => verdict === 'not checked').map(({ call }) => call)
    if (account === 'haichuan') expect(unchecked).toEqual([])
    expect(exitCodeOf(lines)).toBe(account === 'haichuan' ? 0 : 3)
    expect(tableOf(lines)).toMatch(/\d+ right/)
  })

  it('is not disturbed where a gateway has none of our capabilities', async () => {
    const isOurs = (path: string) => describedAt('GET', path)?.endpoint.capability !== undefined
    const lines = await conform(productOperations(), async (path, args) =>
      isOurs(path) ? { status: 404, text: '' } : embedded(clients.haichuan as Client)(path, args),
    )
    expect(lines.filter(({ verdict }) => verdict === 'absent call')).toEqual([])
    expect(lines.filter(({ verdict }) => verdict === 'absent capability').length).toBeGreaterThan(10)
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

const row = v.object({
  id: wire.id(),
  name: wire.text(),
  price: wire.decimal(),
  createTime: wire.time(),
  lines: wire.list(v.object({ id: wire.id(), quantity: wire.decimal() })),
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

  it('of a list below the record does not name it', async () => {
    const path = '/api/gd-test/bill'
    const lists = [path, `${path}/{id}/getFlow`].map((at) => ({ endpoint: getPage(at), shape: pageOf(row) }))
    const asked: string[] = []
    await conform(
      [...lists, { endpoint: getRecord(`${path}/{id}/getStoreFlow`, 'id'), shape: recordOf(row) }],
      async (at) => {
        asked.push(at)
        return ok(page({ ...good, id: at === path ? '42' : '43' }))
      },
    )
    expect(asked.filter((at) => at.includes('/43/'))).toEqual([])
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

function without<Row extends object>(record: Row, name: keyof Row): object {
  const { [name]: _, ...rest } = record
  return rest
}

it('refuses a slice that names no area or screen, instead of checking nothing', () => {
  const ofSlice = (areas: string[], screens: string[]) => () => callsOf({ areas, screens }, productOperations(), {})
  expect(ofSlice(['delivery'], [])).toThrow(/^no such area: delivery\. Areas: .*procurement\/delivery/)
  expect(ofSlice([], ['deliver'])).toThrow(/^no such screen: deliver/)
  expect(ofSlice(['procurement/delivery'], [])().length).toBeGreaterThan(3)
})
