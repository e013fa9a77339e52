import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { choose, isSaved, openPage, pageNamed, press, save } from '#tests/features/mall/decoration/pageEditorScreen'
import { askedAt, fill, runApp, server, user } from '#tests/kit/render'

runApp('material')

const dialog = () => within(screen.getByRole('dialog'))
const open = async () => {
  await openPage('PC', '新品首页')
  await choose(/横幅广告/)
  await press(/^横幅的链接/)
  await user.click(within(await screen.findByRole('dialog')).getByRole('tab', { name: '店铺' }))
}
const confirm = () => user.click(dialog().getByRole('button', { name: /^确\s?定$/ }))

it('lists open shops ten at a time, each page asked once, and finds one by its name', async () => {
  await open()
  await waitFor(() => expect(dialog().getAllByRole('radio')).toHaveLength(10))
  await user.click(dialog().getByRole('button', { name: '加载更多' }))
  await waitFor(() => expect(dialog().getAllByRole('radio').length).toBeGreaterThan(10), { timeout: 4000 })
  const asked = askedAt('/store/store/shop')
  expect(asked).toHaveLength(2)
  expect(
    new Set(
      dialog()
        .getAllByRole('radio')
        .map((one) => (one as HTMLInputElement).value),
    ).size,
  ).toBe(dialog().getAllByRole('radio').length)
  expect(dialog().queryByText('未开启')).not.toBeInTheDocument()
  await fill(dialog().getByLabelText('店铺名称'), '没有这家店')
  await user.click(dialog().getByRole('button', { name: /^搜\s?索$/ }))
  expect(await dialog().findByText('没有找到店铺')).toBeInTheDocument()
  await fill(dialog().getByLabelText('店铺名称'), '精工')
  await user.click(dialog().getByRole('button', { name: /^搜\s?索$/ }))
  await user.click(await dialog().findByRole('radio', { name: /精工五金工具/ }))
  await confirm()
  await save()
  await isSaved()
  expect(pageNamed('新品首页')?.pageData).toMatch(/"url":"\/merchant\?id=\d+"/)
  await press(/^横幅的链接 店铺：/)
  expect(within(await screen.findByRole('dialog')).getByRole('tab', { name: '店铺', selected: true })).toBeVisible()
})

it('a list that failed is loaded again', async () => {
  let fails = true
  server.use(http.get('*/store/store/shop', () => (fails ? new Response('', { status: 500 }) : undefined)))
  await open()
  const retry = await dialog().findByRole('button', { name: /重\s?试/ })
  fails = false
  await user.click(retry)
  await waitFor(() => expect(dialog().getAllByRole('radio')).toHaveLength(10))
})

const radios = () => dialog().getAllByRole<HTMLInputElement>('radio')
const input = () => dialog().getByLabelText('店铺名称')
const loaded = () => waitFor(() => expect(radios()).toHaveLength(10))

it('reads the next page when the end comes near, once', async () => {
  await open()
  await loaded()
  const list = dialog().getByRole('radiogroup', { name: '店铺' }).parentElement as HTMLElement
  fireEvent.scroll(list)
  await dialog().findByText('正在加载更多…')
  fireEvent.scroll(list)
  expect(await dialog().findByText('已全部加载', {}, { timeout: 4000 })).toBeInTheDocument()
  fireEvent.scroll(list)
  const queries = askedAt('/store/store/shop').map(({ query }) => query)
  expect(queries.map((query) => query.get('pageNumber'))).toEqual(['1', '2'])
  expect(queries.every((query) => query.get('pageSize') === '10' && query.get('storeDisable') === 'OPEN')).toBe(true)
})

it('chooses by arrow keys, and says which shop is chosen while others are shown', async () => {
  await open()
  await loaded()
  radios()[0]?.focus()
  await user.keyboard('{ArrowDown}')
  expect(radios()[1]).toBeChecked()
  const name = db.suppliers.get('9001')?.name ?? ''
  await fill(input(), name)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(radios()).toHaveLength(1))
  expect(dialog().getByText('已选店铺：顺发砂石（示例）')).toBeInTheDocument()
  await user.click(radios()[0] as HTMLElement)
  expect(dialog().getByText(`已选店铺：${name}`)).toBeInTheDocument()
})

it('shows all shops again after a search without result', async () => {
  await open()
  await loaded()
  await fill(input(), '没有这家店')
  await user.keyboard('{Enter}')
  await dialog().findByText('没有找到店铺')
  await user.click(dialog().getByRole('button', { name: '查看全部' }))
  await loaded()
  expect(input()).toHaveValue('')
  expect(dialog().queryByText('没有找到店铺')).toBeNull()
})

it('keeps the rows when a further page fails, and reads it again on demand', async () => {
  let fails = true
  server.use(
    http.get('*/store/store/shop', ({ request }) =>
      fails && request.url.includes('pageNumber=2') ? new Response('', { status: 500 }) : undefined,
    ),
  )
  await open()
  await loaded()
  await user.click(dialog().getByRole('button', { name: '加载更多' }))
  const retry = await dialog().findByRole('button', { name: /重\s?试/ }, { timeout: 6000 })
  expect(radios()).toHaveLength(10)
  fails = false
  await user.click(retry)
  await waitFor(() => expect(radios().length).toBeGreaterThan(10), { timeout: 4000 })
})

it.each([
  ['a picture of this site', '/files/logo.png'],
  ['a picture of a foreign host', 'https://other.example/logo.png'],
  ['no address', 'x'],
])('shows a logo as a part of its radio, without a control of its own: %s', async (_, storeLogo) => {
  db.suppliers.update('9001', { storeLogo })
  await open()
  await loaded()
  await fill(input(), db.suppliers.get('9001')?.name ?? '')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(radios()).toHaveLength(1))
  const label = radios()[0]?.closest('label') as HTMLElement
  expect(label.querySelector('a, button')).toBeNull()
  expect(label.querySelector('img') !== null).toBe(storeLogo.startsWith('/'))
  const logo = label.querySelector('img')
  if (!logo) return
  fireEvent.error(logo)
  expect(label.querySelector('img')).toBeNull()
})
