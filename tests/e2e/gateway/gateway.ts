import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import Big from 'big.js'
import { pageOf, type Query, type Row, rowsOf, text } from './lists'
import * as records from './records'
import { FIELDS, MENU, newWorld, printedNote, SITES, wordsOf } from './seed'

// A small gateway of the plain variant, written from the guide of its calls alone: it has what its menu shows, and any
// other call gets a plain HTTP 404. It serves the built front end too.

type Call = { query: Query; body: Row; headers: IncomingHttpHeaders; last: string }

/** What the user is told, and how the front end takes it. */
class Refusal extends Error {
  code = 400
  status = 200
}

function refusal(message: string, code = 400, status = 200): Refusal {
  return Object.assign(new Refusal(message), { code, status })
}

const PASSWORD = 'Mall@2026'
const USER = { account: 'yueheng', userId: '8001', userName: '陈敏', storeName: records.SUPPLIER.supplierName }
const SESSION_MS = 30 * 60_000

let world = newWorld()
/** The characters of the captchas on screen. */
const captchas = new Map<string, string>()
/** Access tokens, and until when each is good. */
const sessions = new Map<string, number>()
const refreshTokens = new Set<string>()
const preferences = { own: {}, lists: new Map<string, Row>() }
/** The writes by their keys, of the one account: what was sent, and what was answered. */
const writes = new Map<string, { sent: string; answer: Promise<unknown> }>()

/** The record whose member is asked for. */
function one<Own extends Row>(rows: Own[], member: string, value: unknown): Own {
  const row = rows.find((each) => each[member] === value)
  if (!row) throw refusal('记录不存在', 20005)
  return row
}

const textsOf = (row: Row): Query => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, text(value)]))

// ---- Sessions

function captcha() {
  const [key, code] = [randomUUID(), randomBytes(2).toString('hex')]
  captchas.set(key, code)
  const marks = [...code].map((mark, at) => `<text x="${14 + at * 26}" y="32" font-size="26">${mark}</text>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44">${marks.join('')}</svg>`
  return { key, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/** By password, with a captcha; the check of a gateway signs in without one. */
function signIn({ body, headers }: Call) {
  if (body.grantType === 'captcha') {
    const key = text(headers['captcha-key'])
    const code = captchas.get(key)
    captchas.delete(key)
    if (!code || text(headers['captcha-code']).toLowerCase() !== code) throw refusal('验证码不正确')
  } else if (body.grantType !== 'password') throw refusal('暂不支持这种登录方式')
  if (body.account !== USER.account || body.password !== PASSWORD) throw refusal('账号或密码不正确')
  return { ...newTokens(), ...USER }
}

function newTokens() {
  const tokens = { accessToken: randomUUID(), refreshToken: randomUUID() }
  sessions.set(tokens.accessToken, Date.now() + SESSION_MS)
  refreshTokens.add(tokens.refreshToken)
  return tokens
}

/** A refresh token is good for one new pair. */
function refresh({ last }: Call) {
  if (!refreshTokens.delete(last)) throw refusal('登录已过期，请重新登录', 401, 401)
  return newTokens()
}

/** The token of a call. At HTTP 403 the front end asks for a new one and calls again, at 401 its user signs in. */
function tokenOf(headers: IncomingHttpHeaders): string {
  const token = text(headers.authorization).replace(/^Bearer /i, '')
  const until = sessions.get(token)
  if (until === undefined) throw refusal('请先登录', 401, 401)
  if (until < Date.now()) throw refusal('令牌已过期', 403, 403)
  return token
}

// ---- Notes and their prints

/** What the form of a note says of its way; all else of a note is told by its contract. */
const WAY = /^(car|trailer|driver|logistics|depart|arrive|receiver|deliver|expect|remark)/

function addNote({ body }: Call) {
  const { items, correctsId, orderSn, contractId } = body
  if (correctsId) throw refusal('暂不支持更正送货单')
  const order = orderSn ? one(world.orders, 'orderSn', orderSn) : undefined
  const contract = one(world.contracts, 'id', order?.contractId ?? contractId)
  if (contract.status !== 8) throw refusal('合同未通过审核，不能送货')
  const sources = order ? records.orderView(order, world).items : records.contractView(contract, world).materials
  const sent = rowsOf(items).map((item, index) => {
    const of = one(sources, 'id', item.sourceItemId)
    const quantity = text(item.quantity)
    const isQuantity = /^\d{1,9}(\.\d{1,3})?$/.test(quantity) && new Big(quantity).gt(0)
    if (!isQuantity) throw refusal(`第 ${index + 1} 行：送货数量应大于 0，最多三位小数`)
    if (new Big(quantity).gt(of.remainQuantity))
      throw refusal(`第 ${index + 1} 行：送货数量大于剩余的 ${of.remainQuantity}`)
    return { of, quantity, texts: textsOf(item) }
  })
  if (sent.length === 0) throw refusal('请选择材料')
  const way = Object.entries(textsOf(body)).filter(([name]) => WAY.test(name))
  return keep(records.noteOf(contract, order, Object.fromEntries(way), sent))
}

/** Gives a note its number and keeps it. */
function keep(note: records.Note) {
  const day = note.createTime.slice(0, 10)
  const count = world.notes.filter(({ createTime }) => createTime.startsWith(day)).length
  note.deliverSn = records.numberOf('SH', day, count + 1)
  world.notes.push(note)
  return { id: note.id, deliverSn: note.deliverSn }
}

/** What prints of notes say. Without `preview` each counts; without `showPrice` nothing in them is money. */
function prints({ query }: Call) {
  const { deliverIds = '', paper = '', showPrice = '0', copies = '1', preview } = query
  const now = { printTime: records.moment(), printUser: USER.userName, paper }
  const seller = { supplierAddress: '广东省深圳市宝安区滨江物流园A区3栋', supplierPhone: '19900000001' }
  const notes = deliverIds.split(',').map((id) => one(world.notes, 'id', id))
  return notes.map((note) => {
    const { deliverSn, printRecords } = note
    const order = { printNo: printRecords.length + 1, showPrice: showPrice === '1', copies: Number(copies) }
    const record = { id: records.newId(), deliverSn, ...now, ...order }
    if (preview !== '1') printRecords.push(record)
    const items = note.items.map((item) => ({ ...item, taxUnitPrice: null, amountTax: null }))
    const hidden = showPrice === '1' ? {} : { totalAmountTax: null, items }
    const deliver = { ...records.noteView(note), ...hidden }
    return { deliver, ...now, showPrice: Number(showPrice), qrText: deliverSn, template: 'DELIVER_NOTE', ...seller }
  })
}

let browser: Promise<Browser> | undefined

/** Prints a page that came from outside: it may run no script and reach no address. */
async function pdfOf({ body }: Call) {
  const shell = '/usr/bin/chromium-headless-shell'
  const executablePath = process.env.CHROME ?? (existsSync(shell) ? shell : '/usr/bin/chromium')
  browser ??= chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const context = await (await browser).newContext({ javaScriptEnabled: false, offline: true })
  try {
    const page = await context.newPage()
    await page.setContent(text(body.html))
    return { fileName: text(body.fileName), pdf: await page.pdf({ preferCSSPageSize: true }) }
  } finally {
    await context.close()
  }
}

// ---- Calls

const SOURCING = '/api/gd-centralized-sourcing/censou'
const PURCHASE = '/api/supplier/purchase/purchaseOrder'
const NOTES = '/api/supplier/orderLogistics'
const FLEET = '/api/gd-system/supplier'
const BILLS = '/api/gd-material/settlementBill'

const contracts = () => world.contracts.map((contract) => records.contractView(contract, world))
const orders = () => world.orders.map((order) => records.orderView(order, world))
const materials = () => records.materialsOf(world)
const agreed = () => materials().filter(({ contractStatus }) => contractStatus === 8)
const page = (rows: Row[], query: Query) => pageOf(rows, query)

type Answer = (call: Call) => unknown
const calls: Record<string, Answer> = {
  'GET /api/gd-auth/captcha': captcha,
  'POST /api/gd-auth/supplierToken': signIn,
  'POST /api/store/passport/login/refresh/*': refresh,
  'POST /api/store/passport/login/logout': ({ headers }) => void sessions.delete(tokenOf(headers)),
  'GET /api/gd-system/menu/menu-include-client': () => MENU,
  'GET /api/gd-system/dict/listByCode': ({ query }) => wordsOf(query.code ?? ''),
  'GET /api/gd-system/company/getChildrenProject': ({ query }) =>
    SITES.filter(({ companyId }) => companyId === query.companyId),

  [`GET ${SOURCING}/contract/queryContractsByCondition`]: ({ query }) => page(contracts(), query),
  [`GET ${SOURCING}/contract/queryContractById`]: ({ query }) => one(contracts(), 'id', query.id),
  [`GET ${SOURCING}/material/materialFields`]: () => FIELDS,
  [`GET ${SOURCING}/material/queryContractMaterialsByCondition`]: ({ query }) => page(materials(), query),
  [`GET ${SOURCING}/material/listWithContractByPage`]: ({ query }) => page(agreed(), query),
  'GET /api/gd-workflow/workflow/form/byCode/*': () => ({}),

  [`GET ${PURCHASE}/queryPage`]: ({ query }) => page(orders(), query),
  [`GET ${PURCHASE}/getByOrderSn`]: ({ query }) => one(orders(), 'orderSn', query.orderSn),
  [`GET ${PURCHASE}/listByOrderSn`]: ({ query }) =>
    one(orders(), 'orderSn', query.orderSn).items.filter(({ remainQuantity }) => new Big(remainQuantity).gt(0)),

  [`GET ${NOTES}/get-deliver-page/1`]: ({ query }) => page(world.notes.map(records.noteView), query),
  [`POST ${NOTES}/add`]: addNote,
  [`GET ${NOTES}/print-deliver-msg-file`]: prints,
  [`GET ${NOTES}/get-supplementary-information`]: () => ({}),
  'POST /api/gd-resource-process/print/html-receipt-to-pdf': pdfOf,

  [`GET ${FLEET}/driver/page-for-supplier-driver`]: ({ query }) => page(world.drivers, query),
  [`GET ${FLEET}/car/page-for-supplier-car`]: ({ query }) => page(world.cars, query),
  [`GET ${BILLS}/queryPage`]: ({ query }) => pageOf(world.bills, query, records.sumsOf),
  [`GET ${BILLS}/detail`]: ({ query }) => one(world.bills, 'id', query.id),

  'GET /api/store/member/user/preference': () => preferences.own,
  'POST /api/store/member/user/preference': ({ body }) => void Object.assign(preferences.own, body),
  'GET /api/store/member/user/preference/lists': () => [...preferences.lists.values()],
  'POST /api/store/member/user/preference/lists': ({ body }) => void preferences.lists.set(text(body.name), body),
  'GET /api/supplier/statistics/money': ({ query }) => records.moneyOf(world, Number(query.months)),
  // Capabilities that it has nothing for. A 404 would hide them too, but the browser logs each as an error.
  'GET /api/gd-material/documentTrail/detail': () => null,
  'GET /api/gd-material/recordLog/queryList': () => [],

  // What the journeys do behind the front end's back.
  'POST /__mock/reset': () => {
    world = newWorld()
  },
  'POST /__mock/note': ({ body }) => keep(printedNote(world, Number(body.lines), body.longNames === true)),
}

/** Does a call. A write whose key is known is not done again, but answered as it was. */
function answerTo(name: string, answer: Answer, call: Call, sent: string): unknown {
  if (!/gd-auth|login\/refresh|__mock/.test(name)) tokenOf(call.headers)
  const key = text(call.headers['idempotency-key'])
  if (!key || !name.startsWith('POST')) return answer(call)
  const known = writes.get(key)
  if (known && known.sent !== sent) throw refusal('同一个请求编号已用于不同的内容', 422, 422)
  const done = known ?? { sent, answer: Promise.resolve().then(() => answer(call)) }
  writes.set(key, done)
  // What was refused was not done: it may be tried again.
  done.answer.catch(() => writes.delete(key))
  return done.answer
}

async function serveCall(url: URL, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const sent = Buffer.concat(chunks).toString()
  const path = url.pathname
  const name = `${request.method} ${path.replace(/(refresh|byCode)\/[^/]+$/, '$1/*')}`
  const answers = calls[name]
  if (!answers) {
    response.writeHead(404).end('Not found')
    return
  }
  const [content, word] = /gd-|__mock/.test(path) ? ['data', 'msg'] : ['result', 'message']
  try {
    const body = sent.startsWith('{') ? (JSON.parse(sent) as Row) : {}
    const query = Object.fromEntries(url.searchParams)
    const call = { query, body, headers: request.headers, last: path.split('/').at(-1) ?? '' }
    const answer = await answerTo(name, answers, call, `${name} ${sent}`)
    if (isPdf(answer)) {
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(answer.fileName)}`
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': disposition }).end(answer.pdf)
    } else sendJson(response, 200, { code: 200, success: true, [content]: answer ?? null, [word]: '操作成功' })
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error)
    const { message, code, status } = error instanceof Refusal ? error : refusal('系统异常', 500, 500)
    sendJson(response, status, { code, success: false, [content]: null, [word]: message })
  }
}

function sendJson(response: ServerResponse, status: number, answer: Row) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer))
}

function isPdf(answer: unknown): answer is { fileName: string; pdf: Buffer } {
  return typeof answer === 'object' && answer !== null && 'pdf' in answer
}

// ---- The files of the front end

const DIST = resolve('dist')
const TYPES: Query = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

function serveFile(path: string, response: ServerResponse) {
  const file = join(DIST, path)
  const isFile = file.startsWith(DIST + sep) && extname(file) !== '' && existsSync(file)
  if (!isFile && path.startsWith('/assets/')) {
    response.writeHead(404).end()
    return
  }
  const served = isFile ? file : join(DIST, 'index.html')
  const type = `${TYPES[extname(served)] ?? 'application/octet-stream'}; charset=utf-8`
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(readFileSync(served))
}

async function serve(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(`http://localhost${request.url}`)
  await (/^\/(api|__mock)\//.test(url.pathname) ? serveCall(url, request, response) : serveFile(url.pathname, response))
}

// What cannot even be read is cut off.
createServer((request, response) => serve(request, response).catch(() => response.destroy())).listen(process.env.PORT)
