const NAMES = [
  '宏基钢材贸易（示例）',
  '远通水泥制品（示例）',
  '安捷脚手架租赁（示例）',
  '精工五金工具（示例）',
  '绿城防水材料（示例）',
  '东岭管业（示例）',
  '华筑模板木方（示例）',
  '信达电缆（示例）',
  '新科保温材料（示例）',
  '顺发砂石（示例）',
  '嘉禾劳保用品（示例）',
  '恒泰消防器材（示例）',
]

/** Shops of the mall whose owners sign in elsewhere: one is the platform's own, one is closed. */
export const OTHER_SHOPS = NAMES.map((storeName, at) => ({
  id: `96${String(at + 1).padStart(2, '0')}`,
  storeName,
  storeLogo: '',
  storeDisable: at === NAMES.length - 1 ? 'CLOSED' : 'OPEN',
  selfOperated: at === 0,
}))
