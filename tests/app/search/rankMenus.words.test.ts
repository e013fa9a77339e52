import { match } from 'pinyin-pro'
import { expect, it } from 'vitest'
import { guidedScreens, guideOf } from '#app/guides'
import { pages } from '#app/pages'
import { type MenuHit, rankMenus } from '#app/search/rankMenus'
import { TODAY } from '#app/search/today/address'

const hits = pages
  .filter(({ owners, name }) => owners.length === 0 || guideOf(name).words)
  .map(({ name, title }): MenuHit => ({ key: name, label: title, section: '', path: '', others: guideOf(name).words }))
const tools = {
  matchPinyin: (name: string, text: string) => match(name, text, { continuous: true }),
  words: (label: string) => label,
}

it.each(
  Object.entries({
    agreementList: ['合同', '框架协议', '集采', 'jchet', 'contract', '合同到期', '补充协议'],
    materialList: ['材料', '合同价', '可送数量', '物资'],
    purchaseOrderList: ['采购', '要货单', '采购单', '确认发货时间', 'purchase'],
    deliverList: ['送货', '发车', '派车', '打印送货单', '发货单', 'shd', '车辆看板', '装车'],
    chooseMaterial: ['开单', '去送货'],
    signedCopies: ['回单', '磅单', '签收单'],
    settlementList: ['对账', '结算', '应收', '开票资料', '货款', 'settlement'],
    driverList: ['司机', '驾驶员', '师傅', 'siji'],
    carList: ['车', '货车', '年检', '保险', 'truck'],
    platformServiceList: ['续费', '套餐'],
    change_pass: ['密码', '改密码', 'password'],
    'personal-enter': ['手机号', '我的资料'],
    files: ['图片空间', '素材'],
    supplierSetting: ['开户行', '银行账号', '店铺', '营业时间'],
    shopAddress: ['自提', '提货点'],
    shipTemplate: ['运费', '包邮', '邮费'],
    logistics: ['快递', '物流', '打印机'],
    floorList: ['装修', '店铺装修', '首页装修', '轮播图'],
    wapList: ['手机端', '装修'],
    clerkManage: ['员工', '子账号', '店员'],
    storeRoleManage: ['权限', '岗位'],
    message: ['消息', '通知'],
    help: ['帮助', '教程', '怎么用帮助'],
    feedback: ['反馈', '建议'],
    goods: ['商品', '上架', '改价', '产品', '规格'],
    'draft-goods': ['草稿', '未发布'],
    'alert-goods-quantity': ['库存', '补货', '缺货'],
    'goods-operation': ['发布', '上新', '新增商品'],
    orderList: [
      '商品订单',
      '待发货',
      '商城订单',
      '改价',
      '发货',
      '送货',
      '打印',
      '快递',
      '面单',
      '核销',
      '自有车辆',
      '装箱单',
      '备货',
    ],
    virtualOrderList: ['核销', '虚拟'],
    'export-order-deliver': ['批量发货', '导入物流单号'],
    returnGoodsOrder: ['退货', '售后'],
    returnMoneyOrder: ['退款', '仅退款'],
    orderComplaint: ['投诉', '纠纷'],
    receipt: ['发票', '开票', '税票'],
    storeBill: ['账单', '商城结算'],
    billPayments: ['到账', '打款', '银行流水', '提现'],
    orderStatistics: ['销售额', '营业额', '成交额', '收入', '利润'],
    goodsStatistics: ['热销', '排行', '销量'],
    trafficStatistics: ['访客', '转化', '流量'],
    deviationStatistics: ['过磅', '亏吨', '超差', '磅差'],
    paymentStatistics: ['账龄', '欠款', '回款', '逾期', '应收账款'],
    memberComment: ['评价', '差评', '回复评价'],
    memberList: ['客户', '会员', '买家'],
    coupon: ['优惠券', '代金券', '发券'],
    'full-cut': ['满减', '满赠', '打折', '复制活动'],
    live: ['直播', '开播'],
    pintuan: ['拼团', '拼单'],
    seckill: ['秒杀', '抢购'],
    promotionCalendar: ['活动', '档期'],
    sampleCart: ['算价', '到手价', '试算'],
    distributionGoods: ['分销', '推广'],
    'goods-change': ['变更', '改价审核'],
  }).flatMap(([name, texts]) => texts.map((text) => [text, name] as const)),
)('%s finds %s among the first three', (text, name) => {
  const found = rankMenus(hits, text, tools)
  expect(found.slice(0, 3).map(({ key }) => key)).toContain(name)
})

it('are words of screens that exist', () => {
  const names = new Set(pages.map((page) => page.name))
  expect(guidedScreens().filter((name) => name !== TODAY && !names.has(name as never))).toEqual([])
})
