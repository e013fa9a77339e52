import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Providers } from '#app/App'
import { createQueryClient } from '#app/queryClient'
import { text } from '#domain/text'
import type { ChosenSku, GoodsSku } from '#features/mall/goods/model'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import { db } from '#mocks/areas'
import { joinedSkus } from '#mocks/mall/goods/rules'
import { breakDown } from '#tests/kit/hold'
import { askedAt, fill, runApp, server, signIn, user } from '#tests/kit/render'

runApp('material')

const ON_SALE = '/sku/page'
let picked: readonly ChosenSku[] | null = null

type Props = Partial<Parameters<typeof SkuPicker>[0]>

/** Opens the picker of a form that has chosen these before. */
async function open(props: Props = {}) {
  picked = null
  await signIn('haichuan')
  render(
    <Providers queryClient={createQueryClient()}>
      <SkuPicker
        chosen={[]}
        onPick={(skus) => {
          picked = skus
        }}
        {...props}
      />
    </Providers>,
  )
  await user.click(screen.getByRole('button', { name: '选择商品' }))
  await screen.findAllByRole('option')
}

const dialog = () => screen.getByRole('dialog', { name: '选择商品' })
const list = () => screen.getByRole('listbox', { name: '在售规格' })
const options = () => within(list()).getAllByRole('option')
const optionAt = (index: number) => options()[index] as HTMLElement
const panel = () => within(within(dialog()).getByRole('region', { name: '已选商品' }))
const press = (name: string | RegExp) => user.click(within(dialog()).getByRole('button', { name }))
const input = (label: string) => within(dialog()).getByLabelText(label, { selector: 'input' })
const isChosen = (option: HTMLElement) => option.getAttribute('aria-selected') === 'true'

/** What the shop has on sale, newest first, as the server counts it. */
function onSale(): { id: string; goodsName: string; sn: string; categoryPath: string; salesModel: string }[] {
  return joinedSkus((row) => row.storeId === '9003' && row.authFlag === 'PASS' && row.marketEnable === 'UPPER')
}

/** The clock stands at the second page's turn: nothing is waited for. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const passPageWait = () => vi.setSystemTime(Date.now() + 1500)

it('asks by the query of the specification, and says how many there are', async () => {
  await open()
  const { query } = askedAt(ON_SALE)[0] ?? {}
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    pageNumber: '1',
    pageSize: '18',
    order: 'desc',
    sort: 'createTime',
    marketEnable: 'UPPER',
    authFlag: 'PASS',
  })
  expect(options()).toHaveLength(18)
  expect(within(dialog()).getByText(`共 ${onSale().length} 个规格`)).toBeInTheDocument()
})

it('shows what tells variants apart: specs, item number, sales model, stock and price', async () => {
  await open()
  const sku = db.goodsSkus.get(optionAt(0).id.replace(/.*?(\d+)$/, '$1'))
  expect(optionAt(0)).toHaveTextContent(sku?.simpleSpecs.trim() ?? 'none')
  expect(optionAt(0)).toHaveTextContent(`货号 ${sku?.sn}`)
  expect(optionAt(0)).toHaveTextContent(/零售型|批发型/)
  expect(optionAt(0)).toHaveTextContent(/库存 [\d,]+/)
  expect(optionAt(0)).toHaveTextContent(/¥[\d,]+\.\d\d( 起)? \/ /)
  for (const option of within(list()).getAllByRole('option'))
    expect(/ 起/.test(option.textContent ?? '')).toBe(/批发型/.test(option.textContent ?? ''))
})

it('searches by name on Enter and by item number by the button', async () => {
  await open()
  const [sku] = onSale()
  const name = sku?.goodsName.slice(0, 4) ?? ''
  await fill(input('商品名称'), name)
  await user.type(input('商品名称'), '{Enter}')
  await waitFor(() => expect(askedAt(ON_SALE).at(-1)?.query.get('goodsName')).toBe(name))
  const count = onSale().filter(({ goodsName }) => goodsName.includes(name)).length
  expect(await within(dialog()).findByText(`共 ${count} 个规格`)).toBeInTheDocument()
  await press('重置')
  await fill(input('货号'), sku?.sn ?? '')
  await press('搜索')
  await within(dialog()).findByText('共 1 个规格')
  expect(options()).toHaveLength(1)
})

it.each([1, 2, 3])('filters by a category of level %i', async (level) => {
  await open()
  const path = onSale()[0]?.categoryPath.split(',').slice(0, level) ?? []
  const names = path.map((id) => db.goodsCategories.get(id)?.name ?? '')
  const cascader = await waitFor(() => within(dialog()).getByRole('combobox', { name: '商品分类' }))
  fireEvent.mouseDown(cascader)
  for (const name of names) {
    const item = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('.ant-cascader-menu-item')]
      const last = found.findLast(({ textContent }) => textContent === name)
      if (!last) throw new Error(`no category ${name}`)
      return last
    })
    await user.click(item)
  }
  await press('搜索')
  await waitFor(() => expect(askedAt(ON_SALE).at(-1)?.query.get('categoryPath')).toBe(path.join()))
  const count = onSale().filter(({ categoryPath }) => categoryPath.startsWith(path.join())).length
  expect(await within(dialog()).findByText(`共 ${count} 个规格`)).toBeInTheDocument()
})

it('reads the next page when the end comes near, once, in its turn and without repeats', async () => {
  await open()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const box = list().parentElement as HTMLElement
  fireEvent.scroll(box)
  await within(dialog()).findByText('正在加载更多…')
  fireEvent.scroll(box)
  expect(askedAt(ON_SALE)).toHaveLength(1)
  const turns = timers.mock.calls.filter(([, ms]) => ms === 1500)
  expect(turns).toHaveLength(1)
  await act(async () => turns[0]?.[0]())
  await waitFor(() => expect(options().length).toBeGreaterThan(18))
  expect(askedAt(ON_SALE).map(({ query }) => query.get('pageNumber'))).toEqual(['1', '2'])
  const ids = options().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('reads all by the button, and stops at the total', async () => {
  await open()
  const count = onSale().length
  for (let shown = 18; shown < count; shown += 18) {
    passPageWait()
    await press('加载更多')
    await waitFor(() => expect(options()).toHaveLength(Math.min(count, shown + 18)))
  }
  expect(within(dialog()).getByText('已全部加载')).toBeInTheDocument()
  const requests = askedAt(ON_SALE).length
  fireEvent.scroll(list().parentElement as HTMLElement)
  expect(askedAt(ON_SALE)).toHaveLength(requests)
  expect(requests).toBe(Math.ceil(count / 18))
})

it('shows what was chosen before, also where no loaded row has it, and lets it go', async () => {
  const chosen = [
    { id: '1', goodsName: '已下架的商品' },
    { id: onSale()[0]?.id ?? '', goodsName: '旧名称' },
  ]
  await open({ chosen })
  expect(panel().getByText('已选 2 项')).toBeInTheDocument()
  await user.click(panel().getByRole('button', { name: '移除 已下架的商品' }))
  expect(panel().getByText('已选 1 项')).toBeInTheDocument()
  await press('确定')
  expect(picked?.map(({ id }) => id)).toEqual([chosen[1]?.id])
})

it('hands on full rows, in the order of choosing, and clears all at once', async () => {
  await open()
  await user.click(optionAt(3))
  await user.click(optionAt(1))
  const names = [3, 1].map((index) => optionAt(index).querySelector('[title]')?.textContent)
  await press('确定')
  expect(picked?.map(({ goodsName }) => goodsName)).toEqual(names)
  expect(picked?.[0]).toMatchObject({ price: expect.stringMatching(/\d/), quantity: expect.stringMatching(/\d/) })
})

it('disables 确定 with nothing chosen, unless something was chosen before', async () => {
  await open()
  expect(within(dialog()).getByRole('button', { name: '确定' })).toBeDisabled()
  expect(panel().getByRole('button', { name: '清空' })).toBeDisabled()
})

it('can clear a choice that was made before', async () => {
  await open({ chosen: [{ id: '1', goodsName: '旧商品' }] })
  await press('清空')
  await press('确定')
  expect(picked).toEqual([])
})

it('takes no more than the limit, and says so beside it', async () => {
  await open({ max: 2 })
  await press('选择已加载的 2 个')
  expect(options().map(isChosen).filter(Boolean)).toHaveLength(2)
  expect(panel().getByText('已选 2 / 2')).toBeInTheDocument()
  expect(optionAt(5)).toHaveAttribute('aria-disabled', 'true')
  await user.click(optionAt(5))
  expect(panel().getByText('已选 2 / 2')).toBeInTheDocument()
})

it('says on a SKU why it cannot be chosen, and leaves it out of 选择已加载的', async () => {
  const refuse = ({ sn }: GoodsSku) => (sn === 'HC046-02' ? text('批发商品无法参加促销') : null)
  await open({ refuse })
  const refused = within(list()).getByText('批发商品无法参加促销').closest('[role="option"]') as HTMLElement
  await user.click(refused)
  expect(isChosen(refused)).toBe(false)
  await press('选择已加载的 17 个')
  expect(panel().getByText('已选 17 项')).toBeInTheDocument()
})

it('replaces the choice where one is wanted', async () => {
  await open({ max: 1 })
  expect(list()).toHaveAttribute('aria-multiselectable', 'false')
  expect(within(dialog()).queryByRole('button', { name: /选择已加载的/ })).toBeNull()
  await user.click(optionAt(0))
  await user.click(optionAt(2))
  expect(options().map(isChosen).indexOf(true)).toBe(2)
  expect(panel().getByText('已选 1 / 1')).toBeInTheDocument()
})

it('is used by keyboard: arrows move, Space and Enter choose, Escape closes, and the focus returns', async () => {
  await open()
  list().focus()
  await user.keyboard('{ArrowDown}{ArrowDown} {End}{Enter}{Home}')
  expect(options().map(isChosen).filter(Boolean)).toHaveLength(2)
  expect(isChosen(optionAt(2)) && isChosen(optionAt(17))).toBe(true)
  expect(list()).toHaveAttribute('aria-activedescendant', optionAt(0).id)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(picked).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: '选择商品' })).toHaveFocus())
})

it('says that nothing was found until the next search', async () => {
  await open()
  await fill(input('商品名称'), '没有这样的商品')
  await press('搜索')
  await within(dialog()).findByText('暂无商品信息，换个条件再找')
  await press('查看全部')
  await screen.findAllByRole('option')
  expect(within(dialog()).queryByText(/暂无商品信息/)).toBeNull()
})

it('shows a failed page in place, keeps the rows, and reads it again on demand', async () => {
  await open()
  await user.click(optionAt(0))
  breakDown({ api: ON_SALE, query: { pageNumber: '2' } })
  passPageWait()
  await press('加载更多')
  await within(dialog()).findByRole('button', { name: '重试' })
  expect(options()).toHaveLength(18)
  server.resetHandlers()
  passPageWait()
  await press('重试')
  await waitFor(() => expect(options().length).toBeGreaterThan(18))
  expect(panel().getByText('已选 1 项')).toBeInTheDocument()
})

it('shows a failed first page in place, with a retry', async () => {
  breakDown({ api: ON_SALE })
  await signIn('haichuan')
  render(
    <Providers queryClient={createQueryClient()}>
      <SkuPicker chosen={[]} onPick={() => undefined} />
    </Providers>,
  )
  await user.click(screen.getByRole('button', { name: '选择商品' }))
  await screen.findByText('加载失败')
  server.resetHandlers()
  await press('重试')
  expect(await screen.findAllByRole('option')).toHaveLength(18)
})
