import { fixed, sum } from '#domain/money'
import type { GoodsType, ParamGroup, SpecValue } from '#features/mall/goods/model'
import type { AuthFlag, MarketEnable, Wholesale } from '#features/mall/sale/model'
import { supplierName } from '#mocks/kernel/auth/caller'
import { type GoodsKind, goodsPicture } from '#mocks/kernel/server/picture'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { type CategoryRow, categoryTables } from '#mocks/mall/category/rows'
import { type GoodsRow, goodsTables, type SavedProductRow, type SkuRow } from './rows'
import { unsavedPrices } from './rules'

// name | leaf category | unit | brand | price | weight (kg) | specs | state | shop category | tiers (num:price) |
// selling point State: U on sale, D in the warehouse, T waits for the platform (t: taken down meanwhile), R refused.
const GOODS = `
热轧带肋钢筋 HRB400E|螺纹钢|吨|粤岭|3860|1000|规格:Φ12,Φ14,Φ16,Φ18,Φ20,Φ25;长度:9米,12米|U|螺纹钢筋||抗震钢筋，理计过磅两种结算
高强钢筋 HRB500E|螺纹钢|吨|南冶|4120|1000|规格:Φ16,Φ20,Φ25,Φ32|U|螺纹钢筋|5:4120,20:4080,50:4030|五十吨以上送货上门
盘螺 HRB400E|盘螺线材|吨|粤岭|3920|1000|规格:Φ6,Φ8,Φ10|U|螺纹钢筋||每卷约两吨，可开盘
高线 HPB300|盘螺线材|吨|南冶|3790|1000|规格:Φ6.5,Φ8,Φ10|D|螺纹钢筋||
工字钢 Q235B|型钢|吨|粤岭|4060|1000|规格:10#,14#,16#,20#|U|型钢板材||
角钢 Q235B|型钢|支|粤岭|132|24|规格:40×4,50×5,63×6|U|型钢板材||六米定尺
热轧钢板 Q355B|钢板|吨|南冶|4350|1000|厚度:8mm,10mm,12mm,16mm|T|型钢板材||可按图切割
花纹钢板 Q235B|钢板|张|南冶|486|92|厚度:3mm,4mm|R|型钢板材||防滑走道板
外六角螺栓螺母套装 8.8级|螺栓螺母|套|金锚|0.86|0.05|规格:M8,M10,M12,M16;长度:50mm,80mm,100mm|U|紧固件|100:0.86,500:0.79,2000:0.72|整箱更优惠
不锈钢膨胀螺栓|膨胀螺栓|套|坚拓|2.4|0.08|规格:M8,M10,M12|U|紧固件||304 不锈钢，外墙专用
自攻自钻螺钉|自攻螺钉|盒|金锚|38|2.1|规格:ST4.8×25,ST5.5×32,ST5.5×50|U|紧固件||每盒五百支
水泥钢钉|钢钉|盒|坚拓|16.5|1|规格:40mm,60mm,80mm|D|紧固件||
充电式冲击钻 20V|电动工具|台|力匠|428|3.2|型号:单电版,双电版,裸机;颜色:黄,蓝|U|电动||无刷电机，两年保修
角磨机 850W|电动工具|台|力匠|189|2.1||U|电动||
电锤 1050W|电动工具|台|坚拓|565|5.4||T|电动||
组合扳手套装 32件|手动工具|套|力匠|126|4.8||U|手动与耗材||
金刚石切割片 115mm|切割打磨|片|坚拓|7.8|0.06|类型:干切,湿切|U|手动与耗材|10:7.8,50:6.9,200:5.9|
麻花钻头套装|钻头|套|力匠|45|0.4||R|手动与耗材||
普通硅酸盐水泥 P·O 42.5|水泥|吨|恒砌|458|1000|包装:25kg袋装,50kg袋装,散装|U|水泥||出厂三十天内
复合硅酸盐水泥 P·C 42.5|水泥|吨|青峰|415|1000|包装:50kg袋装,散装|U|水泥|10:415,50:402,200:388|散装罐车直送
白色硅酸盐水泥 32.5|水泥|袋|恒砌|42|25||D|水泥||
干混抹灰砂浆 DP M10|预拌砂浆|吨|恒砌|328|1000|强度:M5,M10,M15|U|砂浆瓷砖胶||
干混地面砂浆 DS M20|预拌砂浆|吨|青峰|345|1000||t|砂浆瓷砖胶||
强力瓷砖胶 C2TE|瓷砖胶|袋|恒砌|36.5|20|颜色:灰色,白色|U|砂浆瓷砖胶||大砖背胶一次到位
水洗机制砂|砂石骨料|吨|青峰|118|1000|规格:中砂,粗砂|U|水泥||含泥量低于百分之一
内墙净味乳胶漆|内墙涂料|桶|彩墙|268|23|颜色:白色,米黄,浅灰,浅蓝;容量:18L,5L|U|涂料||
外墙弹性涂料|外墙涂料|桶|彩墙|356|25|颜色:白色,米黄|D|涂料||
聚氨酯防水涂料|防水涂料|桶|固盾|298|20|颜色:灰色,黑色|U|防水||
JS 复合防水涂料|防水涂料|套|固盾|185|20||R|防水||
耐水腻子粉|腻子|袋|绿原|24.8|20|类型:内墙,外墙|U|涂料|20:24.8,100:22.6|
纸面石膏板 1220×2440|石膏板|张|平川|28.6|18|厚度:9.5mm,12mm|U|瓷砖板材||
细木工板 E0|木板材|张|平川|158|26|厚度:15mm,18mm|D|瓷砖板材||
抛釉砖 800×800|瓷砖|片|岭石|39.8|17|颜色:雪山白,浅灰,米黄|U|瓷砖板材|30:39.8,120:36.5|
花岗岩火烧板|石材|平方米|岭石|118|70|颜色:芝麻白,芝麻黑|t|瓷砖板材||
PPR 冷热水管 2.0MPa|PPR管|米|水立通|6.8|0.2|口径:DN20,DN25,DN32,DN50|U|给水||
PE 给水管 1.6MPa|PE管|米|清源|11.5|0.6|口径:DN32,DN50,DN63,DN110|U|给水||
薄壁不锈钢水管 304|不锈钢管|米|水立通|32|0.5|口径:DN15,DN20,DN25|D|给水||
PVC-U 排水管|PVC排水管|米|畅排|13.6|0.9|口径:DN50,DN75,DN110,DN160|U|排水||
HDPE 双壁波纹管 SN8|双壁波纹管|米|水立通|58|4.2|口径:DN300,DN400|D|排水||
不锈钢防臭地漏|地漏|个|畅排|26|0.3||U|排水||
弹性座封闸阀 PN16|闸阀|台|清源|268|12|口径:DN50,DN80,DN100|R|阀门管件||
黄铜球阀|球阀|个|力匠|18.5|0.2|口径:DN15,DN20,DN25|U|阀门管件||
对夹蝶阀 PN16|蝶阀|台|清源|156|5|口径:DN80,DN100|D|阀门管件||
PPR 管件套装|管件|套|水立通|42|0.8||T|阀门管件||
门窗上门安装服务|上门安装|次|海川服务|280|0|服务:基础,常规,加急|U|安装||佛山广州两地，次日上门
钢筋进场复检服务|材料检测|次|海川服务|650|0|项目:常规,全项|U|检测||五个工作日出报告
水泵设备调试服务|设备调试|次|海川服务|480|0||D|安装||
室内空气检测服务|环境检测|点|海川服务|150|0||R|检测||按点位计价`

const OTHERS = `
手动液压钳|手动工具|把|力匠|218|3||U|工具||
羊角锤|手动工具|把|坚拓|32|0.8||U|工具||
塑料膨胀管|膨胀螺栓|盒|坚拓|12|0.5|规格:6mm,8mm|U|紧固件||
云石切割机|电动工具|台|力匠|236|3||D|工具||
镀锌钢丝|盘螺线材|卷|南冶|85|20||T|紧固件||
无头钢钉|钢钉|盒|坚拓|14|1||R|紧固件||`

const REFUSALS = [
  '商品主图含有第三方水印，请更换为自有图片',
  '类目与商品不符，请重新选择分类后提交',
  '缺少质量证明文件，请在详情中补充检测报告',
  '标题含有“最低价”等绝对化用语，请修改',
  '服务类商品须注明服务区域与响应时间',
  '参数“执行标准”填写有误',
]

const KINDS: [test: RegExp, kind: GoodsKind][] = [
  [/服务/, 'service'],
  [/钢筋|盘螺|高线|工字钢|角钢/, 'bars'],
  [/螺栓|螺钉|钢钉|膨胀管/, 'bolt'],
  [/钢板|石膏板|木工板|砖|花岗岩/, 'board'],
  [/水泥|砂浆|砂|腻子|瓷砖胶/, 'bag'],
  [/漆|涂料/, 'bucket'],
  [/管$|管 |水管|波纹管|阀|地漏|管件/, 'pipe'],
]

const STATES: Record<string, [MarketEnable, AuthFlag]> = {
  U: ['UPPER', 'PASS'],
  D: ['DOWN', 'PASS'],
  T: ['UPPER', 'TOBEAUDITED'],
  t: ['DOWN', 'TOBEAUDITED'],
  R: ['DOWN', 'REFUSE'],
}

const UNDER_REASONS = ['商家下架', '厂家停产，等待新批次', '雨季停运，暂不发货', '正在调价']

/** 48 products of the demo shop and 6 of another one, in every state; 24 drafts and 24 templates. */
export function seedGoods(today: string): SeedPart[] {
  const categories = categoryTables.goodsCategories.all()
  const built = (
    [
      ['9003', GOODS],
      ['9004', OTHERS],
    ] as const
  ).flatMap(([storeId, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line, at) => build({ line, at, storeId, today, categories })),
  )
  const own = built.filter(({ goods }) => goods.storeId === '9003')
  const drafts = own
    .slice(0, 24)
    .flatMap((one, at) => [savedProductOf(one, at, 'DRAFT'), savedProductOf(one, at, 'TEMPLATE')])
  return [
    into(
      goodsTables.goods,
      built.map(({ goods }) => goods),
    ),
    into(
      goodsTables.goodsSkus,
      built.flatMap(({ skus }) => skus),
    ),
    into(goodsTables.draftGoods, drafts),
  ]
}

type Place = { line: string; at: number; storeId: string; today: string; categories: readonly CategoryRow[] }
type Built = { goods: GoodsRow; skus: SkuRow[]; categoryName: string[] }

function build({ line, at, storeId, today, categories }: Place): Built {
  const [goodsName = '', leaf = '', goodsUnit = '', brand = '', price = '', weight = '', specs = '', state = 'U'] =
    line.split('|')
  const [label = '', tiers = '', sellingPoint = ''] = line.split('|').slice(8)
  const path = pathOf(categories, leaf)
  const [marketEnable, authFlag] = STATES[state] ?? STATES.U ?? ['UPPER', 'PASS']
  const serial = String(at + 1).padStart(3, '0')
  const id = `17696000${storeId}${serial.padStart(7, '0')}`
  const goodsType: GoodsType = weight === '0' ? 'VIRTUAL_GOODS' : 'PHYSICAL_GOODS'
  const wholesaleList = tiersOf(tiers)
  const createTime = `${dayFrom(today, -280 + at * 5)} ${String(9 + (at % 8)).padStart(2, '0')}:${String((at * 13) % 60).padStart(2, '0')}:00`
  const kind = KINDS.find(([test]) => test.test(goodsName))?.[1] ?? 'tool'
  const pictures = [0, 1, 2].map((view) => goodsPicture(kind, at + view * 3, view === 0 ? '' : `${goodsName}`))
  const base = { id, storeId, goodsName, price, wholesaleList, createTime, weight, at, kind }
  const skus = skusOf(base, specs, marketEnable)
  const owner = storeId === '9003' ? 'haichuan' : 'pengan'
  const found = categoryTables.goodsLabels.find((row) => row.storeId === storeId && row.labelName === label)
  const [picture = ''] = pictures
  const goods: GoodsRow = {
    id,
    goodsName,
    price,
    quantity: sum(skus.map(({ quantity }) => quantity)).toFixed(0),
    brandId: categoryTables.goodsBrands.find(({ name }) => name === brand)?.id ?? '0',
    categoryPath: path.map((one) => one.id).join(),
    goodsUnit,
    sellingPoint: sellingPoint || `${goodsName}，现货当日发出`,
    marketEnable,
    authFlag,
    authMessage: authFlag === 'REFUSE' ? (REFUSALS[at % REFUSALS.length] ?? '') : '',
    underMessage: marketEnable === 'DOWN' && authFlag === 'PASS' ? (UNDER_REASONS[at % 4] ?? '') : '',
    intro: introOf(goodsName, pictures[1] ?? ''),
    mobileIntro: introOf(goodsName, pictures[2] ?? ''),
    // Set later, when the comments of the year are simulated.
    commentNum: '0',
    grade: '100',
    thumbnail: picture,
    small: picture,
    original: picture,
    storeCategoryPath: found ? [found.parentId, found.id].filter((one) => one !== '0').join() : '',
    storeId,
    storeName: supplierName(storeId),
    templateId: goodsType === 'VIRTUAL_GOODS' ? '0' : `17693000000${storeId}${String(1 + (at % 24)).padStart(4, '0')}`,
    selfOperated: false,
    recommend: at % 4 === 0,
    goodsVideo: '',
    salesModel: wholesaleList.length > 0 ? 'WHOLESALE' : 'RETAIL',
    goodsType,
    params: '',
    createBy: owner,
    updateBy: owner,
    createTime,
    updateTime: `${dayFrom(today, -Math.max(1, 60 - at))} 16:${String(10 + (at % 50))}:00`,
    deleteFlag: false,
    goodsParamsDTOList: paramsOf(path[1]?.id ?? ''),
    goodsGalleryList: pictures,
    wholesaleList,
  }
  return { goods, skus, categoryName: path.map(({ name }) => name) }
}

type SkuBase = Pick<GoodsRow, 'id' | 'storeId' | 'goodsName' | 'price' | 'wholesaleList' | 'createTime'> & {
  weight: string
  at: number
  kind: GoodsKind
}

/** One SKU for each combination; every ninth stock is below its alert value. */
function skusOf(base: SkuBase, specs: string, market: MarketEnable): SkuRow[] {
  const { id, storeId, goodsName, price, wholesaleList, createTime, weight, at, kind } = base
  const lowest = wholesaleList.at(-1)?.price
  return combine(specs).map((values, index): SkuRow => {
    const serial = at * 3 + index
    const simpleSpecs = values.map(({ specValue }) => ` ${specValue}`).join('')
    const own = fixed(Number(price) * (1 + index * 0.015), 2)
    const quantity =
      serial % 9 === 4 ? serial % 6 : serial % 31 === 30 && market === 'DOWN' ? 0 : 60 + ((serial * 53) % 900)
    return {
      id: `17696100${storeId}${String(at + 1).padStart(4, '0')}${String(index + 1).padStart(3, '0')}`,
      goodsId: id,
      storeId,
      goodsName: `${goodsName}${simpleSpecs}`,
      sn: `${storeId === '9003' ? 'HC' : 'PA'}${String(at + 1).padStart(3, '0')}-${String(index + 1).padStart(2, '0')}`,
      simpleSpecs,
      price: lowest ?? own,
      cost: lowest ?? fixed(Number(own) * 0.82, 2),
      weight,
      quantity: String(quantity),
      alertQuantity: serial % 4 === 3 ? '0' : '10',
      promotionFlag: false,
      promotionPrice: null,
      createTime,
      specs: values,
      images: values.length > 0 ? [goodsPicture(kind, at, '')] : [],
    }
  })
}

function combine(specs: string): SpecValue[][] {
  const lines = specs.split(';').filter((line) => line !== '')
  return lines.reduce<SpecValue[][]>(
    (rows, line) => {
      const [specName = '', values = ''] = line.split(':')
      return rows.flatMap((row) =>
        values.split(',').map((specValue) => [...row, { specName, specValue, specImage: [] }]),
      )
    },
    [[]],
  )
}

function tiersOf(tiers: string): Wholesale[] {
  return tiers
    .split(',')
    .filter((tier) => tier !== '')
    .map((tier) => {
      const [num = '', price = ''] = tier.split(':')
      return { num, price }
    })
}

function pathOf(categories: readonly CategoryRow[], leaf: string): CategoryRow[] {
  const row = categories.find(({ name, level }) => level === 2 && name === leaf)
  if (!row) throw new Error(`no category ${leaf}`)
  const group = categories.find(({ id }) => id === row.parentId)
  const root = categories.find(({ id }) => id === group?.parentId)
  return [root, group, row].flatMap((one) => one ?? [])
}

function paramsOf(groupOfCategory: string): ParamGroup[] {
  const rows = categoryTables.goodsParameters.filter(({ categoryId }) => categoryId === groupOfCategory)
  const [first] = rows
  if (!first) return []
  const items = rows.map(({ id, paramName, options, isIndex, required, sort }) => ({
    paramId: id,
    paramName,
    isIndex,
    required,
    sort,
    paramValue: options.split(',')[0] ?? '',
  }))
  return [{ groupId: first.groupId, groupName: first.groupName, goodsParamsItemDTOList: items }]
}

function introOf(name: string, picture: string): string {
  return `<h3>${name}</h3><p>现货供应，随货附质量证明书与出厂合格证。珠三角地区当日配送，可按项目计划分批送达。</p><p><img src="${picture}" alt="${name}"></p><ul><li>下单后两小时内确认库存</li><li>支持过磅与理计两种计量</li><li>质量异议七日内受理</li></ul>`
}

function savedProductOf(
  { goods, skus, categoryName }: Built,
  at: number,
  saveType: 'DRAFT' | 'TEMPLATE',
): SavedProductRow {
  const isDraft = saveType === 'DRAFT'
  const { deleteFlag: _, updateBy: _by, ...fields } = goods
  const half = isDraft && at % 3 === 1
  const skuList = half ? [] : skus.map(skuFields)
  return {
    ...fields,
    id: `176962${isDraft ? '1' : '2'}0${goods.storeId}${String(at + 1).padStart(7, '0')}`,
    goodsName: isDraft ? `${goods.goodsName}（${half ? '未完成' : '新规格'}）` : `${goods.goodsName} 模板`,
    marketEnable: 'DOWN',
    authFlag: 'TOBEAUDITED',
    authMessage: '',
    underMessage: '',
    buyCount: '0',
    commentNum: '0',
    saveType,
    categoryName,
    skuList,
    ...unsavedPrices({ price: half ? null : goods.price, wholesaleList: half ? [] : goods.wholesaleList, skuList }),
  }
}

function skuFields({ sn, price, cost, quantity, weight, alertQuantity, images, specs }: SkuRow) {
  const own = {
    sn,
    price: Number(price),
    cost: Number(cost),
    quantity: Number(quantity),
    weight: Number(weight),
    images,
  }
  const values = specs.map(({ specName, specValue }) => [specName, specValue])
  return { ...own, alertQuantity: Number(alertQuantity), ...Object.fromEntries(values) }
}
