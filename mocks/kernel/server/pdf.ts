import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A paper size in mm; margins top, right, bottom, left. */
export type PdfSource = { width: number; height: number; margins: readonly number[] }

const BINARIES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const TIME_LIMIT_MS = 30_000

/** Path of the system's Chromium; `CHROME` overrides it. null when there is none. */
export function chromium(): string | null {
  const { CHROME } = process.env
  if (CHROME) return existsSync(CHROME) ? CHROME : null
  return BINARIES.find((path) => existsSync(path)) ?? null
}

let queue: Promise<unknown> = Promise.resolve()

/**
 * Prints HTML to PDF, one job at a time, because each starts its own browser.
 *
 * @throws when there is no browser or it fails
 */
export function renderPdf(html: string, sheet: PdfSource): Promise<Uint8Array<ArrayBuffer>> {
  const result = queue.then(() => render(html, sheet))
  queue = result.catch(() => undefined)
  return result
}

async function render(html: string, sheet: PdfSource): Promise<Uint8Array<ArrayBuffer>> {
  const binary = chromium()
  if (!binary) throw new Error('No Chromium on this machine; name one in CHROME')
  const folder = await mkdtemp(join(tmpdir(), 'print-'))
  try {
    const [page, file] = [join(folder, 'page.html'), join(folder, 'page.pdf')]
    await writeFile(page, prepareHtml(html, sheet))
    await run(binary, [...flags(folder), `--print-to-pdf=${file}`, pathToFileURL(page).href])
    return new Uint8Array(await readFile(file))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * Prepares HTML for a paper size and removes everything that runs or loads: no scripts, no frames, pictures and fonts
 * only as data.
 */
export function prepareHtml(html: string, { width, height, margins }: PdfSource): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'">`
  const size = `<style>@page{size:${width}mm ${height}mm;margin:${margins.map((margin) => `${margin}mm`).join(' ')}}</style>`
  const inert = html
    .replace(/<script\b[\s\S]*?(<\/script\s*>|$)/gi, '')
    .replace(/<(iframe|object|embed|base|link)\b[^>]*>/gi, '')
    .replace(/<meta\b[^>]*http-equiv[^>]*>/gi, '')
    .replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '')
  const head = `<meta charset="utf-8">${policy}`
  const opened = /<head\b[^>]*>/i.test(inert) ? inert.replace(/<head\b[^>]*>/i, (tag) => tag + head) : head + inert
  // Last, to override a page size in the document.
  return /<\/body\s*>/i.test(opened) ? opened.replace(/<\/body\s*>/i, (tag) => size + tag) : opened + size
}

function flags(folder: string): string[] {
  const isRoot = process.getuid?.() === 0
  return [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--disable-extensions',
    '--no-pdf-header-footer',
    '--host-resolver-rules=MAP * ~NOTFOUND',
    `--user-data-dir=${join(folder, 'profile')}`,
    ...(isRoot ? ['--no-sandbox'] : []),
  ]
}

function run(binary: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(binary, args, { stdio: 'ignore' })
    const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS)
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      if (code === 0) resolve()
      else reject(new Error(`${binary} ended with ${code}`))
    })
  })
}
