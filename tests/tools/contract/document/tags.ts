import { pages, publicPages } from '#app/pages'
import { folderOf } from '#tests/tools/contract/product'

type Tag = readonly [area: string, zh: string, en: string]
type Screens = Record<string, readonly { name: string; title: string }[]>
type Words = Readonly<Record<string, string>>

const screens = import.meta.glob<Screens>('../../../../src/features/*/*/screens.ts', { eager: true })
const endpoints = import.meta.glob('../../../../src/features/*/*/endpoints.ts')
const texts = import.meta.glob<Words>('../../../../src/**/en.json', { eager: true, import: 'default' })
const english: Words = Object.assign({}, ...Object.values(texts))

/** Folders that have no page, or whose first page is about a part of what they do: Chinese and English name. */
const NAMED: readonly Tag[] = [
  ['shared/http', '会话', 'Session'],
  ['app/menu', '菜单', 'Menu'],
  ['shared/fields', '字典', 'Dictionaries'],
  ['account/password', '密码', 'Password'],
  ['account/preference', '偏好设置', 'Preferences'],
  ['procurement/supplementary', '随车资料', 'Documents with a delivery'],
  ['procurement/fleet', '司机与车辆', 'Drivers and vehicles'],
  ['procurement/dispute', '结算争议', 'Disputes of settlements'],
  ['procurement/receivable', '催款记录', 'Contacts about overdue payments'],
  ['procurement/approval', '审批记录', 'Approvals'],
  ['procurement/recordLog', '操作历史', 'History of records'],
  ['procurement/trail', '业务链', 'Document trail'],
  ['mall/goods', '商品', 'Goods'],
  ['mall/afterSale', '售后', 'After-sale'],
  ['mall/activity', '活动', 'Activities'],
  ['mall/decoration', '店铺装修', 'Shop pages'],
  ['promotion/distribution', '分销', 'Distribution'],
  ['money/bill', '店铺结算', 'Shop bills'],
  ['overview/statistics', '统计', 'Statistics'],
  ['store/changeLog', '变更记录', 'Change log'],
  ['shared/chunk', '分片上传', 'Uploads in parts'],
  ['shared/print', '打印', 'Printing'],
  ['shared/export', '导出', 'Exports'],
  ['common/region', '行政区划', 'Regions'],
]

/** The areas of the product: folder, Chinese and English name. Each is a tag of the document. */
export const TAGS: readonly Tag[] = [...tagsOfScreens(), ...NAMED]

/** The features that have a page and calls, in the order of their pages, each with the title of its first one. */
function tagsOfScreens(): Tag[] {
  const named = new Set(NAMED.map(([area]) => area))
  const calling = new Set(Object.keys(endpoints).map(folderOf))
  const areas = new Map(
    Object.entries(screens).flatMap(([file, module]) =>
      Object.values(module)
        .flat()
        .map(({ name }) => [name, folderOf(file)] as const),
    ),
  )
  const titles = new Map<string, string>()
  for (const { name, title } of [...publicPages, ...pages]) {
    const area = areas.get(name) ?? ''
    if (calling.has(area) && !named.has(area) && !titles.has(area)) titles.set(area, title)
  }
  return [...titles].map(([area, title]) => [area, title, english[title] ?? title])
}

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
