import { match } from 'pinyin-pro'
import { expect, it } from 'vitest'
import { type MenuHit, rankMenus } from '#app/search/rankMenus'

const hits: MenuHit[] = [
  ['首页', ''],
  ['集采合同', '合同管理'],
  ['合同材料', '材料管理'],
  ['采购订单', '订单管理'],
  ['送货单', '订单管理'],
  ['司机管理', '配送管理'],
  ['车辆管理', '配送管理'],
  ['结算单', '结算管理'],
  ['店员管理', '企业管理'],
].map(([label = '', section = '']) => ({ key: label, label, section, path: `/${label}` }))

const tools = {
  matchPinyin: (name: string, text: string) => match(name, text, { continuous: true }),
  words: (label: string) => (label === '送货单' ? 'Delivery notes' : label),
}

it.each([
  ['送货单', ['送货单']],
  ['合同', ['合同材料', '集采合同']],
  ['shd', ['送货单']],
  ['SHD', ['送货单']],
  ['siji', ['司机管理']],
  ['sjgl', ['司机管理']],
  ['dian yuan', ['店员管理']],
  ['送单', ['送货单']],
  ['delivery', ['送货单']],
  ['订单管理', ['采购订单', '送货单']],
  ['配送', ['司机管理', '车辆管理']],
  ['jsd', ['结算单']],
  ['xyz', []],
  ['', []],
])('%s finds %j, the best first', (text, labels) => {
  expect(rankMenus(hits, text, tools).map(({ label }) => label)).toEqual(labels)
})
