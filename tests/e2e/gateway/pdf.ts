import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The PDF of pages that the browser laid out. */
export async function pdfOf({ html, width, height }: Record<string, unknown>): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'note-'))
  try {
    const page = String(html).replace('</head>', `<style>@page{size:${width}mm ${height}mm;margin:0}</style></head>`)
    writeFileSync(join(folder, 'note.html'), page)
    const browser =
      ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ?? 'chromium'
    const file = join(folder, 'note.pdf')
    const flags = ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${file}`]
    await promisify(execFile)(browser, [...flags, `file://${join(folder, 'note.html')}`])
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
