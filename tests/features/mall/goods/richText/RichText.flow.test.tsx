import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { dirtyForms } from '#shared/dirtyForms'
import { asked, inPage, renderPage, runApp, user } from '#tests/kit/render'

runApp('material')

// The test browser has no layout: the editor asks where its cursor stands, to scroll there.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => ({ left: 0, right: 0, top: 0, bottom: 0 }) as DOMRect
})

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const LOCAL = '<p><img width=200 src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"></p>'

async function open(intro: string) {
  const goods = db.goods.find(({ storeId }) => storeId === '9003')
  const id = goods?.id ?? ''
  db.goods.update(id, { intro })
  await renderPage({ path: `/goods-operation-edit?id=${id}`, account: 'haichuan' })
  const editor = await waitFor(() => inPage().getByRole('textbox', { name: 'PC商品描述' }), { timeout: 10_000 })
  return { id, editor, box: editor.closest('div[class*=editor]') as HTMLElement }
}

const paste = (editor: HTMLElement, html: string, files: File[] = []) =>
  fireEvent.paste(editor, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files, types: ['text/html'] },
  })

it('keeps what Word pastes, uploads the pictures it holds, and counts those left out', async () => {
  const { editor, box } = await open('')
  paste(editor, `<p class=MsoNormal style='text-align:center'>5×10<sup>4</sup> 次，3.2m<sup>2</sup></p>${LOCAL}`)
  await waitFor(() => expect(editor.querySelectorAll('sup')).toHaveLength(2))
  expect(editor.querySelector('p')?.style.textAlign).toBe('center')
  expect(editor.querySelectorAll('img:not(.ProseMirror-separator)')).toHaveLength(0)
  expect(within(box).getByRole('status')).toHaveTextContent('1 张图片没有插入')
  paste(editor, `<p>样品</p><img src="data:image/png;base64,${PIXEL}">`)
  await waitFor(() => expect(editor.querySelector('img[src]')).not.toBeNull())
  expect(editor.querySelector('img[src]')?.getAttribute('src')).not.toMatch(/^data:/)
  expect(asked.some(({ method, path }) => method === 'POST' && path.includes('upload'))).toBe(true)
  expect(within(box).getByRole('status')).toHaveTextContent('')
})

it('names what a stored description would lose, and keeps the rest of its formats', async () => {
  const stored = '<p style="text-align:center;font-size:20px"><span style="color:red">m<sup>2</sup></span></p>'
  const { editor, box } = await open(stored)
  await waitFor(() => expect(within(box).getByRole('alert')).toHaveTextContent('编辑器不支持这段描述中的：字号'))
  paste(editor, '<p>新</p>')
  await waitFor(() => expect(editor).toHaveTextContent('新'))
  expect(editor.querySelector('p')?.style.textAlign).toBe('center')
  expect(editor.querySelector('sup')).toHaveTextContent('2')
  expect(editor.querySelector('span')?.getAttribute('style')).toContain('red')
  await user.click(within(box).getByRole('button', { name: '撤销' }))
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(0)
})

it.each([
  '<p>参数</p><img src="/files/demo.png">',
  '<table><tbody><tr><td>尺寸</td></tr></tbody></table>',
  '<ul><li>环保</li></ul>',
])('is unchanged by the focus alone: %s', async (stored) => {
  const { editor } = await open(stored)
  editor.focus()
  await waitFor(() => expect(editor.lastElementChild?.tagName).toBe('P'))
  expect(dirtyForms()).toEqual([])
  paste(editor, '<p>新</p>')
  await waitFor(() => expect(dirtyForms()).toHaveLength(1))
})
