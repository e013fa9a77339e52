import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetDb } from '#mocks/areas'
import { chromium, prepareHtml } from '#mocks/kernel/server/pdf'
import { type Client, send, signIn } from '#tests/kit/api'

const PATH = '/api/gd-resource-process/print/html-receipt-to-pdf'
const SHEET = { width: 241, height: 140, margins: [5, 13, 5, 13] }

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function print(body: unknown) {
  return send('POST', PATH, { body, headers: { Authorization: `Bearer ${client.token}` } })
}

describe('the HTML to print', () => {
  it.each([
    ['<p>1</p><script>steal()</script><p>2</p>', 'steal'],
    ['<p>1</p><SCRIPT src="x">', 'SCRIPT'],
    ['<img src="x" onerror="steal()">', 'onerror'],
    ['<iframe src="file:///etc/passwd"></iframe>', '<iframe'],
    ['<meta http-equiv="refresh" content="0;url=file:///etc/passwd">', 'refresh'],
    ['<base href="http://elsewhere/">', '<base'],
    ['<link rel="stylesheet" href="http://elsewhere/a.css">', '<link'],
  ])('has of %s nothing left that runs or loads', (html, forbidden) => {
    expect(prepareHtml(html, SHEET)).not.toContain(forbidden)
  })

  it('has the requested page size, whatever the document sets itself', () => {
    const html = prepareHtml('<html><head><style>@page{size:A4}</style></head><body>x</body></html>', SHEET)
    expect(html.lastIndexOf('@page{size:241mm 140mm;margin:5mm 13mm 5mm 13mm}')).toBeGreaterThan(
      html.indexOf('@page{size:A4}'),
    )
    expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/)
  })
})

describe('the PDF request', () => {
  it.each([
    [{}, '打印内容不能为空'],
    [{ html: '  ' }, '打印内容不能为空'],
    [{ html: '票'.repeat(700_000) }, '打印内容过大'],
  ])('is rejected', async (body, msg) => {
    expect(await (await print(body)).json()).toMatchObject({ code: 400, success: false, msg })
  })

  it('answers code 500 without a browser', async () => {
    vi.stubEnv('CHROME', '/nowhere/chrome')
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const response = await print({ html: '<p>x</p>' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ code: 500, success: false, msg: 'PDF生成失败' })
  })

  it('returns a PDF of the page under its Chinese name if there is a browser', async () => {
    const body = {
      html: '<h1>送货单</h1>',
      fileName: '送货单_SH20240315-0001.pdf',
      width: 241,
      height: 140,
      unit: 'mm',
    }
    if (!chromium()) vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const response = await print({ ...body, margin: { top: 5, right: 13, bottom: 5, left: 13 } })
    if (!chromium()) {
      expect((await response.json()).code).toBe(500)
      return
    }
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toContain(
      '送货单_SH20240315-0001.pdf',
    )
    const text = new TextDecoder('latin1').decode(await response.arrayBuffer())
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []
    // 241 × 140 mm in points of 1/72 inch.
    expect(Number(width)).toBeCloseTo(683, 0)
    expect(Number(height)).toBeCloseTo(397, 0)
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
