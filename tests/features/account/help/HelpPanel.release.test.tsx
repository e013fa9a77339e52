import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp, runApp, shows, user, visit } from '#tests/kit/render'

runApp('material')

it('the help beside a screen has its articles, of the mall too, and follows to the next screen', async () => {
  await renderApp({ path: '/goods-stock', account: 'haichuan' })
  await user.click(await screen.findByRole('button', { name: '帮助' }))
  const panel = () => within(screen.getByRole('dialog', { name: /^帮助：/ }))
  await user.click(await screen.findByRole('button', { name: '批量修改库存' }))
  expect(await panel().findByRole('heading', { name: '批量修改库存' })).toBeInTheDocument()
  await visit('/supplier/deliver/list')
  expect(await panel().findByRole('button', { name: '打印送货单与补打标记' })).toBeInTheDocument()
  await user.keyboard('{F1}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^帮助：/ })).toBeNull())
  await shows('送货单号')
})
