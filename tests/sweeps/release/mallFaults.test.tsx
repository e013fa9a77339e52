import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { db } from '#mocks/areas'
import { receiptIdOf } from '#mocks/mall/receipt/rules'
import { setAll } from '#tests/features/mall/goods/goodsEditorScreen'
import { choose, field, fill, inPage, page, runApp } from '#tests/kit/render'
import { describeFaults } from '#tests/kit/suites/describeFaults'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { someFaults } from '#tests/kit/suites/writeFaults'

runApp('material')

const own = db.mallOrders.filter(({ storeId }) => storeId === '9003')
/** A drawer by its title: an error has a dialog of its own above it. */
const drawer = (title: string, save: RegExp) => ({
  within: () => within(dialog(title)),
  input: (label: string) => within(dialog(title)).getByLabelText(label),
  button: () => within(dialog(title)).getByRole('button', { name: save }),
  done: () => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument(),
})

describe('faults of a save in the mall', () => {
  const order = own.find(({ orderStatus }) => orderStatus === 'UNDELIVERED')
  const parcel = drawer(`发货 ${order?.sn}`, /^发\s?货$/)
  describeFaults({
    name: 'the parcel of an order',
    account: 'haichuan',
    path: () => `/orders?ship=${order?.sn}`,
    api: `/${order?.sn}/delivery`,
    complete: async () => {
      await waitFor(() => expect(parcel.input('物流单号')).toBeEnabled())
      await choose(parcel.input('物流公司'), '中通快递')
      await fill(parcel.input('物流单号'), 'ZT900000001')
    },
    button: parcel.button,
    done: parcel.done,
    kept: () => expect(parcel.input('物流单号')).toHaveValue('ZT900000001'),
    count: () => db.mallOrderParcels.filter(({ logisticsNo }) => logisticsNo === 'ZT900000001').length,
    faults: someFaults(0),
  })

  const claim = db.afterSales.find(
    ({ storeId, serviceStatus, serviceType }) =>
      storeId === '9003' && serviceStatus === 'APPLY' && serviceType === 'RETURN_GOODS',
  )
  const consent = drawer(`同意售后申请 ${claim?.sn}`, /^同\s?意$/)
  describeFaults({
    name: 'the consent to a return',
    account: 'haichuan',
    path: () => `/after-sales?edit=${claim?.sn}`,
    api: `/afterSale/review/${claim?.sn}`,
    complete: async () => {
      await waitFor(() => expect(consent.within().getByRole('radio', { name: /^售后地址一：海川/ })).toBeChecked())
      await fill(consent.input('备注信息'), '请原包装寄回')
    },
    button: consent.button,
    confirm: () =>
      screen.queryByRole('dialog', { name: /^同意退款 .* 元？$/ })?.querySelector<HTMLElement>('.ant-btn-primary') ??
      null,
    done: consent.done,
    kept: () => expect(consent.input('备注信息')).toHaveValue('请原包装寄回'),
    count: () => db.afterSales.filter(({ auditRemark }) => auditRemark === '请原包装寄回').length,
    faults: someFaults(1),
  })

  const asked = own.find(
    (row) => row.needReceipt && row.orderStatus === 'COMPLETED' && !db.receipts.get(receiptIdOf(row)),
  )
  const invoice = drawer('开票', /^保\s?存$/)
  describeFaults({
    name: 'an invoice',
    account: 'haichuan',
    path: () => `/receipts?edit=${asked && receiptIdOf(asked)}`,
    api: '/invoicing',
    complete: async () => {
      await waitFor(() => expect(invoice.input('发票号码')).toBeEnabled())
      await fill(invoice.input('发票号码'), '26449999999999999999')
    },
    button: invoice.button,
    done: invoice.done,
    kept: () => expect(invoice.input('发票号码')).toHaveValue('26449999999999999999'),
    count: () => db.receipts.filter(({ receiptDetail }) => receiptDetail.includes('26449999999999999999')).length,
    faults: someFaults(2),
  })

  const angleGrinder = db.goods.find(({ goodsName }) => goodsName === '角磨机 850W')
  describeFaults({
    name: 'new goods',
    account: 'haichuan',
    path: () => `/goods-operation?copyId=${angleGrinder?.id}`,
    api: '/goods/goods/create',
    complete: async () => {
      await waitFor(() => expect(field('商品名称')).toBeEnabled())
      await fill(field('商品名称'), '角磨机三代')
      await setAll({ 库存: '10', 货号: 'JM3' })
    },
    button: () => inPage().getByRole('button', { name: '发布商品' }),
    done: () => expect(page()).toHaveTextContent('商品“角磨机三代”已提交'),
    kept: () => expect(field('商品名称')).toHaveValue('角磨机三代'),
    count: () => db.goods.filter(({ goodsName }) => goodsName === '角磨机三代').length,
    faults: someFaults(2),
  })

  const bars = db.goods.find(({ goodsName }) => goodsName === '高强钢筋 HRB500E')
  const stock = drawer('更新库存：高强钢筋 HRB500E', /^保\s?存$/)
  describeFaults({
    name: 'the stocks of goods',
    account: 'haichuan',
    path: () => `/goods?edit=${bars?.id}`,
    api: '/update/stocks',
    complete: async () => {
      await waitFor(() => expect(stock.input('Φ16')).toBeEnabled())
      await fill(stock.input('Φ16'), '7')
    },
    button: stock.button,
    done: stock.done,
    kept: () => expect(stock.input('Φ16')).toHaveValue('7'),
    count: () => db.goodsSkus.filter(({ goodsId, quantity }) => goodsId === bars?.id && quantity === '7').length,
    faults: someFaults(0),
  })

  // Without a pending request of the same kind.
  const calm = db.goods.find(
    ({ id, storeId, deleteFlag }) =>
      storeId === '9003' && !deleteFlag && !db.goodsChanges.find(({ goodsId }) => goodsId === id),
  )
  const change = drawer('申请变更', /^保\s?存$/)
  describeFaults({
    name: 'a request to change goods',
    account: 'haichuan',
    path: () => `/goods-changes?edit=new&goods=${calm?.id}`,
    api: '/change/store/add',
    complete: async () => {
      await waitFor(() => expect(change.input('变更内容')).toBeEnabled())
      await choose(change.input('变更内容'), '商品名称')
      await fill(change.input('变更后'), '改名后的商品')
      await fill(change.input('变更原因'), '按国家标准规范名称')
    },
    button: change.button,
    done: change.done,
    kept: () => expect(change.input('变更后')).toHaveValue('改名后的商品'),
    count: () => db.goodsChanges.filter(({ after }) => after === '改名后的商品').length,
    faults: someFaults(1),
  })
})
