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
        expect(name).toMatch(/^(alt|colspan|height|href|rowspan|src|style|title|width|target|rel)$/)
        expect(value).not.toMatch(/^\s*(javascript|vbscript|data:text)/i)
        if (name === 'style') expect(value).toMatch(/^((text-align|color): [\w#(),. %]+; ?)+$/)
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

  it('keeps exponents, alignment and colour, and no other style', async () => {
    const box = await shown(
      '<p style="text-align: center; position: fixed">5×10<sup>4</sup> <span style="color: red; background: url(/a)">红</span></p><td align="right">右</td>',
    )
    expect(box.querySelector('sup')).toHaveTextContent('4')
    expect(box.querySelector('p[style]')?.getAttribute('style')).toBe('text-align: center;')
    expect(box.querySelector('span')?.getAttribute('style')).toBe('color: red;')
  })

  it('bounds the spans of a table', async () => {
    const box = await shown('<table><tr><td colspan="99999">题</td></tr><tr><td>一</td><td>二</td></tr></table>')
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
