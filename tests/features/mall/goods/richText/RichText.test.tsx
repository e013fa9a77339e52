import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { Editor } from '@tiptap/react'
import { Activity, useState } from 'react'
import { expect, it } from 'vitest'
import RichText from '#features/mall/goods/richText/RichText'
import { client, renderPart, runPart } from '#tests/kit/part'

runPart()

it('opens in a tab that was drawn before it is shown', async () => {
  const tab = (mode: 'hidden' | 'visible') => (
    <QueryClientProvider client={client}>
      <Activity mode={mode}>
        <RichText caption="商品描述" value="<p>螺纹钢</p>" />
      </Activity>
    </QueryClientProvider>
  )
  const { rerender } = render(tab('hidden'))
  // The editor of a page that is not shown is destroyed by its library.
  await waitFor(() => expect(document.querySelector('[role="textbox"]')).toBeNull())
  rerender(tab('visible'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: '商品描述' })).toHaveTextContent('螺纹钢'))
})

it('keeps typed blanks while another tab is on screen', async () => {
  const { hide, unhide } = renderPart(<Field />)
  const box = () => screen.findByRole('textbox', { name: '商品描述' })
  const { editor } = (await box()) as HTMLElement & { editor: Editor }
  act(
    () =>
      void editor.commands.insertContentAt(0, { type: 'paragraph', content: [{ type: 'text', text: '  规  格 ' }] }),
  )
  hide()
  await waitFor(() => expect(document.querySelector('[role="textbox"]')).toBeNull())
  unhide()
  expect((await box()).querySelector('p')?.textContent).toBe('  规  格 ')
})

function Field() {
  const [html, setHtml] = useState('<p>螺纹钢</p>')
  return <RichText caption="商品描述" value={html} onChange={setHtml} />
}
