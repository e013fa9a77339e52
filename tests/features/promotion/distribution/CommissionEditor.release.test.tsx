import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { fixed, formatMoney, sum } from '#domain/money'
import { db } from '#mocks/areas'
import { joinedSkus } from '#mocks/mall/goods/rules'
import { askedAt, fill, inPage, renderPage, runApp, server, user } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'
import { boxes, cellOf, keys, records, settled } from '#tests/kit/suites/listScreen'

runApp('material')

const LIST = '/distribution/goods'
const open = (path: string, account = 'haichuan') => renderPage({ path, account })
const commissionOf = (skuId: string) => db.distributionGoods.find((row) => row.skuId === skuId)?.commission
const press = (drawer: string, name: RegExp | string) =>
  user.click(within(dialog(drawer)).getByRole('button', { name }))

describe('the commission of a SKU', () => {
  const first = () => db.distributionGoods.find(({ storeId }) => storeId === '9003')
  const priceOf = (skuId = '') => db.goodsSkus.get(skuId)?.price ?? '0'
  const field = (label: string) => inDialog().getByLabelText(label, { selector: 'input' })

  it('is typed in percent or in yuan, never above the price, and saved', async () => {
    const row = first()
    const price = priceOf(row?.skuId)
    await open(`${LIST}?edit=${row?.id}`)
    await waitFor(() => expect(field('佣金（元）')).toBeEnabled())
    await fill(field('佣金比例'), '12.5')
    expect(field('佣金（元）')).toHaveValue(fixed(sum([price]).times('12.5').div(100), 2))
    await fill(field('佣金（元）'), fixed(sum([price]).plus('0.01'), 2))
    await press('编辑佣金', /^保\s?存$/)
    await waitFor(() => expect(inDialog().getByText(/^佣金不能超过商品价格/)).toBeInTheDocument())
    await fill(field('佣金（元）'), fixed(price, 2))
    expect(field('佣金比例')).toHaveValue('100')
    await press('编辑佣金', /^保\s?存$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(db.distributionGoods.get(row?.id ?? '')?.commission).toBe(fixed(price, 2))
  })

  it('is beside the lowest price of a wholesale SKU, in the list and in its drawer', async () => {
    const row = db.distributionGoods.find(({ storeId, skuId }) => {
      const goods = db.goods.get(db.goodsSkus.get(skuId)?.goodsId ?? '')
      return storeId === '9003' && goods?.salesModel === 'WHOLESALE'
    })
    const name = db.goodsSkus.get(row?.skuId ?? '')?.goodsName
    await open(`${LIST}?goodsName=${encodeURIComponent(name ?? '')}&edit=${row?.id}`)
    await settled()
    const price = `${formatMoney(priceOf(row?.skuId))} 起`
    await waitFor(() => expect(dialog('编辑佣金')).toHaveTextContent(price))
    const shown = records().find((record) => record.dataset.rowKey === row?.id)
    expect(cellOf(shown, '商品价格（元）')).toHaveTextContent(price)
  })

  it('is changed for all ticked rows at once', async () => {
    await open(LIST)
    await settled()
    const ids = keys().slice(0, 3)
    for (const box of boxes().slice(0, 3)) await user.click(box)
    await user.click(inPage().getByRole('button', { name: '修改佣金（3）' }))
    await waitFor(() => expect(within(dialog('修改佣金')).getAllByRole('row')).toHaveLength(4))
    expect(within(dialog('修改佣金')).queryByRole('button', { name: '选择商品' })).not.toBeInTheDocument()
    await user.click(within(dialog('修改佣金')).getByText('按固定金额'))
    await fill(within(dialog('修改佣金')).getByLabelText('批量设置的佣金'), '2')
    await press('修改佣金', '全部设为')
    await press('修改佣金', /^保\s?存$/)
    await waitFor(() => dialog('修改 3 个商品的佣金？'))
    await press('修改 3 个商品的佣金？', '修改佣金（3）')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    for (const id of ids) expect(db.distributionGoods.get(id)?.commission).toBe('2.00')
    await waitFor(() => expect(cellOf(records()[0], '佣金（元）')).toHaveTextContent('2.00'))
    expect(inPage().getByRole('button', { name: '修改佣金' })).toBeDisabled()
  })

  it('is only looked at by an account that may not change it', async () => {
    await open(`${LIST}?edit=${first()?.id}`, 'haichuan03')
    await settled()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    for (const name of ['添加分销商品', '修改佣金', '批量移除'])
      expect(inPage().queryByRole('button', { name })).not.toBeInTheDocument()
    expect(within(records()[0] as HTMLElement).queryByRole('button', { name: '编辑' })).not.toBeInTheDocument()
  })
})

describe('adding SKUs', () => {
  const ADD = '添加分销商品'
  const free = () =>
    joinedSkus((row) => row.storeId === '9003' && row.marketEnable === 'UPPER' && row.authFlag === 'PASS').filter(
      ({ id, price }) => Number(price) >= 20 && commissionOf(id) === undefined,
    )
  const picker = () => within(dialog('选择商品'))
  const options = () => picker().getAllByRole('option')
  const grid = () => within(dialog(ADD)).getByRole('grid', { name: '分销佣金' })
  const gridRows = () => [...grid().querySelectorAll<HTMLElement>('[role="row"]')].slice(1)
  const openPicker = async () => {
    await waitFor(() => expect(within(dialog(ADD)).getByRole('button', { name: '选择商品' })).toBeEnabled())
    await press(ADD, '选择商品')
    await waitFor(() => expect(options().length).toBeGreaterThan(1))
  }
  const pick = async (count: number) => {
    await openPicker()
    const open = options().filter((option) => option.getAttribute('aria-disabled') === 'false')
    for (const option of open.slice(0, count)) await user.click(option)
    await user.click(picker().getByRole('button', { name: /^确\s?定$/ }))
    await waitFor(() => expect(gridRows()).toHaveLength(count))
  }
  const confirm = async (count: number) => user.click(await screen.findByRole('button', { name: `${ADD}（${count}）` }))

  it('says which are added already, and needs one', async () => {
    await open(`${LIST}?edit=new`)
    await waitFor(() => expect(grid()).toBeInTheDocument())
    await press(ADD, /^添\s?加$/)
    await waitFor(() => expect(within(dialog(ADD)).getByText('请选择要分销的商品')).toBeInTheDocument())
    await openPicker()
    const taken = options().filter((option) => option.textContent?.includes('已是分销商品'))
    expect(taken.length).toBeGreaterThan(0)
    for (const option of taken) expect(option).toHaveAttribute('aria-disabled', 'true')
  })

  it('sends one call for each; those refused stay with their reason', async () => {
    await open(`${LIST}?edit=new`)
    await pick(3)
    const [refused, ...others] = askedRows()
    await press(ADD, /^添\s?加$/)
    await waitFor(() => expect(within(dialog(ADD)).getAllByText(/请填写佣金/).length).toBeGreaterThan(0))
    await fill(within(dialog(ADD)).getByLabelText('批量设置的佣金'), '10')
    await press(ADD, '全部设为')
    await press(ADD, /^添\s?加$/)
    // Somebody else adds the first one meanwhile.
    db.distributionGoods.insert({
      id: '1',
      storeId: '9003',
      skuId: refused ?? '',
      commission: '1.00',
      createTime: '2024-01-01 00:00:00',
    })
    await confirm(3)
    await waitFor(() => expect(screen.getByText('成功 2，失败 1，未执行 0')).toBeInTheDocument())
    await user.click(screen.getAllByRole('button', { name: /^关\s?闭$/ }).at(-1) as HTMLElement)
    await waitFor(() => expect(gridRows()).toHaveLength(1))
    expect(gridRows()[0]).toHaveTextContent('不能重复添加分销商品')
    expect(askedAt(`/checked/${refused}`)[0]).toMatchObject({
      method: 'PUT',
      body: expect.stringMatching(/^commission=\d/),
    })
    for (const skuId of others) {
      const price = db.goodsSkus.get(skuId)?.price ?? '0'
      expect(commissionOf(skuId)).toBe(fixed(sum([price]).times(10).div(100), 2))
    }
  })

  it('closes when all are added; a failed network keeps the rest to send again', async () => {
    await open(`${LIST}?edit=new`)
    await pick(2)
    const skuIds = askedRows()
    await fill(within(dialog(ADD)).getByLabelText('批量设置的佣金'), '10')
    await press(ADD, '全部设为')
    server.use(http.put('*/distribution/goods/checked/:id', () => HttpResponse.error()))
    await press(ADD, /^添\s?加$/)
    await confirm(2)
    await waitFor(() => expect(screen.getByText('成功 0，失败 2，未执行 0')).toBeInTheDocument())
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: /^重试失败的/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    for (const skuId of skuIds) expect(commissionOf(skuId)).toBeDefined()
  })

  /** The SKUs of the rows, by their names. */
  function askedRows(): string[] {
    const cellsOf = (row: HTMLElement) =>
      [...row.querySelectorAll('[role="gridcell"]')].map(
        (cell) => cell.querySelector('input')?.value ?? cell.textContent,
      )
    return gridRows().map((row) => free().find(({ goodsName }) => cellsOf(row).includes(goodsName))?.id ?? 'none')
  }
})
