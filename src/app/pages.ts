import { feedbackEndpoints } from '#features/account/feedback/endpoints'
import { messageEndpoints } from '#features/account/message/endpoints'
import { afterSaleEndpoints } from '#features/mall/afterSale/endpoints'
import { unitEndpoints } from '#features/mall/category/endpoints'
import { commentEndpoints } from '#features/mall/comment/endpoints'
import { complaintEndpoints } from '#features/mall/complaint/endpoints'
import { draftEndpoints, goodsEndpoints, skuEndpoints } from '#features/mall/goods/endpoints'
import { goodsChangeEndpoints } from '#features/mall/goodsChange/endpoints'
import { memberEndpoints } from '#features/mall/member/endpoints'
import { mallOrderEndpoints } from '#features/mall/order/endpoints'
import { receiptEndpoints } from '#features/mall/receipt/endpoints'
import { billEndpoints } from '#features/money/bill/endpoints'
import { platformServiceEndpoints } from '#features/money/platformService/endpoints'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import { contractEndpoints } from '#features/procurement/contract/endpoints'
import { deliveryEndpoints } from '#features/procurement/delivery/endpoints'
import { carEndpoints, driverEndpoints } from '#features/procurement/fleet/endpoints'
import { materialEndpoints } from '#features/procurement/material/endpoints'
import { purchaseEndpoints } from '#features/procurement/purchase/endpoints'
import { settlementEndpoints } from '#features/procurement/settlement/endpoints'
import { couponEndpoints } from '#features/promotion/coupon/endpoints'
import { distributionGoodsEndpoints, distributionOrderEndpoints } from '#features/promotion/distribution/endpoints'
import { fullDiscountEndpoints } from '#features/promotion/fullDiscount/endpoints'
import { groupBuyEndpoints } from '#features/promotion/groupBuy/endpoints'
import { liveGoodsEndpoints, studioEndpoints } from '#features/promotion/live/endpoints'
import { seckillEndpoints } from '#features/promotion/seckill/endpoints'
import { clerkEndpoints } from '#features/store/clerk/endpoints'
import { roleEndpoints } from '#features/store/role/endpoints'
import type { QueryValue } from '#shared/navigation'
import { type BarePage, figures, form, list, type PageDef, page, printPage, publicPage, record } from './page'

// Part of the small entry: it refers to the code of every screen by dynamic import only.

/** THE TABLE OF CONTENTS. One line per screen: an overview of the whole product. */
// biome-ignore format: one line per screen
const contents = [
  publicPage('login', '/login', '登录', () => import('#features/account/signIn/SignInPage'), { way: 'material' }),
  publicPage('loginSupplier', '/loginSupplier', '登录', () => import('#features/account/signIn/SignInPage'), { way: 'supplier' }),
  publicPage('forgetPassword', '/forgetPassword', '忘记密码', () => import('#features/account/password/ForgetPasswordPage'), {}),
  publicPage('SignUp', '/SignUp', '注册账号', () => import('#features/account/register/SignUpPage'), {}),
  publicPage('supplierEntry', '/supplierEntry', '供应商入驻', () => import('#features/account/onboarding/OnboardingPage'), {}),
  publicPage('shopEntry', '/shopEntry', '供应商入驻', () => import('#features/account/onboarding/OnboardingPage'), {}),
  page('home_index', '/home', '首页', () => import('#features/overview/home/HomePage')),
  list('agreementList', '/supplier/agreementList', '集采合同', () => import('#features/procurement/contract/list/ContractListPage'), { query: ['status', 'expireDateRange'], frontRoute: 'supplier/agreement/list', dicts: ['contract_type', 'material_type'], prefetch: contractEndpoints.page }),
  record('agreementDetail', '/supplier/agreementDetail', '合同详情', () => import('#features/procurement/contract/detail/ContractDetailPage'), { owners: ['agreementList'], dicts: ['contract_type', 'material_type'], prefetch: contractEndpoints.detail }),
  form('agreementCreate', '/supplier/agreementCreate', '新建合同', () => import('#features/procurement/contract/editor/ContractCreatePage'), { query: ['copyId', 'parentId'], writes: true, owners: ['agreementList'], dicts: ['contract_type', 'material_type', 'price_mode', 'settle_basis'], aliases: ['/agreementCreate'] }),
  form('agreementEdit', '/agreementEdit', '编辑合同', () => import('#features/procurement/contract/editor/ContractEditPage'), { id: ['id'], query: ['import'], writes: true, owners: ['agreementList'], dicts: ['contract_type', 'material_type', 'settle_basis'], prefetch: contractEndpoints.whole }),
  page('materialList', '/supplier/materialList', '合同材料', () => import('#features/procurement/material/MaterialListPage'), { frontRoute: 'supplier/material/list', prefetch: materialEndpoints.available }),
  list('purchaseOrderList', '/supplier/order/list', '采购订单', () => import('#features/procurement/purchase/PurchaseListPage'), { query: ['status', 'contractCode', 'orderSn', 'projectName', 'sendTimeVerified'], prefetch: purchaseEndpoints.page }),
  page('purchaseDetail', '/supplier/order/detail', '采购订单详情', () => import('#features/procurement/purchase/PurchaseDetailPage'), { id: ['orderSn'], owners: ['purchaseOrderList'], dicts: ['measure_unit'], prefetch: purchaseEndpoints.detail }),
  list('deliverList', '/supplier/deliver/list', '送货单', () => import('#features/procurement/delivery/list/DeliverListPage'), { query: ['status', 'contractCode', 'orderSn', 'printed', 'copyMissing'], drawers: ['board'], dicts: ['delivery_mode'], prefetch: deliveryEndpoints.page }),
  page('deliverDetail', '/supplier/deliver/detail', '送货单详情', () => import('#features/procurement/delivery/detail/DeliverDetailPage'), { id: ['deliverSn'], drawers: ['edit'], owners: ['deliverList'], dicts: ['measure_unit'], prefetch: deliveryEndpoints.detail }),
  page('chooseMaterial', '/supplier/deliver/chooseMaterial', '选择材料', () => import('#features/procurement/delivery/chooser/ChooseMaterialPage'), { query: ['contractId', 'source'], writes: true, owners: ['deliverList'] }),
  form('createDeliver', '/supplier/deliver/createDeliver', '创建送货单', () => import('#features/procurement/delivery/editor/DeliverEditPage'), { id: ['contractId', 'orderSn', 'corrects'], query: ['items', 'copy'], writes: true, owners: ['deliverList'] }),
  page('signedCopies', '/supplier/deliver/signedCopies', '批量上传回单', () => import('#features/procurement/delivery/signedCopies/SignedCopiesPage'), { writes: true, owners: ['deliverList'] }),
  list('settlementList', '/supplier/settlement/list', '结算单', () => import('#features/procurement/settlement/SettlementListPage'), { query: ['status', 'contractCode', 'unpaid', 'settleDateRange'], drawers: ['together'], dicts: ['material_type'], prefetch: settlementEndpoints.page }),
  record('settlementDetail', '/supplier/settlement/detail', '结算单详情', () => import('#features/procurement/settlement/SettlementDetailPage'), { query: ['deviation', 'line'], owners: ['settlementList'], dicts: ['measure_unit'], prefetch: settlementEndpoints.detail }),
  list('driverList', '/supplier/driver/list', '司机管理', () => import('#features/procurement/fleet/DriverListPage'), { query: ['status', 'driverName', 'licenseExpireRange'], drawers: ['edit'], prefetch: driverEndpoints.page }),
  list('carList', '/supplier/car/list', '车辆管理', () => import('#features/procurement/fleet/CarListPage'), { query: ['status', 'carNo', 'inspectExpireRange', 'insuranceExpireRange'], drawers: ['edit'], prefetch: carEndpoints.page, dicts: ['car_type'] }),
  page('platformServiceList', '/supplier/server/platformService/list', '平台服务', () => import('#features/money/platformService/PlatformServiceListPage')),
  page('platformServicePayment', '/supplier/server/platformService/payment', '服务支付', () => import('#features/money/platformService/payment/PaymentPage'), { id: ['featureId'], query: ['orderId'], writes: true, owners: ['platformServiceList', 'purchaseRecordList'] }),
  page('purchaseRecordList', '/supplier/server/purchaseRecord/list', '购买记录', () => import('#features/money/platformService/PurchaseRecordListPage'), { prefetch: platformServiceEndpoints.page }),
  record('purchaseRecordDetail', '/supplier/server/purchaseRecord/detail', '购买记录详情', () => import('#features/money/platformService/PurchaseRecordDetailPage'), { owners: ['purchaseRecordList'], prefetch: platformServiceEndpoints.detail }),
  page('personal-enter', '/personal-enter', '个人中心', () => import('#features/account/profile/ProfilePage'), { owners: ['home_index'] }),
  page('change_pass', '/change-password', '修改密码', () => import('#features/account/password/ChangePasswordPage'), { owners: ['home_index'], aliases: ['/change_pass'] }),
  page('files', '/files', '文件管理', () => import('#features/common/file/FilesPage'), { query: ['name', 'fileType', 'createRange', 'fileDirectoryId'], frontRoute: 'supplier/files' }),
  page('supplierSetting', '/supplier/setting', '店铺设置', () => import('#features/store/setting/SettingPage'), { query: ['tab'], frontRoute: 'shop/shopSetting' }),
  page('shopAddress', '/shop-addresses', '自提管理', () => import('#features/store/address/AddressListPage'), { drawers: ['edit'], frontRoute: 'shop/shopAddress' }),
  page('shipTemplate', '/ship-templates', '运费模板', () => import('#features/store/freight/FreightListPage'), { drawers: ['view'], frontRoute: 'shop/ship/shipTemplate' }),
  page('shipTemplateEdit', '/ship-template-edit', '运费模板', () => import('#features/store/freight/FreightEditPage'), { id: ['id'], query: ['copy'], writes: true, owners: ['shipTemplate'] }),
  page('logistics', '/logistics', '物流公司', () => import('#features/store/logistics/LogisticsListPage'), { drawers: ['edit'], frontRoute: 'shop/ship/logistics' }),
  page('floorList', '/pc-pages', 'PC楼层', () => import('#features/mall/decoration/SitePageListPage'), { frontRoute: 'shop/floorList' }),
  page('renovation', '/pcFloorList/main', '装修PC页面', () => import('#features/mall/decoration/SitePageEditPage'), { id: ['id'], writes: true, owners: ['floorList'], aliases: ['/renovation'] }),
  page('wapList', '/wap-pages', '移动楼层', () => import('#features/mall/decoration/PhonePageListPage'), { frontRoute: 'shop/wap/wapList' }),
  page('main', '/floorList/main', '装修移动页面', () => import('#features/mall/decoration/PhonePageEditPage'), { id: ['id'], writes: true, owners: ['wapList'] }),
  list('clerkManage', '/store/clerks', '店员管理', () => import('#features/store/clerk/ClerkListPage'), { query: ['departmentId', 'status'], drawers: ['edit', 'view'], frontRoute: 'shop/system/clerk/clerkManage', prefetch: clerkEndpoints.page }),
  page('storeDepartmentManage', '/store/departments', '部门管理', () => import('#features/store/department/DepartmentPage'), { query: ['id'], drawers: ['edit', 'parent'], frontRoute: 'shop/system/department/storeDepartmentManage' }),
  list('storeRoleManage', '/store/roles', '角色权限', () => import('#features/store/role/RoleListPage'), { drawers: ['edit', 'view'], frontRoute: 'shop/system/role/storeRoleManage', prefetch: roleEndpoints.page }),
  list('message', '/message', '消息中心', () => import('#features/account/message/MessageListPage'), { query: ['status'], drawers: ['view'], aliases: ['/message_index'], prefetch: messageEndpoints.page }),
  page('help', '/help', '帮助文档', () => import('#features/account/help/HelpPage'), { query: ['article', 'category', 'title', 'keyword', 'current'] }),
  list('feedback', '/feedback', '意见反馈', () => import('#features/account/feedback/FeedbackListPage'), { query: ['status'], drawers: ['edit', 'view'], prefetch: feedbackEndpoints.page }),
  list('goods', '/goods', '商品列表', () => import('#features/mall/goods/list/GoodsListPage'), { query: ['goodsStatus', 'storeCategoryPath', 'id'], drawers: ['edit', 'view'], frontRoute: 'goods/goods-seller/goods', prefetch: goodsEndpoints.page }),
  list('template-goods', '/goods-templates', '商品模板', () => import('#features/mall/goods/list/TemplateListPage'), { drawers: ['view'], frontRoute: 'goods/goods-seller/draftGoods', prefetch: draftEndpoints.templates }),
  list('draft-goods', '/goods-drafts', '商品草稿', () => import('#features/mall/goods/list/DraftListPage'), { drawers: ['view'], frontRoute: 'goods/goods-seller/drafts', prefetch: draftEndpoints.drafts }),
  list('alert-goods-quantity', '/goods-stock', '库存管理', () => import('#features/mall/goods/list/StockListPage'), { query: ['stock'], frontRoute: 'goods/goods-seller/alertQuantity', prefetch: skuEndpoints.page, prefetchUnless: 'stock' }),
  page('category', '/shop-categories', '店铺分类', () => import('#features/mall/category/ShopCategoryPage'), { drawers: ['edit', 'parent'], frontRoute: 'goods/goods-manage/category' }),
  page('goodsUnit', '/goods-units', '计量单位', () => import('#features/mall/category/UnitListPage'), { frontRoute: 'goods/goods-manage/goodsUnit', prefetch: unitEndpoints.page }),
  page('goods-operation', '/goods-operation', '发布商品', () => import('#features/mall/goods/publish/GoodsPublishPage'), { query: ['copyId', 'template'], writes: true, owners: ['goods', 'template-goods', 'draft-goods'] }),
  page('goods-operation-edit', '/goods-operation-edit', '编辑商品', () => import('#features/mall/goods/publish/GoodsEditPage'), { id: ['id'], writes: true, owners: ['goods', 'alert-goods-quantity'] }),
  page('goods-template-operation-edit', '/goods-template-operation-edit', '编辑模板', () => import('#features/mall/goods/publish/stored/GoodsTemplatePage'), { id: ['draftId'], writes: true, owners: ['template-goods'] }),
  page('goods-draft-operation-edit', '/goods-draft-operation-edit', '编辑草稿', () => import('#features/mall/goods/publish/stored/GoodsDraftPage'), { id: ['draftId'], writes: true, owners: ['draft-goods'] }),
  list('orderList', '/orders', '商品订单', () => import('#features/mall/order/list/OrderListPage'), { query: ['orderStatus', 'keywords', 'promotionId', 'promotionName'], drawers: ['ship', 'consignee', 'price'], frontRoute: 'order/order/orderList', prefetch: mallOrderEndpoints.page, prefetchUnless: 'promotionId' }),
  list('virtualOrderList', '/virtual-orders', '虚拟订单', () => import('#features/mall/order/list/VirtualOrderListPage'), { query: ['orderStatus'], drawers: ['price'], frontRoute: 'order/order/virtualOrderList', prefetch: mallOrderEndpoints.virtualPage }),
  page('order-detail', '/order-detail', '订单详情', () => import('#features/mall/order/detail/OrderDetailPage'), { id: ['sn'], drawers: ['ship', 'consignee', 'price', 'waybill'], owners: ['orderList', 'virtualOrderList'], prefetch: mallOrderEndpoints.detail }),
  page('export-order-deliver', '/export-order-deliver', '批量发货', () => import('#features/mall/order/ship/BatchShipPage'), { writes: true, owners: ['orderList'] }),
  list('returnGoodsOrder', '/after-sales', '退货管理', () => import('#features/mall/afterSale/AfterSaleListPage'), { query: ['serviceStatus', 'orderSn'], drawers: ['edit'], frontRoute: 'order/after-order/returnGoodsOrder', prefetch: afterSaleEndpoints.returns }),
  list('returnMoneyOrder', '/after-sales/refunds', '退款管理', () => import('#features/mall/afterSale/RefundListPage'), { query: ['serviceStatus', 'orderSn'], drawers: ['edit'], frontRoute: 'order/after-order/returnMoneyOrder', prefetch: afterSaleEndpoints.refunds }),
  page('return-goods-order-detail', '/return-goods-order-detail', '售后详情', () => import('#features/mall/afterSale/AfterSaleDetailPage'), { id: ['sn'], drawers: ['edit'], owners: ['returnGoodsOrder', 'returnMoneyOrder'], prefetch: afterSaleEndpoints.detail }),
  list('orderComplaint', '/complaints', '投诉管理', () => import('#features/mall/complaint/ComplaintListPage'), { query: ['status', 'orderSn'], drawers: ['edit'], frontRoute: 'order/after-order/orderComplaint', prefetch: complaintEndpoints.page }),
  record('order-complaint-detail', '/order-complaint-detail', '投诉详情', () => import('#features/mall/complaint/ComplaintDetailPage'), { drawers: ['edit'], owners: ['orderComplaint'], prefetch: complaintEndpoints.detail }),
  list('receipt', '/receipts', '发票管理', () => import('#features/mall/receipt/ReceiptListPage'), { query: ['receiptStatus', 'issuable', 'orderSn'], drawers: ['edit', 'view'], frontRoute: 'order/receiptManager/receipt', prefetch: receiptEndpoints.page }),
  list('accountStatementBill', '/bills/reconcile', '财务对账', () => import('#features/money/bill/list/StatementListPage'), { frontRoute: 'shop/bill/accountStatementBill' }),
  list('storeBill', '/bills', '店铺结算', () => import('#features/money/bill/list/BillListPage'), { query: ['billStatus', 'createdBy'], frontRoute: 'shop/bill/storeBill', prefetch: billEndpoints.page }),
  list('orderSettlementList', '/bills/orders', '订单结算', () => import('#features/money/bill/orders/BillableOrderListPage'), { frontRoute: 'shop/bill/orderSettlementList', prefetch: billEndpoints.orders }),
  list('billPayments', '/bills/payments', '到账核对', () => import('#features/money/bill/payments/PaymentListPage'), { query: ['hasPayDifference'], frontRoute: 'shop/bill/billPayments' }),
  record('bill-detail', '/bill-detail', '结算单详情', () => import('#features/money/bill/detail/BillDetailPage'), { owners: ['storeBill', 'accountStatementBill'], prefetch: billEndpoints.detail }),
  record('orderSettlementList-detail', '/orderSettlementList-detail', '订单结算详情', () => import('#features/money/bill/detail/BillDetailPage'), { owners: ['orderSettlementList', 'storeBill'], prefetch: billEndpoints.detail }),
  figures('orderStatistics', '/statistics/orders', '订单统计', () => import('#features/overview/statistics/order/OrderStatisticsPage'), { query: ['by', 'pick', 'tab'], frontRoute: 'statistics/order', prefetch: statisticsEndpoints.order, prefetchArgs: { searchType: 'LAST_SEVEN' } }),
  figures('compositionStatistics', '/statistics/composition', '销售构成', () => import('#features/overview/statistics/composition/CompositionPage'), { query: ['pick'], prefetch: statisticsEndpoints.project, prefetchArgs: { searchType: 'LAST_SEVEN' } }),
  figures('goodsStatistics', '/statistics/goods', '商品统计', () => import('#features/overview/statistics/goods/GoodsStatisticsPage'), { query: ['by', 'pick'], prefetch: statisticsEndpoints.goods, prefetchArgs: { searchType: 'LAST_SEVEN', type: 'PRICE' } }),
  figures('trafficStatistics', '/statistics/traffic', '流量统计', () => import('#features/overview/statistics/traffic/TrafficStatisticsPage'), { prefetch: statisticsEndpoints.visits, prefetchArgs: { searchType: 'LAST_SEVEN' } }),
  figures('refundStatistics', '/statistics/refunds', '退款统计', () => import('#features/overview/statistics/refund/RefundStatisticsPage'), { query: ['by', 'pick'], frontRoute: 'statistics/refund', prefetch: statisticsEndpoints.refundByDay, prefetchArgs: { searchType: 'LAST_SEVEN' } }),
  figures('billStatistics', '/statistics/bills', '结算统计', () => import('#features/overview/statistics/bill/BillStatisticsPage'), { query: ['by', 'pick'], frontRoute: 'statistics/bill', prefetch: statisticsEndpoints.billByCompany, prefetchArgs: { searchType: 'YEAR' } }),
  figures('supplyStatistics', '/statistics/supply', '供货统计', () => import('#features/overview/statistics/supply/SupplyStatisticsPage'), { query: ['by', 'pick', 'tab'], prefetch: statisticsEndpoints.supply, prefetchArgs: { searchType: 'YEAR', by: 'project' } }),
  figures('deviationStatistics', '/statistics/deviation', '磅差统计', () => import('#features/overview/statistics/supply/DeviationStatisticsPage'), { query: ['by', 'pick', 'driverName', 'carNo', 'materialName', 'companyName'], prefetch: statisticsEndpoints.deviation, prefetchArgs: { searchType: 'YEAR', by: 'driver' } }),
  figures('paymentStatistics', '/statistics/payment', '回款统计', () => import('#features/overview/statistics/supply/PaymentStatisticsPage'), { query: ['by', 'pick', 'debtor', 'debts'], prefetch: statisticsEndpoints.payment, prefetchArgs: { searchType: 'YEAR', by: 'month' } }),
  list('memberComment', '/comments', '评价管理', () => import('#features/mall/comment/CommentListPage'), { query: ['replyStatus', 'grade'], drawers: ['edit', 'view'], frontRoute: 'member/memberComment', prefetch: commentEndpoints.page }),
  list('memberList', '/members', '会员管理', () => import('#features/mall/member/MemberListPage'), { frontRoute: 'member/memberList', prefetch: memberEndpoints.page }),
  record('member-detail', '/member-detail', '会员详情', () => import('#features/mall/member/MemberDetailPage'), { owners: ['memberList'], prefetch: memberEndpoints.detail }),
  list('coupon', '/coupons', '优惠券', () => import('#features/promotion/coupon/CouponListPage'), { query: ['promotionStatus', 'period', 'couponName'], drawers: ['series'], frontRoute: 'promotion/coupon/coupon', prefetch: couponEndpoints.page }),
  form('add-coupon', '/add-coupon', '优惠券', () => import('#features/promotion/coupon/CouponEditPage'), { id: ['id'], query: ['copy', 'renew'], drawers: ['series'], owners: ['coupon'] }),
  list('coupon-receive', '/promotions/coupon-receive', '优惠券领取记录', () => import('#features/promotion/coupon/ReceivedListPage'), { query: ['couponId', 'memberCouponStatus'], owners: ['coupon'], prefetch: couponEndpoints.received, prefetchUnless: 'couponId' }),
  list('full-cut', '/full-discount', '满额活动', () => import('#features/promotion/fullDiscount/FullDiscountListPage'), { query: ['promotionStatus', 'period'], drawers: ['series'], frontRoute: 'promotion/full-discount/full-discount', prefetch: fullDiscountEndpoints.page }),
  form('full-discount-detail', '/full-discount-detail', '满额活动', () => import('#features/promotion/fullDiscount/FullDiscountDetailPage'), { id: ['id'], query: ['copy', 'renew'], drawers: ['series'], owners: ['full-cut'] }),
  list('live', '/live', '直播管理', () => import('#features/promotion/live/LiveListPage'), { query: ['status'], frontRoute: 'promotion/live/live', prefetch: studioEndpoints.page }),
  form('add-live', '/add-live', '直播间', () => import('#features/promotion/live/LiveEditPage'), { id: ['id'], query: ['copy'], owners: ['live'] }),
  list('liveGoods', '/live-goods', '直播商品', () => import('#features/promotion/live/goods/LiveGoodsListPage'), { query: ['auditStatus'], drawers: ['edit'], frontRoute: 'promotion/live/liveGoods', prefetch: liveGoodsEndpoints.page }),
  list('pintuan', '/pintuan', '拼团活动', () => import('#features/promotion/groupBuy/GroupBuyListPage'), { query: ['promotionStatus', 'period'], drawers: ['series'], frontRoute: 'promotion/pintuan/pintuan', prefetch: groupBuyEndpoints.page }),
  form('pintuan-edit', '/pintuan-edit', '拼团', () => import('#features/promotion/groupBuy/GroupBuyEditPage'), { id: ['id'], query: ['copy', 'renew'], writes: true, owners: ['pintuan'] }),
  record('pintuan-goods', '/pintuan-goods', '拼团商品', () => import('#features/promotion/groupBuy/GroupBuyDetailPage'), { drawers: ['series'], owners: ['pintuan'], prefetch: groupBuyEndpoints.byId }),
  list('seckill', '/seckill', '秒杀活动', () => import('#features/promotion/seckill/SeckillListPage'), { query: ['promotionStatus', 'period', 'waiting'], frontRoute: 'promotion/seckill/seckill', prefetch: seckillEndpoints.page }),
  record('seckill-goods', '/seckill-goods', '秒杀商品', () => import('#features/promotion/seckill/SeckillDetailPage'), { owners: ['seckill'], prefetch: seckillEndpoints.byId }),
  page('promotionCalendar', '/promotions/calendar', '活动日历', () => import('#features/promotion/calendar/CalendarPage'), { query: ['month'], frontRoute: 'promotion/calendar', needs: 'activities' }),
  form('sampleCart', '/promotions/sample-cart', '优惠试算', () => import('#features/promotion/sampleCart/SampleCartPage'), { frontRoute: 'promotion/sampleCart', needs: 'activities' }),
  list('distributionGoods', '/distribution/goods', '分销商品', () => import('#features/promotion/distribution/DistributionGoodsListPage'), { drawers: ['edit'], frontRoute: 'distribution/distributionGoods', prefetch: distributionGoodsEndpoints.page }),
  list('distributionOrder', '/distribution/orders', '分销订单', () => import('#features/promotion/distribution/DistributionOrderListPage'), { query: ['distributionOrderStatus'], frontRoute: 'distribution/distributionOrder', prefetch: distributionOrderEndpoints.page }),
  list('goods-change', '/goods-changes', '商品变更', () => import('#features/mall/goodsChange/ChangeListPage'), { query: ['status'], drawers: ['edit', 'goods', 'view'], frontRoute: 'goods/goods-seller/goodsChange', prefetch: goodsChangeEndpoints.page }),
  printPage('deliverPreview', '/deliverPreview', '送货单', () => import('#features/procurement/delivery/print/DeliverPreviewPage')),
  printPage('settlementPreview', '/settlementPreview', '结算单', () => import('#features/procurement/settlement/SettlementPreviewPage')),
  printPage('orderPreview', '/orderPreview', '发货单', () => import('#features/mall/order/print/OrderPreviewPage')),
  printPage('billPreview', '/billPreview', '结算单', () => import('#features/money/bill/print/BillPreviewPage')),
  printPage('statementPreview', '/statementPreview', '对账函', () => import('#features/procurement/receivable/statement/StatementPreviewPage')),
  printPage('reminderPreview', '/reminderPreview', '催款函', () => import('#features/procurement/receivable/reminder/ReminderPreviewPage')),
  printPage('invoicePreview', '/invoicePreview', '开票资料', () => import('#features/procurement/receivable/invoice/InvoicePreviewPage')),
  printPage('sampleCartPreview', '/sampleCartPreview', '优惠试算', () => import('#features/promotion/sampleCart/print/SampleCartPreviewPage')),
  printPage('differencePreview', '/differencePreview', '结算差异清单', () => import('#features/procurement/dispute/DifferencePreviewPage'), { needs: 'settlementAnswer' }),
]

/** The screens inside the shell, those open to a logged-out user, and those that print. */
export const pages: readonly PageDef[] = contents.filter((screen) => screen.scope === 'layout')
export const publicPages: readonly BarePage[] = contents.filter((screen) => screen.scope === 'public')
export const printPages: readonly BarePage[] = contents.filter((screen) => screen.scope === 'print')

export type Contents = {
  pages: readonly PageDef[]
  publicPages: readonly BarePage[]
  printPages: readonly BarePage[]
}

/** Types the screen names and query keys for `go`, `PageLink` and the like: any other is a type error. */
declare module '#shared/navigation' {
  interface Screens extends QueriesOf<Extract<(typeof contents)[number], { scope: 'layout' }>> {}
}

type QueriesOf<Screen extends { name: string; keys: readonly string[] }> = {
  [One in Screen as One['name']]: QueryOf<One['keys'][number]>
}

type QueryOf<Key extends string> = [Key] extends [never] ? Record<string, never> : Partial<Record<Key, QueryValue>>
