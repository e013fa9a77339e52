import { into, type SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { type BrandRow, type CategoryRow, categoryTables, type LabelRow, type ParameterRow, type SpecRow } from './rows'

/** The platform's categories: root / group: leaves. The demo shop does not sell in the last root. */
const CATEGORIES = `
钢材五金
  建筑钢材: 螺纹钢,盘螺线材,型钢,钢板
  紧固件: 螺栓螺母,膨胀螺栓,自攻螺钉,钢钉
  五金工具: 电动工具,手动工具,切割打磨,钻头
水泥装饰
  水泥砂浆: 水泥,预拌砂浆,瓷砖胶,砂石骨料
  涂料防水: 内墙涂料,外墙涂料,防水涂料,腻子
  板材瓷砖: 石膏板,木板材,瓷砖,石材
管材水暖
  给水管: PPR管,PE管,不锈钢管,铝塑管
  排水管: PVC排水管,铸铁排水管,双壁波纹管,地漏
  阀门配件: 闸阀,球阀,蝶阀,管件
工程服务
  安装服务: 上门安装,设备调试,拆除清运,现场切割
  检测服务: 材料检测,结构检测,环境检测,仪器校准
  租赁服务: 脚手架租赁,机械租赁,模板租赁,仓储租赁
电气照明
  电线电缆: 布电线,电力电缆,控制电缆,网线
  照明灯具: 投光灯,筒灯,灯带,应急灯
  开关插座: 开关,插座,配电箱,断路器`

const BRANDS: Record<string, string> = {
  建筑钢材: '粤岭,南冶,海川优选',
  紧固件: '金锚,坚拓,海川优选',
  五金工具: '坚拓,力匠,海川优选',
  水泥砂浆: '恒砌,青峰,海川优选',
  涂料防水: '彩墙,绿原,固盾',
  板材瓷砖: '平川,岭石,海川优选',
  给水管: '水立通,清源,海川优选',
  排水管: '水立通,畅排',
  阀门配件: '清源,力匠,水立通',
  安装服务: '海川服务',
  检测服务: '海川服务',
  租赁服务: '海川服务',
  电线电缆: '明辉',
  照明灯具: '明辉',
  开关插座: '明辉',
}

const SPECS: Record<string, string[]> = {
  建筑钢材: ['规格:Φ8,Φ10,Φ12,Φ14,Φ16,Φ18,Φ20,Φ22,Φ25,Φ28,Φ32', '长度:9米,12米', '牌号:HRB400E,HRB500E,Q235B,Q355B'],
  紧固件: ['规格:M6,M8,M10,M12,M16', '长度:30mm,50mm,80mm,100mm', '表面:镀锌,发黑,不锈钢'],
  五金工具: ['型号:标准款,加强款,套装', '颜色:红,蓝,黄'],
  水泥砂浆: ['强度:32.5,42.5,52.5', '包装:25kg袋装,50kg袋装,散装'],
  涂料防水: ['颜色:白色,灰色,米黄,浅蓝', '容量:5L,18L,20kg'],
  板材瓷砖: ['尺寸:600×600,800×800,1220×2440', '厚度:9mm,12mm,15mm,18mm', '颜色:白,灰,米'],
  给水管: ['口径:DN20,DN25,DN32,DN50', '颜色:白,绿,灰'],
  排水管: ['口径:DN50,DN75,DN110,DN160'],
  阀门配件: ['口径:DN15,DN20,DN25,DN50', '材质:铸铁,黄铜,不锈钢'],
  安装服务: ['服务:基础,常规,加急'],
  检测服务: ['项目:常规,全项'],
}

/** name:options:required; empty options mean free text. */
const PARAMETERS: Record<string, string[]> = {
  建筑钢材: [
    '材质:HRB400E,HRB500E,Q235B,Q355B:1',
    '执行标准:GB/T 1499.2,GB/T 706,GB/T 3274:1',
    '产地:广东,广西,福建:',
    '交货状态:热轧,冷轧:',
  ],
  紧固件: ['材质:碳钢,不锈钢:1', '等级:4.8级,8.8级,10.9级:', '产地:广东,浙江,河北:'],
  五金工具: ['功率::', '质保:一年,两年,三年:1'],
  水泥砂浆: ['品种:普通硅酸盐,复合硅酸盐,干混:1', '保质期:三个月,六个月:1', '产地:广东,广西:'],
  涂料防水: ['环保等级:E0,E1,F4星:1', '保质期:十二个月,二十四个月:', '施工方式:滚涂,喷涂,刷涂:'],
  板材瓷砖: ['等级:优等品,一等品:1', '吸水率::', '产地:佛山,肇庆:'],
  给水管: ['压力等级:1.6MPa,2.0MPa,2.5MPa:1', '执行标准::'],
  排水管: ['壁厚::', '连接方式:胶粘,卡箍,承插:1'],
  阀门配件: ['压力等级:PN10,PN16:1', '连接方式:法兰,丝扣:'],
  安装服务: ['服务区域:佛山,广州,深圳,珠三角:1'],
  检测服务: ['报告周期:三天,五天,七天:1', '资质:CMA,CNAS:'],
}

const UNITS = '吨,千克,米,平方米,立方米,根,张,支,件,个,套,箱,袋,桶,卷,盒,块,片,把,台,组,次,点,车,项,扇'

/** Shop categories: root: children. */
const LABELS: Record<string, string[]> = {
  '9003': [
    '钢材专区:螺纹钢筋,型钢板材,紧固件',
    '水泥与砂浆:水泥,砂浆瓷砖胶',
    '墙面地面:涂料,防水,瓷砖板材',
    '管道阀门:给水,排水,阀门管件',
    '五金工具:电动,手动与耗材',
    '上门服务:安装,检测',
    '新品上架:',
  ],
  '9004': ['五金:工具,紧固件', '水暖:'],
}

/** A 19-digit id. */
function id(group: number, serial: number): string {
  return `17697${String(group).padStart(2, '0')}${String(serial).padStart(12, '0')}`
}

/** The platform's catalogue, and the shop categories of the demo shop and of another one. */
export function seedCategories(today: string): SeedPart[] {
  const categories = categoriesOf()
  const groups = categories.filter(({ level }) => level === 1)
  const groupId = (name: string) => groups.find((row) => row.name === name)?.id ?? ''
  const roots = categories.filter(({ level }) => level === 0).map((row) => row.id)
  const unitTime = (at: number) => `${dayFrom(today, -500 + at * 3)} 10:${String(10 + at)}:00`
  return [
    into(categoryTables.goodsCategories, categories),
    into(categoryTables.goodsBrands, brandsOf(groupId)),
    into(
      categoryTables.goodsUnits,
      UNITS.split(',').map((name, at) => ({
        id: id(3, at + 1),
        name,
        createBy: 'admin',
        createTime: unitTime(at),
        updateTime: unitTime(at),
      })),
    ),
    into(categoryTables.goodsSpecs, specsOf(groupId)),
    into(categoryTables.goodsParameters, parametersOf(groupId)),
    into(
      categoryTables.goodsLabels,
      ['9003', '9004'].flatMap((storeId) => labelsOf(storeId, today)),
    ),
    into(categoryTables.storeCategories, [
      { id: '9003', goodsManagementCategory: roots.slice(0, 4) },
      { id: '9004', goodsManagementCategory: roots.slice(0, 1) },
    ]),
  ]
}

function categoriesOf(): CategoryRow[] {
  const rows: CategoryRow[] = []
  const add = (name: string, parentId: string, level: number): string => {
    const sortOrder = rows.filter((row) => row.parentId === parentId).length + 1
    const row = {
      id: id(1, rows.length + 1),
      name,
      parentId,
      level,
      sortOrder,
      commissionRate: level === 0 ? '5' : '3',
    }
    rows.push(row)
    return row.id
  }
  let root = '0'
  for (const line of CATEGORIES.trim().split('\n')) {
    const [group = '', leaves = ''] = line.trim().split(': ')
    if (leaves === '') {
      root = add(group, '0', 0)
      continue
    }
    const parent = add(group, root, 1)
    for (const leaf of leaves.split(',')) add(leaf, parent, 2)
  }
  return rows
}

function brandsOf(groupId: (name: string) => string): BrandRow[] {
  const names = [...new Set(Object.values(BRANDS).flatMap((text) => text.split(',')))]
  return names.map((name, at) => ({
    id: id(2, at + 1),
    name,
    categoryIds: Object.entries(BRANDS)
      .filter(([, text]) => text.split(',').includes(name))
      .map(([group]) => groupId(group)),
  }))
}

function specsOf(groupId: (name: string) => string): SpecRow[] {
  const lines = Object.entries(SPECS).flatMap(([group, specs]) => specs.map((spec) => [group, spec] as const))
  return lines.map(([group, spec], at) => {
    const [specName = '', specValue = ''] = spec.split(':')
    return { id: id(4, at + 1), categoryId: groupId(group), specName, specValue }
  })
}

function parametersOf(groupId: (name: string) => string): ParameterRow[] {
  return Object.entries(PARAMETERS).flatMap(([group, lines], groupAt) =>
    lines.map((line, at) => {
      const [paramName = '', options = '', required = ''] = line.split(':')
      return {
        id: id(5, groupAt * 10 + at + 1),
        categoryId: groupId(group),
        groupId: id(6, groupAt + 1),
        groupName: '主体参数',
        paramName,
        options,
        isIndex: at === 0,
        required: required === '1',
        sort: at + 1,
      }
    }),
  )
}

function labelsOf(storeId: string, today: string): LabelRow[] {
  const rows: LabelRow[] = []
  const add = (labelName: string, parentId: string, level: number): string => {
    const sortOrder = String(rows.filter((row) => row.parentId === parentId).length + 1)
    const time = `${dayFrom(today, -320 + rows.length)} 09:20:00`
    const createBy = storeId === '9003' ? 'haichuan' : 'pengan'
    const row = {
      id: `176970700${storeId}${String(rows.length + 1).padStart(6, '0')}`,
      storeId,
      labelName,
      parentId,
      level,
      sortOrder,
      createBy,
      createTime: time,
      updateTime: time,
    }
    rows.push(row)
    return row.id
  }
  for (const line of LABELS[storeId] ?? []) {
    const [root = '', children = ''] = line.split(':')
    const parent = add(root, '0', 0)
    for (const child of children.split(',').filter((name) => name !== '')) add(child, parent, 1)
  }
  return rows
}
