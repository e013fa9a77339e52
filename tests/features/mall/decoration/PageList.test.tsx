import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
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
