import { describeListPage } from '../describeListPage'
import { runApp } from '../render'

runApp('supplier')

describeListPage({
  name: 'the contract list',
  path: '/supplier/agreementList',
  account: 'yueheng',
  caption: '集采合同',
  api: '/contract/queryContractsByCondition',
  total: 27,
  filter: { label: '合同名称', name: 'contractName', value: '滨江一号地块钢筋', total: 1, shows: 'JC-202403-0007' },
  statuses: ['待提交', '待审核', '已驳回', '已通过', '已作废'],
  sort: { head: '含税金额（元）', field: 'totalAmountTax' },
  opens: { path: '/supplier/agreementDetail', tab: '合同详情' },
})

describeListPage({
  name: 'the delivery list',
  path: '/supplier/deliver/list',
  account: 'yueheng',
  caption: '送货单',
  api: '/orderLogistics/get-deliver-page/1',
  total: 31,
  filter: { label: '送货单号', name: 'deliverSn', value: 'SH20240315-000', total: 2, shows: 'SH20240315-0001' },
  statuses: ['待验收', '已验收', '已入库'],
  sort: { head: '发货时间', field: 'deliverTime' },
  opens: { path: '/supplier/deliver/detail', tab: '送货单详情' },
  batch: true,
})

describeListPage({
  name: 'the materials to choose from',
  path: '/supplier/deliver/chooseMaterial',
  account: 'yueheng',
  caption: '合同材料',
  api: '/material/listWithContractByPage',
  total: 59,
  filter: { label: '合同编号', name: 'contractCode', value: 'JC-202403-0007', total: 6, shows: 'Φ20×12m' },
  batch: true,
})

describeListPage({
  name: 'the purchase records',
  path: '/supplier/server/purchaseRecord/list',
  account: 'yueheng',
  caption: '购买记录',
  api: '/gd-order/order/page',
  total: 26,
  filter: { label: '订单编号', name: 'orderSn', value: '-1003', total: 1, shows: '子账号扩容包' },
  statuses: ['未支付', '支付中', '已支付', '支付失败', '已撤销', '已退款', '已关闭'],
  sort: { head: '金额（元）', field: 'amount' },
  opens: { path: '/supplier/server/purchaseRecord/detail', tab: '购买记录详情' },
})
