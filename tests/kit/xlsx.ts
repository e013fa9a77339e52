import { inflateRawSync } from 'node:zlib'

/** The parts of an .xlsx file by name, as text. */
export async function partsOf(file: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const parts: Record<string, string> = {}
  // The directory at the end of a zip locates each part.
  let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [method, size, name, extra, comment] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ]
    const head = bytes.readUInt32LE(at + 42)
    const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28)
    const content = bytes.subarray(start, start + size)
    parts[bytes.toString('utf8', at + 46, at + 46 + name)] = (
      method === 0 ? content : inflateRawSync(content)
    ).toString('utf8')
    at += 46 + name + extra + comment
  }
  return parts
}

/** A cell as stored: its type ('s' for text, 'n' for a number), its text, and its number format. */
export type Cell = { type: string; text: string; format: string }

/** The cells of the first sheet by address ('B2'), as stored, not interpreted. */
export async function cellsOf(file: Blob): Promise<Record<string, Cell>> {
  const parts = await partsOf(file)
  const texts = [...(parts['xl/sharedStrings.xml'] ?? '').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map((match) =>
    plainText(match[1] ?? ''),
  )
  const styles = parts['xl/styles.xml'] ?? ''
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map((match) => [
      match[1],
      plainText(match[2] ?? ''),
    ]),
  )
  const cellStyles = [...(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*>/g)].map(
    ([style]) => /numFmtId="(\d+)"/.exec(style)?.[1],
  )
  const cells: Record<string, Cell> = {}
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
  for (const [, attributes = '', inner = ''] of sheet.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const value = /<v>([^<]*)<\/v>/.exec(inner)?.[1] ?? ''
    const type = read('t') || 'n'
    cells[read('r')] = {
      type: inner.includes('<f>') ? 'f' : type,
      text: type === 's' ? (texts[Number(value)] ?? '') : value,
      format: formats.get(cellStyles[Number(read('s'))]) ?? '',
    }
  }
  return cells
}

/** The rows of the first sheet as displayed by a spreadsheet: figures by their formats, '' for an empty cell. */
export async function shownRows(file: Blob): Promise<string[][]> {
  const rows: string[][] = []
  for (const [address, { type, text, format }] of Object.entries(await cellsOf(file))) {
    const [, letters = '', number] = /^([A-Z]+)(\d+)$/.exec(address) ?? []
    const at = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    const row = rows[Number(number) - 1] ?? []
    rows[Number(number) - 1] = row
    row[at] = type === 'n' && text !== '' ? shownText(Number(text), format) : text
  }
  return Array.from(rows, (row) => Array.from(row ?? [], (text) => text ?? ''))
}

/** A figure displayed by its number format; a text unchanged. */
export function shownText(value: string | number, format = ''): string {
  if (typeof value === 'string') return value
  const places = /\.(0+)/.exec(format)?.[1]?.length ?? 0
  if (format.endsWith('%')) return `${(value * 100).toFixed(places)}%`
  const unit = /"([^"]*)"$/.exec(format)?.[1] ?? ''
  const figure = value.toLocaleString('en-US', {
    useGrouping: format.startsWith('#,##0'),
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
  return figure + unit
}

function plainText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
