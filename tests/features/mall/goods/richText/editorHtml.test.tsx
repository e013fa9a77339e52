import { expect, it } from 'vitest'
import { editorHtml } from '#features/mall/goods/richText/editorHtml'
import { runAtHost } from '#tests/kit/host'

runAtHost('material')

it.each<[string, stored: string, read: string]>([
  ['keeps exponents', '5×10<sup>4</sup>', '5×10<sup>4</sup>'],
  ['exponents by style', 'm<span style="vertical-align:super">2</span>', 'm<sup>2</sup>'],
  ['colour by style', '<span style="color:#C00000">红</span>', '<font color="#c00000">红</font>'],
  ['alignment by style', '<p style="text-align: center">中</p>', '<p align="center">中</p>'],
  [
    'weight by style',
    '<span style="font-weight:700;text-decoration:underline">粗</span>',
    '<strong><u>粗</u></strong>',
  ],
  ['alignment of a box of a line', '<div align="right">右</div>', '<p align="right">右</p>'],
  ['alignment of a box of lines', '<center><p>一</p></center>', '<p align="center">一</p>'],
  ['no automatic colour', '<span style="color:windowtext">字</span>', '字'],
  [
    'spans as wide as the table',
    '<table><tr><td colspan="99999" rowspan="9">题</td></tr><tr><td>一</td><td>二</td></tr></table>',
    '<table><tbody><tr><td colspan="2" rowspan="2">题</td></tr><tr><td>一</td><td>二</td></tr></tbody></table>',
  ],
  ['no picture that buyers cannot load', '<img src="file:///C:/a.png" alt="图">', '图'],
])('%s', (_, stored, read) => {
  const plain = editorHtml(stored).replace(/<\/?(span|center)[^>]*>|\sdata-style="[^"]*"/g, '')
  expect(plain).toBe(read)
})
