import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SafeHtml } from '#shared/ui/html/SafeHtml'
import { startWords } from '#tests/kit/words'
import { XSS_VECTORS } from './xssVectors'

const shown = async (html: string) => {
  await startWords()
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <SafeHtml html={`<p>开头</p>${html}<p>结尾</p>`} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(container).toHaveTextContent('开头'))
  return container
}

const ALIVE =
  'script, style, iframe, object, embed, form, input, button, svg, math, video, audio, link, meta, base, template, marquee, details'

describe('HTML of a server', () => {
  it.each(XSS_VECTORS)('runs no script: %s', async (vector) => {
    const box = await shown(vector)
    expect(box.querySelectorAll(ALIVE)).toHaveLength(0)
    for (const element of box.querySelectorAll('div > div *')) {
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(/^(alt|colspan|height|href|rowspan|src|title|width|target|rel)$/)
        expect(value).not.toMatch(/^\s*(javascript|vbscript|data:text)/i)
        if (name === 'src') expect(value).not.toContain('evil.example')
      }
    }
    expect('hit' in window).toBe(false)
  })

  it('keeps the formatting of a text', async () => {
    const box = await shown(
      '<h2>标题</h2><ul><li><strong>一</strong></li></ul><table><tr><td colspan="2">格</td></tr></table>',
    )
    expect(box.querySelector('h2')).toHaveTextContent('标题')
    expect(box.querySelector('li strong')).toHaveTextContent('一')
    expect(box.querySelector('td')).toHaveAttribute('colspan', '2')
  })

  it('names the host of an external link, and opens it in a new window', async () => {
    const box = await shown('<a href="https://evil.example/a">登录</a> <a href="/help">帮助</a>')
    const [foreign, own] = [...box.querySelectorAll('a')]
    expect(foreign).toHaveTextContent('登录（evil.example）')
    expect(foreign).toHaveAttribute('rel', 'noopener noreferrer')
    expect(own).toHaveTextContent(/^帮助$/)
  })
})
