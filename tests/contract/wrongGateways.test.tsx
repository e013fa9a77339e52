import { beforeAll, describe, expect, it } from 'vitest'
import type { Args } from '#shared/endpoint'
import { type Client, signIn } from '#tests/kit/api'
import type { Send } from '#tests/tools/contract/check/answer'
import { byScreen, menuEntries } from '#tests/tools/contract/check/byScreen'
import { conform, exitCodeOf, type Line, type Verdict } from '#tests/tools/contract/check/conform'
import { embedded } from '#tests/tools/contract/embedded'
import { productOperations } from '#tests/tools/contract/product'

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
  [
    'a filter by status it ignores',
    PAGE,
    { answer: (text) => text, ask: unasked(/^status$/) },
    'the filter status is not obeyed',
  ],
  ['the total of a page', PAGE, { answer: (text) => text.replace(/"total":\d+/, '"total":10') }, 'page 2 has rows'],
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

describe('the conformance check', () => {
  let client: Client
  beforeAll(async () => {
    client = await signIn('yueheng')
  })

  it.each(WRONG)('names a gateway with %s', async (_, call, { answer, ask = (args) => args }, said) => {
    const wrong: Send = async (path, args) => {
      const right = await embedded(client)(path, path.endsWith(call) ? ask(args) : args)
      return path.endsWith(call) ? { ...right, text: answer(right.text) } : right
    }
    const listed = productOperations().filter(({ endpoint }) => endpoint.path.endsWith(call))
    const lines = await conform(listed, wrong, new Map([['material_type', new Set(['REBAR'])]]))
    expect(lines.map(({ detail }) => detail).join()).toContain(said)
    expect(exitCodeOf(lines)).toBe(1)
  })
})

describe('the check by screen', () => {
  const screens = {
    list: { title: '合同', routeName: 'agreementList', main: 'contract.page', reads: ['contract.page', 'trail.of'] },
  }
  const byMenu = (menu: unknown, ...lines: Line[]) =>
    byScreen(menuEntries(menu), lines, screens, (id) => `GET ${id}`).map(({ screen, verdict }) => [screen, verdict])
  const line = (call: string, verdict: Verdict): Line => ({ call: `GET ${call}`, verdict, detail: '' })
  const menu = [{ name: '采购', children: [{ name: '合同', routeName: 'agreementList' }] }]

  it.each<[string, Line[], string]>([
    ['works', [line('contract.page', 'right'), line('trail.of', 'absent capability')], 'works'],
    [
      'has gaps where a later call lacks something',
      [line('contract.page', 'right'), line('trail.of', 'wrong kind')],
      'opens with gaps',
    ],
    ['has gaps where its list was empty', [line('contract.page', 'not checked')], 'opens with gaps'],
    ['cannot open where its main call is absent', [line('contract.page', 'absent call')], 'cannot'],
  ])('a screen %s', (_, lines, verdict) => {
    expect(byMenu(menu, ...lines)).toEqual([['list', verdict]])
  })

  it('names entries of a menu that are no screen', () => {
    expect(byMenu([{ name: '合同', routeName: 'contracts' }])).toEqual([['contracts', 'unknown']])
  })
})
