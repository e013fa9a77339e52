/**
 * The areas of the product in the order of its menu: folder, Chinese and English name. Each is a tag of the document.
 */
export const TAGS: readonly (readonly [area: string, zh: string, en: string])[] = [
  ['account/signIn', '登录', 'Sign-in'],
  ['shared/http', '会话', 'Session'],
  ['app/menu', '菜单', 'Menu'],
  ['shared/fields', '字典', 'Dictionaries'],
  ['account/register', '注册', 'Registration'],
  ['account/onboarding', '入驻', 'Shop application'],
  ['account/password', '密码', 'Password'],
  ['account/profile', '个人信息', 'Profile'],
  ['account/preference', '偏好设置', 'Preferences'],
  ['procurement/contract', '集采合同', 'Contracts'],
  ['procurement/material', '材料', 'Materials'],
  ['procurement/purchase', '采购订单', 'Purchase orders'],
  ['procurement/delivery', '送货单', 'Delivery notes'],
  ['procurement/supplementary', '随车资料', 'Documents with a delivery'],
  ['procurement/fleet', '司机与车辆', 'Drivers and vehicles'],
  ['procurement/settlement', '结算单', 'Settlements'],
  ['procurement/dispute', '结算争议', 'Disputes of settlements'],
  ['procurement/receivable', '催款记录', 'Contacts about overdue payments'],
  ['procurement/approval', '审批记录', 'Approvals'],
  ['procurement/recordLog', '操作历史', 'History of records'],
  ['procurement/trail', '业务链', 'Document trail'],
  ['mall/goods', '商品', 'Goods'],
  ['mall/category', '店铺分类', 'Shop categories'],
  ['mall/goodsChange', '商品变更', 'Goods changes'],
  ['mall/order', '商城订单', 'Mall orders'],
  ['mall/afterSale', '售后', 'After-sale'],
  ['mall/complaint', '投诉', 'Complaints'],
  ['mall/comment', '评价', 'Comments'],
  ['mall/receipt', '发票', 'Invoices'],
  ['mall/member', '会员', 'Members'],
  ['mall/activity', '活动', 'Activities'],
  ['mall/decoration', '店铺装修', 'Shop pages'],
  ['promotion/coupon', '优惠券', 'Coupons'],
  ['promotion/fullDiscount', '满减', 'Full discounts'],
  ['promotion/groupBuy', '拼团', 'Group-buys'],
  ['promotion/seckill', '秒杀', 'Flash sales'],
  ['promotion/live', '直播', 'Live rooms'],
  ['promotion/distribution', '分销', 'Distribution'],
  ['money/bill', '店铺结算', 'Shop bills'],
  ['money/platformService', '平台服务', 'Platform services'],
  ['overview/statistics', '统计', 'Statistics'],
  ['store/setting', '店铺设置', 'Shop settings'],
  ['store/address', '自提点', 'Pick-up points'],
  ['store/freight', '运费模板', 'Freight templates'],
  ['store/logistics', '物流公司', 'Carriers'],
  ['store/clerk', '员工', 'Staff'],
  ['store/department', '部门', 'Departments'],
  ['store/role', '角色', 'Roles'],
  ['store/changeLog', '变更记录', 'Change log'],
  ['common/file', '文件', 'Files'],
  ['shared/chunk', '分片上传', 'Uploads in parts'],
  ['shared/print', '打印', 'Printing'],
  ['common/region', '行政区划', 'Regions'],
  ['account/message', '站内信', 'Messages'],
  ['account/help', '帮助', 'Help'],
  ['account/feedback', '意见反馈', 'Feedback'],
]

/** What a call does, by the last part of its name, in Chinese. */
const VERBS: Readonly<Record<string, string>> = {
  page: '分页查询',
  detail: '详情',
  whole: '详情',
  byId: '详情',
  counts: '各状态数量',
  all: '全部',
  list: '列表',
  add: '新增',
  create: '新增',
  update: '修改',
  save: '保存',
  remove: '删除',
  delete: '删除',
  drop: '删除',
  commit: '提交',
  withdraw: '撤回',
  void: '作废',
  confirm: '确认',
  object: '提出异议',
  upload: '上传',
  import: '导入',
  template: '下载模板',
  export: '导出',
  setStatus: '启停',
  search: '查询',
}

/** A line on an operation in Chinese and English: `送货单：新增 / Delivery notes: add`. */
export function summaryOf(area: string, id: string): string {
  const [, zh = area, en = area] = TAGS.find(([folder]) => folder === area) ?? []
  const key = id.split('.').at(-1) ?? id
  const words = id
    .split('.')
    .flatMap((part) => part.split(/(?=[A-Z])/))
    .map((word) => word.toLowerCase())
  return `${zh}：${VERBS[key] ?? key} / ${en}: ${words.slice(words.length > 1 ? 1 : 0).join(' ')}`
}
