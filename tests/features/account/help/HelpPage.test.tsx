import { waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { address, choose, field, fill, inPage, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { XSS_VECTORS } from '#tests/shared/ui/html/xssVectors'

runApp('supplier')

// The plain variant has no mall.
const total = db.articles.filter(({ articleCategoryName }) => articleCategoryName !== '商城经营').length
const titles = () =>
  within(inPage().getByRole('list', { name: '帮助文档' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const open = async (query = '') => {
  await renderPage({ path: `/help${query}`, account: 'yueheng01' })
  await waitFor(() => expect(titles().length).toBeGreaterThan(0))
}

describe('help', () => {
  it('lists fifteen articles a page, by category', async () => {
    await open()
    expect(total).toBeGreaterThanOrEqual(20)
    expect(titles()).toHaveLength(15)
    await shows(`共 ${total} 篇`)
    await user.click(inPage().getByTitle('2'))
    await waitFor(() => expect(titles()).toHaveLength(total - 15))
    const own = db.articles.filter(({ articleCategoryName }) => articleCategoryName === '结算与付款')
    await user.click(inPage().getByRole('link', { name: `结算与付款 ${own.length}` }))
    await waitFor(() => expect(titles()).toEqual(own.map(({ title }) => title)))
  })

  it('is searched by title and by text', async () => {
    await open()
    await fill(field('搜索帮助'), '炉批号')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(titles()).toEqual(['补录炉批号与过磅单']))
    await choose(inPage().getByLabelText('搜索范围'), '全文')
    await fill(field('搜索帮助'), '首次登录后须修改')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(titles()).toEqual(['添加店员并分配角色']))
    await fill(field('搜索帮助'), '没有这样的词')
    await user.keyboard('{Enter}')
    await shows('没有符合条件的文章，换一个词或提交反馈')
  })

  it('shows an article, and leads back to the list unchanged', async () => {
    await open('?category=常见问题')
    await user.click(inPage().getByRole('link', { name: '填到一半断网或关机，内容会丢吗' }))
    await shows('密码不会保存在草稿中。')
    await user.click(inPage().getByRole('button', { name: /返回/ }))
    await waitFor(() => expect(titles()).toContain('怎样自定义列表的列'))
    expect(decodeURIComponent(address())).toBe('/help?category=常见问题')
  })

  it('distinguishes an article that does not exist from one that failed to load', async () => {
    await renderPage({ path: '/help?article=1', account: 'yueheng01' })
    await shows('文章不存在')
  })

  it('runs no script of an article', async () => {
    const [first] = db.articles.all()
    const content = `<p>开头</p>${XSS_VECTORS.join('')}`
    server.use(
      http.get('*/other/article/:id', ({ params }) =>
        params.id === 'getByPage'
          ? undefined
          : HttpResponse.json({ success: true, code: 200, result: { ...first, content } }),
      ),
    )
    await renderPage({ path: `/help?article=${first?.id}`, account: 'yueheng01' })
    await shows('开头')
    expect('hit' in window).toBe(false)
    expect(
      document.querySelectorAll('article :is(script, iframe, form, svg[onload], [onerror], [style])'),
    ).toHaveLength(0)
  })
})
