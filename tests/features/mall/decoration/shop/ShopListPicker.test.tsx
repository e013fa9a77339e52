import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { dirtyForms } from '#shared/dirtyForms'
import { askedAt, field, fill, inPage, renderPage, runApp, server, user } from '#tests/kit/render'

runApp('material')

const page = () => db.pageDatas.find(({ name }) => name === '新品首页')
const dialog = () => within(screen.getByRole('dialog'))
const open = async () => {
  await renderPage({ path: `/pcFloorList/main?id=${page()?.id}`, account: 'haichuan' })
  await waitFor(() => expect(field('页面名称')).toBeEnabled())
  await user.click(within(inPage().getByRole('region', { name: '页面大纲' })).getByRole('button', { name: /横幅广告/ }))
  await user.click(inPage().getByRole('button', { name: /^横幅的链接/ }))
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
  await user.click(inPage().getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() => {
    expect(dirtyForms()).toEqual([])
    expect(field('页面名称')).toBeEnabled()
  })
  expect(page()?.pageData).toMatch(/"url":"\/merchant\?id=\d+"/)
  await user.click(inPage().getByRole('button', { name: /^横幅的链接 店铺：/ }))
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
