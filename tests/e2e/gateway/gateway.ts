import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { pdfOf } from './pdf'
import { lineOf, noteOf, projects, type Row, seed } from './seed'
import { dictionaries, lineFields, menu } from './words'

// A gateway that has only sign-in, menu, contracts, orders, notes, print, drivers and settlements of the plain variant,
// written from the guide. What it lacks is answered by 404.

const PASSWORD = 'Mall@2026'
const USER = {
  userId: '8001',
  account: 'yueheng',
  userName: '陈敏',
  storeName: '粤恒钢铁贸易有限公司（示例）',
  storeLogo: '',
}

let tables = seed()
const tokens = new Map<string, 'access' | 'refresh'>()
const captchas = new Map<string, string>()
/** What was sent and answered by key: sent again, a write is not done again. */
const answered = new Map<string, { sent: string; whole: object }>()

type Call = {
  query: URLSearchParams
  body: Record<string, unknown>
  headers: IncomingHttpHeaders
  params: string[]
}
type Answer = object | string | number | boolean | null
/** Thrown with the words that the user is to read. */
class Refusal extends Error {}

type Route = [method: 'GET' | 'POST', path: RegExp, run: (call: Call) => Answer | Promise<Answer>]

const routes: Route[] = [
  ['GET', /^\/gd-auth\/captcha$/, () => captcha()],
  ['POST', /^\/gd-auth\/supplierToken$/, signIn],
  ['POST', /^\/store\/passport\/login\/refresh\/(.+)$/, ({ params }) => refreshed(params[0] ?? '')],
  ['POST', /^\/store\/passport\/login\/logout$/, () => null],
  ['GET', /^\/gd-system\/menu\/menu-include-client$/, () => menu],
  ['GET', /^\/gd-system\/company\/getChildrenProject$/, () => projects],
  ['GET', /^\/gd-centralized-sourcing\/censou\/material\/materialFields$/, () => lineFields],
  ['GET', /^\/gd-workflow\/workflow\/form\/byCode\/(.+)$/, () => ({})],
  ['GET', /^\/gd-system\/dict\/listByCode$/, ({ query }) => dictionaries[query.get('code') ?? ''] ?? []],
  [
    'GET',
    /^\/gd-centralized-sourcing\/censou\/contract\/queryContractsByCondition$/,
    ({ query }) => pageOf(tables.contracts, query),
  ],
  [
    'GET',
    /^\/gd-centralized-sourcing\/censou\/contract\/queryContractById$/,
    ({ query }) => contract(query.get('id') ?? ''),
  ],
  [
    'GET',
    /^\/gd-centralized-sourcing\/censou\/material\/(?:listWithContractByPage|queryContractMaterialsByCondition)$/,
    ({ query }) => pageOf(materials(), query),
  ],
  ['GET', /^\/gd-system\/supplier\/driver\/page-for-supplier-driver$/, ({ query }) => pageOf(tables.drivers, query)],
  ['GET', /^\/gd-system\/supplier\/car\/page-for-supplier-car$/, ({ query }) => pageOf(tables.cars, query)],
  ['GET', /^\/supplier\/purchase\/purchaseOrder\/queryPage$/, ({ query }) => pageOf(tables.orders, query)],
  ['GET', /^\/supplier\/purchase\/purchaseOrder\/getByOrderSn$/, ({ query }) => one(tables.orders, 'orderSn', query)],
  [
    'GET',
    /^\/gd-material\/settlementBill\/queryPage$/,
    ({ query }) => withSums(pageOf(tables.settlements, query), query),
  ],
  [
    'GET',
    /^\/gd-material\/settlementBill\/detail$/,
    ({ query }) => ({ ...one(tables.settlements, 'id', query), lines: [] }),
  ],
  ['GET', /^\/supplier\/orderLogistics\/get-deliver-page\/1$/, ({ query }) => pageOf(tables.notes, query)],
  ['POST', /^\/supplier\/orderLogistics\/add$/, addNote],
  ['GET', /^\/supplier\/orderLogistics\/print-deliver-msg-file$/, printNotes],
  ['GET', /^\/supplier\/orderLogistics\/get-supplementary-information$/, () => null],
]

function captcha() {
  const key = randomUUID()
  const code = String(Math.floor(1000 + Math.random() * 9000))
  captchas.set(key, code)
  const letters = [...code].map((letter, at) => `<text x="${20 + at * 24}" y="32" font-size="26">${letter}</text>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="130" height="48">${letters.join('')}</svg>`
  return { key, image: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}` }
}

function signIn({ body, headers }: Call) {
  const key = String(headers['captcha-key'] ?? '')
  const isRead = body.grantType === 'password' || captchas.get(key) === headers['captcha-code']
  captchas.delete(key)
  if (!isRead) throw new Refusal('验证码错误')
  if (body.account !== USER.account || body.password !== PASSWORD) throw new Refusal('账号或密码错误')
  return { ...newTokens(), ...USER }
}

function newTokens() {
  const pair = { accessToken: randomUUID(), refreshToken: randomUUID() }
  tokens.set(pair.accessToken, 'access').set(pair.refreshToken, 'refresh')
  return pair
}

function refreshed(token: string) {
  if (tokens.get(token) !== 'refresh') throw new Refusal('登录已过期，请重新登录')
  tokens.delete(token)
  return newTokens()
}

/** The rows that the query's filters keep, of one page. */
function pageOf(rows: readonly Row[], query: URLSearchParams) {
  const kept = rows.filter((row) => [...query].every(([name, value]) => isKept(row, name, value)))
  const sort = query.get('sort') ?? 'createTime'
  const sign = query.get('order') === 'asc' ? 1 : -1
  const ordered = [...kept].sort((a, b) => sign * String(a[sort] ?? '').localeCompare(String(b[sort] ?? '')))
  const [size, current] = [
    Number(query.get('size') ?? 10),
    Number(query.get('current') ?? query.get('pageNumber') ?? 1),
  ]
  return { records: ordered.slice((current - 1) * size, current * size), total: kept.length, size, current }
}

/** A page of settlements with the amounts of all that the filters keep. */
function withSums(page: object, query: URLSearchParams) {
  const kept = tables.settlements.filter((row) => [...query].every(([name, value]) => isKept(row, name, value)))
  const add = (name: string) => kept.reduce((sum, row) => sum + Number(row[name]), 0).toFixed(2)
  return {
    ...page,
    summary: { amountTax: add('totalAmountTax'), amountNoTax: add('totalAmountNoTax'), tax: add('totalTax') },
  }
}

const EXACT = /^(id|contractId|status|sendTimeVerified|materialType|deliverMode|isTotal)$/
const PAGING = /^(current|size|pageNumber|pageSize|sort|order|ascs|descs|page|withItems|_t)$/

function isKept(row: Row, name: string, value: string): boolean {
  if (PAGING.test(name)) return true
  if (name === 'printed') return Number(row.printCount ?? 0) > 0 === (value === '1')
  if (name === 'unpaid') return (row.payStatus !== 2) === (value === '1')
  if (name === 'copyMissing' || name === 'signed') return false
  const [, member, end] = /^(.*?)(Start|End)$/.exec(name) ?? []
  const member2 = name === 'startTime' || name === 'endTime' ? 'createTime' : member
  if (member2) {
    const own = String(row[member2] ?? '').slice(0, value.length)
    return end === 'Start' || name === 'startTime' ? own >= value : own !== '' && own <= value
  }
  const own = String(Number(row[name] === true) || (row[name] ?? ''))
  return EXACT.test(name) ? own === value : own.includes(value)
}

function one(rows: readonly Row[], name: string, query: URLSearchParams): Row {
  const found = rows.find((row) => row[name] === query.get(name))
  if (!found) throw new Refusal('单据不存在')
  return found
}

/** The lines of contracts with what was delivered of them. */
function materials(): Row[] {
  return tables.materials.map((row) => {
    const sent = tables.notes.flatMap(({ items }) => items as Row[]).filter((item) => item.sourceItemId === row.id)
    const delivered = sent.reduce((sum, item) => sum + Number(item.quantity), 0)
    return {
      ...row,
      contractStatus: 8,
      deliveredQuantity: delivered.toFixed(3),
      remainQuantity: (600 - delivered).toFixed(3),
    }
  })
}

function contract(id: string) {
  return {
    ...tables.contracts.find((row) => row.id === id),
    materials: materials().filter((row) => row.contractId === id),
  }
}

function addNote({ body }: Call) {
  const { items = [], ...trip } = body as { items?: Record<string, unknown>[] }
  const lines = items.map((item, at) => {
    const material = tables.materials.find((row) => row.id === item.sourceItemId)
    if (!material) throw new Refusal(`第${at + 1}行：材料不存在`)
    return lineOf({ ...material, sourceItemId: material.id }, String(item.quantity), item, at)
  })
  if (lines.length === 0) throw new Refusal('请至少填写一行的送货数量')
  const now = localNow()
  return insert(lines, { ...trip, createTime: now, createUserName: USER.userName })
}

function insert(items: Record<string, unknown>[], more: object) {
  const id = `18${Date.now()}${tables.notes.length}`
  const day = localNow().slice(0, 10).replaceAll('-', '')
  const deliverSn = `SH${day}-${String(tables.notes.length + 1).padStart(4, '0')}`
  tables.notes.push(noteOf(id, deliverSn, items, more))
  return { id, deliverSn }
}

/** The notes as they print; without `preview` each is counted. */
function printNotes({ query }: Call) {
  const [paper, showPrice] = [query.get('paper') ?? '241x140', Number(query.get('showPrice') ?? 0)]
  return (query.get('deliverIds') ?? '').split(',').map((id) => {
    const note = tables.notes.find((row) => row.id === id)
    if (!note) throw new Refusal('送货单不存在')
    const printTime = localNow()
    if (!query.has('preview')) {
      const printNo = Number(note.printCount) + 1
      const record = {
        id: `${id}${printNo}`,
        printNo,
        printTime,
        printUserName: USER.userName,
        paper,
        copies: Number(query.get('copies') ?? 1),
      }
      Object.assign(note, {
        printCount: printNo,
        lastPrintTime: printTime,
        printRecords: [...(note.printRecords as object[]), record],
      })
    }
    const sender = { supplierAddress: '广东省深圳市宝安区滨江物流园A区3栋', supplierPhone: '19900000001' }
    return {
      deliver: note,
      template: 'DELIVER_NOTE',
      paper,
      showPrice,
      qrText: note.deliverSn,
      printTime,
      printUser: USER.userName,
      ...sender,
    }
  })
}

/** Notes of any length, for the journeys of print; a line of seven has a long name where asked. */
export function bulkNote({ lines, longNames }: Record<string, unknown>) {
  const items = Array.from({ length: Number(lines) }, (_, at) => {
    const material = tables.materials[at % tables.materials.length] ?? {}
    const isLong = longNames === true && (at + 1) % 7 === 0
    const name = isLong ? { materialName: '热轧带肋钢筋（抗震等级，定尺，含卸车及二次搬运费，按炉批号分捆堆放）' } : {}
    const quantity = (1 + ((at * 37) % 29) + ((at * 113) % 997) / 1000).toFixed(3)
    return lineOf(
      material,
      quantity,
      { ...name, heatNo: `LZ26${String(at + 1).padStart(6, '0')}`, pieces: String(1 + (at % 9)) },
      at,
    )
  })
  return insert(items, {})
}

function localNow(): string {
  return new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
}

/** Sets all rows back, as a journey begins. */
export function reset(): void {
  tables = seed()
}

/** A request for the API: its path begins after `/api`. */
export type Asked = { method: string; path: string; query: URLSearchParams; text: string; headers: IncomingHttpHeaders }

/** The answer of the API: JSON, or the bytes of a PDF. */
export async function answerOf(asked: Asked): Promise<{ status: number; body: object }> {
  const { method, query, text, headers } = asked
  const path = asked.path.replace('/blade-', '/gd-')
  const isOpen = /\/captcha$|\/supplierToken$|\/refresh\//.test(path)
  const token = String(headers.authorization ?? '').replace(/^bearer /i, '')
  if (!isOpen && tokens.get(token) !== 'access') return { status: 403, body: {} }
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  if (path.endsWith('/html-receipt-to-pdf')) return { status: 200, body: await pdfOf(body) }
  const route = routes.find((one) => one[0] === method && one[1].test(path))
  if (!route) return { status: 404, body: {} }
  const key = method === 'GET' ? '' : String(headers['idempotency-key'] ?? '')
  const before = key === '' ? undefined : answered.get(key)
  if (before)
    return before.sent === text
      ? { status: 200, body: before.whole }
      : { status: 422, body: refused('内容与上次提交的不同') }
  try {
    const data = await route[2]({ query, body, headers, params: route[1].exec(path)?.slice(1) ?? [] })
    const whole = path.startsWith('/gd-')
      ? { code: 200, success: true, data, msg: '操作成功' }
      : { code: 200, success: true, result: data, message: 'success' }
    if (key !== '') answered.set(key, { sent: text, whole })
    return { status: 200, body: whole }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: 200, body: refused(error.message) }
  }
}

function refused(words: string) {
  return { code: 400, success: false, msg: words, message: words }
}
