import type { Proposal } from '#shared/endpoint'

/** What the product gains by each proposed feature, and how it does without. */
export const PROPOSALS: Readonly<Record<Proposal, { zh: string; en: string }>> = {
  activities: {
    zh: '活动日历、优惠试算、活动效果、商品参加的活动、活动时间冲突提示；没有时这些不显示，冲突由服务端拒绝',
    en: 'Calendar of activities, sample cart, effect of an activity, activities of a product, clashes said before saving; without it they are absent and the service refuses clashes',
  },
  billReconciling: {
    zh: '结算单的对账差异、加入订单、作废、询问平台、统计的结算单明细',
    en: 'Differences of a bill, adding orders, voiding, questions to the platform, the bills behind a figure',
  },
  changeLog: {
    zh: '店铺设置、员工、角色、部门、司机、车辆、自提点、物流公司、运费模板、页面、直播间和活动的操作历史，查看手机号的记录',
    en: 'History of shop settings, staff, roles, departments, drivers, vehicles, pick-up points, logistics companies, freight templates, pages, live rooms and activities, and who revealed a phone number',
  },
  chunkedUpload: {
    zh: '大文件分片上传，断网后续传；没有时整个上传',
    en: 'Large files in chunks, going on after a break; without it they are sent whole',
  },
  contractWithdrawal: { zh: '撤回已提交的合同', en: 'Withdrawing a contract that was handed in' },
  debtContacts: {
    zh: '催款记录：联系了谁、承诺了什么；没有时保存在本机浏览器',
    en: 'Contacts with buyers about what is overdue and what they promised; without it they stay in the browser',
  },
  demoReset: {
    zh: '演示环境从页面上恢复到最初的数据；生产环境不需要',
    en: 'A demo that is set back from the screen; needless in production',
  },
  distributionChange: {
    zh: '修改分销商品的佣金；没有时移除后重新添加',
    en: 'Changing the commission of a SKU; without it the SKU is taken out and added again',
  },
  documentTrail: {
    zh: '合同到付款的业务链；没有时按单号链接到各列表',
    en: 'The chain from contract to payment; without it the lists are linked by number',
  },
  feedback: { zh: '意见反馈', en: 'Feedback to the platform' },
  fileMove: { zh: '文件移动到其他分组', en: 'Moving files to another group' },
  goodsChangeList: { zh: '商品变更申请的列表', en: 'The list of requests to change a product' },
  members: {
    zh: '会员列表、详情、足迹、持有的优惠券',
    en: 'List and record of members, what they looked at, their coupons',
  },
  noteVoiding: { zh: '送货单作废和更正', en: 'Voiding and correcting a delivery note' },
  pageSchedule: {
    zh: '店铺页面定时发布；没有时立即发布',
    en: 'Publishing a page of the shop at a time; without it a page is published at once',
  },
  preferences: {
    zh: '语言、外观、列表设置跟随账号；没有时保存在本机浏览器',
    en: 'Language, look and settings of lists follow the account; without it they stay in the browser',
  },
  printRecall: { zh: '没打出来的送货单撤回打印次数', en: 'Taking back a print that came to nothing' },
  recordLog: {
    zh: '合同、订单、送货单、结算单、商品的操作历史',
    en: 'History of contracts, orders, notes, settlements and products',
  },
  refundFigures: { zh: '退款统计', en: 'Statistics of refunds' },
  restock: {
    zh: '收到的退货按售后单加回库存；没有时从售后单打开商品的库存',
    en: 'Returned goods back to stock by their claim; without it a claim leads to the stock of the product',
  },
  settlementAnswer: {
    zh: '结算单确认对账、提交异议、按行异议和凭证',
    en: 'Confirming a settlement, objecting to it, claims about its lines with evidence',
  },
  supplyFigures: {
    zh: '首页货款图、供货统计、磅差统计、回款统计',
    en: 'Money on home, statistics of supply, deviation and payment',
  },
}
