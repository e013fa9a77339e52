import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { maskAccount } from '#features/store/changeLog/model'
import { db } from '#mocks/areas'
import { alterAnswers } from '#tests/kit/alter'
import { askedAt, fill, inPage, renderApp, renderPage, runApp, shows, user } from '#tests/kit/render'
import { headButtons } from '#tests/kit/suites/recordScreen'

runApp('material')

const claimIn = (status: string) => db.afterSales.find((row) => row.storeId === '9003' && row.serviceStatus === status)
const dialog = async () => within(await waitFor(() => screen.getByRole('dialog')))
const open = (sn: string | undefined, account = 'haichuan01') =>
  renderPage({ path: `/return-goods-order-detail?sn=${sn}`, account })

it.each([
  ['APPLY', ['同意', '拒绝']],
  ['PASS', []],
  ['BUYER_RETURN', ['确认收货', '拒收']],
  ['WAIT_REFUND', []],
  ['COMPLETE', ['加回库存']],
  ['SELLER_TERMINATION', []],
])('in %s the clerk has the buttons %o, and a viewer none', async (status, buttons) => {
  await open((status === 'COMPLETE' ? returned() : claimIn(status))?.sn)
  expect(await headButtons()).toEqual(buttons)
})

it('counts the claimed pieces in the unit of the product', async () => {
  const claim = db.afterSales.find(({ storeId, goodsUnit }) => storeId === '9003' && goodsUnit === '吨')
  await open(claim?.sn)
  const facts = await waitFor(() => inPage().getByRole('region', { name: '售后申请' }))
  expect(facts).toHaveTextContent(`共 ${claim?.num}吨`)
})

it('masks the buyer’s bank card, and the shop keeps who reveals it', async () => {
  const claim = db.afterSales.find(({ storeId, refundWay }) => storeId === '9003' && refundWay === 'OFFLINE')
  const card = claim?.bankAccountNumber ?? ''
  await open(claim?.sn)
  const button = await waitFor(() => inPage().getByRole('button', { name: `显示号码 ${maskAccount(card)}` }))
  expect(document.body).not.toHaveTextContent(card)
  await user.click(button)
  await shows(card)
  await waitFor(() =>
    expect(db.changeLogs.filter(({ action }) => action === '查看号码')).toMatchObject([
      { kind: 'SHOP', detail: `${claim?.sn} 银行卡号` },
    ]),
  )
})

const returned = () =>
  db.afterSales.find(
    (row) => row.storeId === '9003' && row.serviceStatus === 'COMPLETE' && row.serviceType === 'RETURN_GOODS',
  )
const keptNone = { name: 'no restocking', isUnreadable: false }
const stockOf = (skuId = '') => Number(db.goodsSkus.get(skuId)?.quantity)
const restockButton = () => inPage().queryByRole('button', { name: '加回库存' })

it('puts returned goods back to the stock of their SKU, once', async () => {
  const claim = returned()
  const before = stockOf(claim?.skuId)
  await open(claim?.sn)
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '加回库存' })))
  const asking = await dialog()
  expect(asking.getByText(new RegExp(claim?.goodsName ?? ''))).toBeInTheDocument()
  const pieces = asking.getByLabelText('加回库存数量')
  expect(pieces).toHaveValue(String(claim?.num))
  await fill(pieces, String((claim?.num ?? 0) + 1))
  await user.click(asking.getByRole('button', { name: '加回库存' }))
  await waitFor(() => expect(asking.getByText(/加回库存数量应为/)).toBeInTheDocument())
  await fill(pieces, '1')
  await user.click(asking.getByRole('button', { name: '加回库存' }))
  await shows(/^加回库存 1/)
  expect(stockOf(claim?.skuId)).toBe(before + 1)
  await waitFor(() => expect(restockButton()).toBeNull())
})

it('a service that keeps no restocking leads from returned goods to their stock', async () => {
  const claim = returned()
  alterAnswers({ ...keptNone, alter: (text) => text.replaceAll('"restockedNum":', '"other":') })
  await open(claim?.sn, 'haichuan')
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '加回库存' })))
  const product = db.goods.get(claim?.goodsId ?? '')?.goodsName
  await waitFor(() => expect(screen.getByRole('dialog', { name: `更新库存：${product}` })).toBeInTheDocument())
})

it('a viewer sees a claim without actions', async () => {
  await open(claimIn('APPLY')?.sn, 'haichuan03')
  expect(await headButtons()).toEqual([])
})

it('a returned parcel shows its tracking, is rejected only with a reason, and can still be received', async () => {
  const claim = claimIn('BUYER_RETURN')
  await open(claim?.sn)
  await shows(/快件已揽收|承运商还没有物流信息/)
  await shows(/退货地址/)
  await user.click(inPage().getByRole('button', { name: /^拒\s?收$/ }))
  const refusing = await dialog()
  await user.click(refusing.getByRole('button', { name: /^拒\s?收$/ }))
  await waitFor(() => expect(refusing.getByText('请填写拒绝原因')).toBeInTheDocument())
  await fill(refusing.getByLabelText('拒绝原因'), '商品已拆封')
  await user.click(refusing.getByRole('button', { name: /^取\s?消$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(inPage().getByRole('button', { name: '确认收货' }))
  const before = stockOf(claim?.skuId)
  const receiving = await dialog()
  const pieces = receiving.getByLabelText('加回库存数量')
  expect(pieces).toHaveValue(String(claim?.num))
  // Enter in the number does not refund.
  await user.type(pieces, '{Enter}')
  expect(askedAt(`/confirm/${claim?.sn}`)).toEqual([])
  await user.click(receiving.getByRole('button', { name: '确认收货' }))
  await waitFor(() => expect(askedAt(`/confirm/${claim?.sn}`)[0]?.body).toContain('serviceStatus=PASS'))
  await waitFor(() => expect(db.afterSales.get(claim?.id ?? '')?.serviceStatus).toMatch(/COMPLETE|WAIT_REFUND/))
  await shows('确认收到退货')
  expect(stockOf(claim?.skuId)).toBe(before + (claim?.num ?? 0))
})

it('a rejected claim shows the reason', async () => {
  const claim = claimIn('APPLY')
  await open(claim?.sn)
  await user.click(await waitFor(() => inPage().getByRole('button', { name: /^拒\s?绝$/ })))
  const refusing = await dialog()
  await fill(refusing.getByLabelText('拒绝原因'), '照片看不清')
  await user.click(refusing.getByRole('button', { name: /^拒\s?绝$/ }))
  await shows('拒绝售后：照片看不清')
  expect(inPage().getAllByText('已拒绝').length).toBeGreaterThan(0)
})

it('a reason is chosen from usual and saved phrases; a saved one stays until it is removed', async () => {
  await open(claimIn('APPLY')?.sn)
  const ask = async () => {
    await user.click(await waitFor(() => inPage().getByRole('button', { name: /^拒\s?绝$/ })))
    return dialog()
  }
  const refusing = await ask()
  await user.click(await refusing.findByRole('button', { name: '超过退换期限' }))
  expect(refusing.getByLabelText('拒绝原因')).toHaveValue('超过退换期限')
  await fill(refusing.getByLabelText('拒绝原因'), '缺少原包装')
  await user.click(refusing.getByRole('button', { name: '存为常用语' }))
  await user.click(refusing.getByRole('button', { name: /^取\s?消$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const again = await ask()
  await user.click(await again.findByRole('button', { name: '缺少原包装' }))
  expect(again.getByLabelText('拒绝原因')).toHaveValue('缺少原包装')
  await user.click(again.getByRole('button', { name: '删除常用语：缺少原包装' }))
  expect(again.queryByRole('button', { name: '缺少原包装' })).toBeNull()
})

it.each([
  ['RETURN_GOODS', '退货管理'],
  ['RETURN_MONEY', '退款管理'],
])('a claim for %s stands under %s in menu and breadcrumb', async (serviceType, label) => {
  const claim = db.afterSales.find((row) => row.storeId === '9003' && row.serviceType === serviceType)
  await renderApp({ path: `/return-goods-order-detail?sn=${claim?.sn}`, account: 'haichuan' })
  await shows('处理进度')
  await waitFor(() => {
    const menu = within(screen.getByRole('navigation', { name: '主菜单' }))
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(label)
  })
  expect(screen.getByRole('navigation', { name: '当前位置' })).toHaveTextContent(label)
})
