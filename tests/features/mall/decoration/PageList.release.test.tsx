import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { formatMoney } from '#domain/money'
import { dayAfter } from '#domain/time'
import { pricesIn } from '#features/mall/decoration/model/page/prices'
import { db } from '#mocks/areas'
import { worldNow } from '#mocks/kernel/store/now'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { fill, inPage, renderPage, runApp, shows, user, visit } from '#tests/kit/render'

runApp('material')
afterEach(() => setCapabilities('all'))

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

it('publishing names the page that it replaces, and the live page can be taken back', async () => {
  const shown = (name: string) => db.pageDatas.find((page) => page.name === name)?.pageShow
  const answer = async (name: string, action: RegExp, said: RegExp) => {
    const button = within(row(name)).queryByRole('button', { name: action })
    if (!button) await user.click(within(row(name)).getByRole('button', { name: /^更多/ }))
    await user.click(button ?? (await screen.findByRole('menuitem', { name: action })))
    const asking = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(asking.getByText(said)).toBeInTheDocument())
    await user.click(asking.getByRole('button', { name: action }))
  }
  await renderPage({ path: '/wap-pages', account: 'haichuan' })
  await waitFor(() => expect(row('工具节会场')).toBeInTheDocument())
  await answer('工具节会场', /^发\s?布/, /现在发布的「海川建材手机首页」会变为未发布/)
  await waitFor(() => expect(shown('工具节会场')).toBe('OPEN'))
  expect(shown('海川建材手机首页')).toBe('CLOSE')
  await waitFor(() => expect(row('工具节会场')).toHaveTextContent('已发布'))
  await answer('工具节会场', /^取消发布/, /买家马上看不到它/)
  await waitFor(() => expect(shown('工具节会场')).toBe('CLOSE'))
  await waitFor(() => expect(within(row('年末清库')).getByRole('button', { name: /^发\s?布/ })).toBeInTheDocument())
  await answer('年末清库', /^发\s?布/, /^买家马上看到它。$/)
})

it('a page is set to be published at a time, which is said and taken back', async () => {
  const page = () => db.pageDatas.find(({ name }) => name === '年末清库')
  const press = async (name: RegExp) => {
    await user.click(within(row('年末清库')).getByRole('button', { name: /^更多/ }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await renderPage({ path: '/wap-pages', account: 'haichuan' })
  await waitFor(() => expect(row('年末清库')).toBeInTheDocument())
  await press(/定时发布/)
  const asking = within(await screen.findByRole('dialog'))
  await user.click(asking.getByRole('button', { name: '定时发布' }))
  await waitFor(() => expect(asking.getByText('请选择发布时间')).toBeInTheDocument())
  const time = `${dayAfter(worldNow(), 1)} 08:00:00`
  const input = () => asking.getByLabelText('发布时间', { selector: 'input' })
  await waitFor(() => expect(input()).toBeEnabled())
  await fill(input(), time)
  await user.keyboard('{Enter}')
  await user.click(asking.getByRole('button', { name: '定时发布' }))
  await waitFor(() => expect(page()?.publishTime).toBe(time))
  await waitFor(() => expect(row('年末清库')).toHaveTextContent(`${time.slice(0, 16)} 自动发布`))
  await press(/取消定时/)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消定时' }))
  await waitFor(() => expect(page()?.publishTime).toBe(''))
})

it('without times a page is published at once', async () => {
  setCapabilities([])
  await renderPage({ path: '/wap-pages', account: 'haichuan' })
  await waitFor(() => expect(row('年末清库')).toBeInTheDocument())
  await user.click(within(row('年末清库')).getByRole('button', { name: /^更多/ }))
  await screen.findByRole('menuitem', { name: /改名/ })
  expect(screen.queryByRole('menuitem', { name: /定时发布/ })).toBeNull()
  expect(within(row('年末清库')).getByRole('button', { name: /^发\s?布/ })).toBeInTheDocument()
})

it.each([
  ['off the shelf', { marketEnable: 'DOWN' }, '商品已下架'],
  ['in review', { authFlag: 'TOBEAUDITED' }, '商品审核中'],
  ['deleted', { deleteFlag: true }, '商品已删除'],
] as const)('names a product of a page that is %s', async (_, state, word) => {
  const page = db.pageDatas.find(({ name }) => name === '海川建材手机首页')
  const ids = new Set(page?.pageData.match(/\d+/g))
  const product = db.goods.find(({ id, storeId }) => storeId === '9003' && ids.has(id))
  db.goods.update(product?.id ?? '', state)
  await renderPage({ path: '/wap-pages', account: 'haichuan' })
  const said = `${word}，买家买不到：「${product?.goodsName}」`
  await waitFor(() => expect(row('海川建材手机首页')).toHaveTextContent(said))
  await visit(`/floorList/main?id=${page?.id}`)
  await shows(said)
})

it('names the prices of a page that are no longer those of its products, until they are put right', async () => {
  const page = db.pageDatas.find(({ name }) => name === '海川建材手机首页')
  const [shown] = pricesIn(JSON.parse(page?.pageData ?? '')).filter(({ skuId }) => db.goodsSkus.get(skuId))
  const sku = db.goodsSkus.update(shown?.skuId ?? '', { price: '4321.00' })
  await renderPage({ path: '/wap-pages', account: 'haichuan' })
  const said = `页面上的价格已变：「${sku.goodsName}」${formatMoney(shown?.price)} → 4,321.00`
  await waitFor(() => expect(row('海川建材手机首页')).toHaveTextContent(said))
  await visit(`/floorList/main?id=${page?.id}`)
  await shows(said)
  await user.click(inPage().getByRole('button', { name: '改为现在的价格' }))
  await waitFor(() => expect(inPage().queryByText(said)).toBeNull())
  await user.click(inPage().getByRole('button', { name: '保存并更新' }))
  await waitFor(() => {
    const saved = pricesIn(JSON.parse(db.pageDatas.get(page?.id ?? '')?.pageData ?? ''))
    expect(saved.filter(({ skuId }) => skuId === sku.id).map(({ price }) => Number(price))).toEqual([4321])
  })
})
