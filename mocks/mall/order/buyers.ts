/** A buyer of the mall with the delivery address. All of it is fictitious. */
export type Buyer = {
  id: string
  name: string
  consigneeName: string
  mobile: string
  addressPath: string
  addressIdPath: string
  detail: string
  clientType: string
}

type Line = [name: string, consignee: string, path: string, ids: string, detail: string, client: string]

const LINES: Line[] = [
  ['滨江一号项目部', '黄志勇', '广东省,深圳市,宝安区', '44,4403,440306', '航城街道洲石路 88 号工地 2 号门', 'PC'],
  ['云湾花园项目部', '罗小军', '广东省,深圳市,龙岗区', '44,4403,440307', '坂田街道云湾花园二期工地', 'PC'],
  ['佛城装饰队', '陈家豪', '广东省,佛山市,南海区', '44,4406,440605', '桂城街道海八路 16 号 3 楼', 'H5'],
  ['周师傅水电', '周大伟', '广东省,广州市,黄埔区', '44,4401,440112', '萝岗街道水西路 9 号', 'WECHAT_MP'],
  ['明远幕墙', '何明远', '广东省,广州市,黄埔区', '44,4401,440112', '大沙街道港前路 120 号仓', 'PC'],
  ['三合土建队', '梁三合', '广东省,深圳市,宝安区', '44,4403,440306', '福永街道凤塘大道 45 号', 'APP'],
  ['晨光物业维修部', '苏晨', '广东省,佛山市,南海区', '44,4406,440605', '大沥镇岭南路 7 号物业处', 'H5'],
  ['西区仓库', '冯国栋', '广东省,深圳市,龙岗区', '44,4403,440307', '平湖街道平安大道 3 号库', 'PC'],
  ['吴工电气', '吴建波', '广东省,韶关市,武江区', '44,4402,440203', '惠民街道沐溪大道 11 号', 'APP'],
  ['绿野园林', '叶晓青', '广东省,广州市,黄埔区', '44,4401,440112', '长岭街道开源大道 201 号', 'WECHAT_MP'],
  ['鼎新钢构', '方鼎新', '广东省,佛山市,南海区', '44,4406,440605', '狮山镇科技西路 8 号', 'PC'],
  ['平安里小区业委会', '郑红梅', '广东省,深圳市,宝安区', '44,4403,440306', '新安街道平安里 5 栋 101', 'H5'],
]

export const buyers: readonly Buyer[] = LINES.map(([name, consigneeName, addressPath, ids, detail, client], index) => ({
  id: `177000000000000${String(index + 1).padStart(4, '0')}`,
  name,
  consigneeName,
  mobile: `199000300${String(index + 11)}`,
  addressPath,
  addressIdPath: ids,
  detail,
  clientType: client,
}))
