import { expect, it } from 'vitest'
import { pastedPictures } from '#features/mall/goods/richText/clipboardPictures'
import { editorNodes } from '#features/mall/goods/richText/editorHtml'
import { runAtHost } from '#tests/kit/host'

runAtHost('material')

const LOCAL = '<img src="file:///C:/Temp/msohtmlclip1/01/clip_image002.png">'
const hex = Buffer.from('a picture of sixteen bytes').toString('hex')
const rtf = (...kinds: string[]) =>
  `{\\rtf1 ${kinds.map((kind) => `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn x}{\\sv 1}}}\\picw9\\${kind}blip\\bliptag-5{\\*\\blipuid 0f0f}\n${hex.slice(0, 20)}\n${hex.slice(20)}}}`).join(' ')}}`
const file = new File(['x'], 'image.png', { type: 'image/png' })
const typesOf = (html: string, text: string, files: File[] = []) =>
  pastedPictures(editorNodes(html), text, files).map(({ file: found }) => found?.type ?? null)

it.each<[string, html: string, rtf: string, files: File[], types: (string | null)[]]>([
  [
    'Word’s pictures are in its rich text',
    `<p>一</p>${LOCAL}${LOCAL}`,
    rtf('png', 'jpeg'),
    [],
    ['image/png', 'image/jpeg'],
  ],
  ['not if their numbers differ', `<p>一</p>${LOCAL}${LOCAL}`, rtf('png'), [], [null, null]],
  ['a copied picture is a file', '<img src="https://other.example/a.png">', '', [file], ['image/png']],
  ['the file beside a text shows the whole', `<p>一</p>${LOCAL}`, '', [file], [null]],
  ['data is a file', '<p>一</p><img src="data:image/png;base64,AAAA">', '', [], ['image/png']],
  ['broken data is none', '<img src="data:image/png;base64,*">', '', [], [null]],
  ['an own picture stays', '<img src="/files/a.png">', '', [], []],
])('%s', (_, html, text, files, types) => {
  expect(typesOf(html, text, files)).toEqual(types)
})

it('the bytes of a picture are those of the rich text', async () => {
  const [found] = pastedPictures(editorNodes(LOCAL), rtf('png'), [])
  expect(await found?.file?.text()).toBe('a picture of sixteen bytes')
})
