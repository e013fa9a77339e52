import { isRecord } from '#domain/wire'
import { defineArea } from '#mocks/kernel/area'
import { fileReply, Refusal } from '#mocks/kernel/http/reply'
import { textField } from '#mocks/kernel/http/request'
import { type Call, readRoute } from '#mocks/kernel/http/route'
import { renderPdf } from '#mocks/kernel/server/pdf'
import { printEndpoints } from '#shared/print/endpoints'

const MAX_HTML_BYTES = 2 * 1024 * 1024
const MARGINS = ['top', 'right', 'bottom', 'left'] as const
/** A4, the default paper size; mm. */
const DEFAULT_SIZE = { width: 210, height: 297 }
const DEFAULT_MARGIN = 10
const MAX_SIDE = 2_000

/** PDFs of printed pages. */
export const area = defineArea({
  routes: [
    readRoute(printEndpoints.pdf, null, async (call) => {
      const html = textField(call, 'html')
      if (html === '') throw new Refusal('打印内容不能为空')
      if (Buffer.byteLength(html) > MAX_HTML_BYTES) throw new Refusal('打印内容过大')
      const name = textField(call, 'fileName').replaceAll(/[/\\]/g, '_') || '打印.pdf'
      try {
        return fileReply(await renderPdf(html, sheetOf(call)), 'application/pdf', name)
      } catch (error) {
        console.warn(error)
        throw new Refusal('PDF生成失败', { code: 500 })
      }
    }),
  ],
})

/** Paper size and margins in mm. */
function sheetOf(call: Call) {
  const side = (name: 'width' | 'height') => millimetres(call.fields[name], DEFAULT_SIZE[name])
  const given = isRecord(call.fields.margin) ? call.fields.margin : {}
  const margins = MARGINS.map((edge) => millimetres(given[edge], DEFAULT_MARGIN))
  const isLandscape = String(call.fields.landscape) === 'true'
  const [width, height] = [side('width'), side('height')]
  return isLandscape && width < height ? { width: height, height: width, margins } : { width, height, margins }
}

function millimetres(value: unknown, fallback: number): number {
  const figure = Number(value ?? Number.NaN)
  return Number.isFinite(figure) && figure >= 0 && figure <= MAX_SIDE ? figure : fallback
}
