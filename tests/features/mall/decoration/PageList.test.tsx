import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { inPage, renderPage, runApp, user } from '#tests/kit/render'

runApp('material')

const row = (name: string) => inPage().getByRole('row', { name: new RegExp(name) })

it('a row is edited by one action, not by two names of the same', async () => {
  await renderPage({ path: '/pc-pages', account: 'haichuan' })
  await waitFor(() => expect(row('新品首页')).toBeInTheDocument())
  const actions = within(row('新品首页'))
  expect(actions.getByRole('button', { name: /^编辑/ })).toBeInTheDocument()
  expect(actions.queryByRole('button', { name: /^查看/ })).not.toBeInTheDocument()
})

it('a page is shown beside the list before it is published', async () => {
  await renderPage({ path: '/wap-pages', account: 'haichuan' })
  await waitFor(() => expect(row('年末清库')).toBeInTheDocument())
  await user.click(within(row('年末清库')).getByRole('button', { name: /预览/ }))
  const preview = within(await screen.findByRole('complementary', { name: '预览 年末清库' }))
  await waitFor(() => expect(preview.getAllByText('年末清库').length).toBeGreaterThan(1))
})

it('a page that buyers would see broken is not published from the list either', async () => {
  const page = db.pageDatas.find(({ name }) => name === '年末清库')
  db.pageDatas.update(page?.id ?? '', { pageData: '{"list":[{"type":"title","options":{"list":[{"title":""}]}}]}' })
  await renderPage({ path: '/wap-pages', account: 'haichuan' })
  await waitFor(() => expect(row('年末清库')).toBeInTheDocument())
  await user.click(within(row('年末清库')).getByRole('button', { name: /^发布/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^发\s?布$/ }))
  expect(await screen.findByText(/^页面还有需要修改的地方，不能发布/)).toBeInTheDocument()
  expect(db.pageDatas.get(page?.id ?? '')?.pageShow).toBe('CLOSE')
})
