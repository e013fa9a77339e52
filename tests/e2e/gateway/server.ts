import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { answerOf, bulkNote, reset } from './gateway'

// The built site, the API of the gateway, and the controls of the journeys, on one port.

const DIST = join(import.meta.dirname, '../../../dist')
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = request
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
  const text = await readText(request)
  if (pathname === '/__mock/reset') reset()
  if (pathname === '/__mock/note') return send(response, 200, { data: bulkNote(JSON.parse(text)) })
  if (pathname.startsWith('/__mock/')) return send(response, 200, {})
  if (!pathname.startsWith('/api/')) return sendFile(response, pathname)
  const { status, body } = await answerOf({ method, path: pathname.slice('/api'.length), query, text, headers })
  send(response, status, body)
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function send(response: ServerResponse, status: number, body: object): void {
  const isFile = Buffer.isBuffer(body)
  response.writeHead(status, { 'Content-Type': isFile ? 'application/pdf' : 'application/json' })
  response.end(isFile ? body : JSON.stringify(body))
}

/** A file of the site; every other address is its start page. */
function sendFile(response: ServerResponse, pathname: string): void {
  const file = join(DIST, pathname)
  const known = extname(pathname) !== '' && existsSync(file) ? file : join(DIST, 'index.html')
  response.writeHead(200, { 'Content-Type': `${TYPES[extname(known)] ?? 'application/octet-stream'}; charset=utf-8` })
  response.end(readFileSync(known))
}

createServer((request, response) => {
  answer(request, response).catch((error: Error) =>
    send(response, 500, { code: 500, success: false, msg: error.message }),
  )
}).listen(Number(process.env.PORT))
