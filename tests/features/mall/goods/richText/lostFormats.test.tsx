import { expect, it } from 'vitest'
import { lostFormats } from '#features/mall/goods/richText/lostFormats'

it.each<[string, stored: string, kept: string, lost: string[]]>([
  ['nothing', '<div>国标 <b>GB</b></div>', '<p>国标 <strong>GB</strong></p>', []],
  [
    'nothing that is kept otherwise',
    '<center><font color="red">红</font></center>',
    '<p style="text-align: center"><span style="color: red">红</span></p>',
    [],
  ],
  ['what has no meaning', '<p style="margin:0;font-weight:normal;text-align:left;mso-x:1">一</p>', '<p>一</p>', []],
  ['size and background', '<p style="font-size:14px;background:#eee">一</p>', '<p>一</p>', ['字号', '底色']],
  [
    'a part of the colours',
    '<b style="color:red">一</b><table style="color:red"><tr><td>二</td></tr></table>',
    '<p><span style="color: red">一</span></p><table><tr><td>二</td></tr></table>',
    ['文字颜色'],
  ],
  ['a video', '<p>一</p><video src="/a.mp4"></video>', '<p>一</p>', ['视频']],
  ['a picture', '<img src="http://x.example/a.png">', '', ['图片']],
])('%s', (_, stored, kept, lost) => {
  expect(lostFormats(stored, kept)).toEqual(lost)
})
