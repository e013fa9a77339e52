import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readWorksheet } from '#domain/workbook/readWorksheet.mjs'
import { WORKBOOK_LIMITS, type WorkbookFault, type Worksheet } from '#domain/workbook/worksheet'
import { textsOf } from '#tests/kit/worksheet'
import { type WorksheetCell, worksheetOf, zipOf } from '#tests/kit/zip'

const read = (bytes: Uint8Array) => readWorksheet(new Uint8Array(bytes), WORKBOOK_LIMITS)
const RELS = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'
const partsOf = (sheet: string) => ({
  'xl/workbook.xml': '<x:workbook><x:sheets><x:sheet name="A&amp;B" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>',
  'xl/_rels/workbook.xml.rels': RELS,
  'xl/worksheets/sheet1.xml': sheet,
})

describe('cells', () => {
  it.each<[WorksheetCell, kind: string, text: string]>([
    ['热轧\r\n带肋  钢筋 ', 'text', '热轧 带肋  钢筋'],
    ['\u200b粤B\ufeff12345', 'text', '粤B12345'],
    [0.30000000000000004, 'number', '0.3'],
    [431234567890123000, 'number', '431234567890123000'],
    [{ value: 0.13, format: 'percent' }, 'percent', '13%'],
    [{ value: 46_090, format: 'date' }, 'date', '2026-03-09'],
    [{ error: '#N/A' }, 'error', '#N/A'],
    [{ formula: 'SUM(A1:A2)' }, 'formula', ''],
    [{ formula: 'SUM(A1:A2)', value: 3 }, 'number', '3'],
  ])('%j is read as a %s: %s', (cell, kind, text) => {
    expect(read(worksheetOf([[cell]])).rows[0]?.cells).toEqual([{ kind, text }])
  })

  it('a text result of a formula may be empty', () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1" t="str"><f>""</f><v></v></c><c r="B1"><v>1</v></c></row></sheetData></worksheet>'
    expect(textsOf(read(zipOf(partsOf(sheet))))).toEqual([['', '1']])
  })

  it.each<[code: string, value: number, shown: string | null | undefined]>([
    ['General', 123, undefined],
    ['000000', 123, '000123'],
    ['"RB-"0000', 123, 'RB-0123'],
    ['# ?/?', 0.5, '1/2'],
    ['yyyy-mm-dd', 46_090, '2026-03-09'],
    ['yyyy/m/d', 46_090, undefined],
    ['[DBNum1]0', 5, null],
  ])('in the format %s show of %d: %s', (code, value, shown) => {
    expect(read(worksheetOf([[{ value, code }]])).rows[0]?.cells[0]?.shown).toBe(shown)
  })

  it('follow the one before where they have no address; prefixes, CDATA, comments and phonetic guides do not matter', () => {
    const sheet = `<x:worksheet><x:sheetData><!-- <x:row/> -->
      <x:row><x:c t="inlineStr"><x:is><x:t>编号</x:t></x:is></x:c><x:c/><x:c t="inlineStr"><x:is><x:r><x:t>数</x:t></x:r><x:r><x:t><![CDATA[量]]></x:t></x:r><x:rPh><x:t>shu</x:t></x:rPh></x:is></x:c></x:row>
      <x:row><x:c><x:v>1</x:v></x:c><x:c/><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>`
    const { rows, name } = read(zipOf(partsOf(sheet)))
    expect(name).toBe('A&B')
    expect(rows.map(({ at }) => at)).toEqual([1, 2])
    expect(textsOf({ rows })).toEqual([
      ['编号', '', '数量'],
      ['1', '', '2'],
    ])
  })
})

it('the first visible worksheet is read, with its hidden rows and merged areas', () => {
  const { name, rows, merges } = read(worksheetOf([['材料'], { cells: ['圆钢'], isHidden: true }], ['A1:B1']))
  expect([name, rows.map(({ isHidden }) => isHidden)]).toEqual(['表', [false, true]])
  expect(merges).toEqual([{ top: 1, bottom: 1, left: 0, right: 1 }])
})

it('a file of LibreOffice is read', async () => {
  const sheet: Worksheet = read(await readFile(new URL('libreOffice.xlsx', import.meta.url)))
  expect(textsOf(sheet).slice(1)).toEqual([
    ['材料名称', '规格型号', '牌号', '单位', '合同数量(t)', '含税单价（元/t）', '税率(%)'],
    ['螺纹钢', 'Φ18×9m', 'HRB400E', '吨', '35.67', '3555.5', '13%'],
    ['', 'Φ20 ×12m', 'HRB400E', '吨', '0.3', '3600', '9%'],
    ['合计', '', '', '', '35.97', '', ''],
  ])
})

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const latin = (text: string) => Buffer.from(text, 'latin1')
it.each<[WorkbookFault, string, Uint8Array]>([
  ['empty', 'no bytes', latin('')],
  ['xls', 'an old workbook', Buffer.concat([Buffer.from(OLE), Buffer.from('Workbook', 'utf16le')])],
  ['password', 'an encrypted one', Buffer.concat([Buffer.from(OLE), Buffer.from('EncryptedPackage', 'utf16le')])],
  ['html', 'a web page', Buffer.from('\ufeff <html xmlns:x="urn:schemas-microsoft-com:office:excel"><table/></html>')],
  ['html', 'a bare table', latin('<table><tr><td>1</td></tr></table>')],
  ['html', 'an XML workbook of 2003', latin('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>')],
  ['csv', 'comma separated texts', Buffer.from('\ufeff订单编号,物流公司\r\nO1,顺丰\r\n')],
  ['csv', 'Unicode text of Excel', Buffer.from('\ufeff订单编号\t物流公司\r\n', 'utf16le')],
  ['csv', 'texts in the Chinese code page', Buffer.from([0xb6, 0xa9, 0x2c, 0xb5, 0xa5, 0x0d, 0x0a])],
  ['xlsb', 'a binary workbook', zipOf({ 'xl/workbook.bin': 'x' })],
  ['ods', 'an OpenDocument', zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })],
  ['unreadable', 'another zip', zipOf({ 'word/document.xml': '<w/>' })],
  ['unreadable', 'a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])],
  ['unreadable', 'broken XML', zipOf(partsOf('<worksheet><sheetData><row r="1"><c'))],
  ['cells', 'a column beyond the last', zipOf(partsOf('<sheetData><row><c r="ZZZ1"><v>1</v></c></row></sheetData>'))],
])('%s: %s is named by its content', (fault, _, bytes) => {
  expect(() => read(bytes)).toThrow(expect.objectContaining({ fault }))
})
