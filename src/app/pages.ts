import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
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
import type { Endpoint } from '#shared/endpoint'
import type { QueryValue } from '#shared/navigation'

// Part of the small entry: it refers to the code of every screen by dynamic import only.

/** A screen of the product. */
export type PageDef = {
  /** Its name: the server menu's `routeName`, and what `go(name)` opens. */
  name: string
  /** Its default path; a menu entry may name another. */
  path: string
  /** Its title outside the menu: tab, breadcrumb, document title. */
  title: string
  /** Loads its code. */
  load: Load
  /** The endpoint of the query it shows first, prefetched while its code loads. */
  prefetch?: Endpoint
  /** An address with this key asks another endpoint. */
  prefetchUnless?: string
  /** The arguments of that query where the address says nothing; an address that does is not prefetched. */
  prefetchArgs?: Readonly<Record<string, string>>
  /** Codes of the dictionaries to prefetch. */
  dicts?: readonly string[]
  /** Query keys that distinguish two tabs of this screen. */
  id: readonly string[]
  /** Menu screens it belongs to: any of them grants access. Empty: the menu itself must list it. */
  owners: readonly string[]
  /** Query keys that open a drawer over it. */
  drawers: readonly string[]
  /** True for an editor: an account with view-only access to its owners cannot open it. */
  writes?: boolean
  /** The server menu's component key, where it differs from the name. */
  frontRoute?: string
  /** Other paths of the screen; they redirect to its own. */
  aliases?: readonly string[]
}

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
  page('agreementList', '/supplier/agreementList', '集采合同', () => import('#features/procurement/contract/list/ContractListPage'), { query: ['status', 'expireDateRange', 'sort', 'order'], frontRoute: 'supplier/agreement/list', dicts: ['contract_type', 'material_type'], prefetch: contractEndpoints.page }),
  page('agreementDetail', '/supplier/agreementDetail', '合同详情', () => import('#features/procurement/contract/detail/ContractDetailPage'), { id: ['id'], owners: ['agreementList'], dicts: ['contract_type', 'material_type'], prefetch: contractEndpoints.detail }),
  page('agreementCreate', '/supplier/agreementCreate', '新建合同', withDates(() => import('#features/procurement/contract/editor/ContractCreatePage')), { writes: true, owners: ['agreementList'], dicts: ['contract_type', 'material_type', 'price_mode', 'settle_basis'], aliases: ['/agreementCreate'] }),
  page('agreementEdit', '/agreementEdit', '编辑合同', withDates(() => import('#features/procurement/contract/editor/ContractEditPage')), { id: ['id'], query: ['import'], writes: true, owners: ['agreementList'], dicts: ['contract_type', 'material_type', 'settle_basis'], prefetch: contractEndpoints.whole }),
  page('materialList', '/supplier/materialList', '合同材料', () => import('#features/procurement/material/MaterialListPage'), { frontRoute: 'supplier/material/list', prefetch: materialEndpoints.available }),
  page('purchaseOrderList', '/supplier/order/list', '采购订单', () => import('#features/procurement/purchase/PurchaseListPage'), { query: ['status', 'contractCode', 'orderSn', 'projectName', 'sendTimeVerified', 'sort', 'order'], frontRoute: 'supplier/order/list', prefetch: purchaseEndpoints.page }),
  page('purchaseDetail', '/supplier/order/detail', '采购订单详情', () => import('#features/procurement/purchase/PurchaseDetailPage'), { id: ['orderSn'], owners: ['purchaseOrderList'], dicts: ['measure_unit'], prefetch: purchaseEndpoints.detail }),
  page('deliverList', '/supplier/deliver/list', '送货单', () => import('#features/procurement/delivery/list/DeliverListPage'), { query: ['status', 'contractCode', 'orderSn', 'printed', 'copyMissing', 'sort', 'order'], frontRoute: 'supplier/deliver/list', dicts: ['delivery_mode'], prefetch: deliveryEndpoints.page }),
  page('deliverDetail', '/supplier/deliver/detail', '送货单详情', () => import('#features/procurement/delivery/detail/DeliverDetailPage'), { id: ['deliverSn'], drawers: ['edit'], owners: ['deliverList'], dicts: ['measure_unit'], prefetch: deliveryEndpoints.detail }),
  page('chooseMaterial', '/supplier/deliver/chooseMaterial', '选择材料', () => import('#features/procurement/delivery/chooser/ChooseMaterialPage'), { query: ['contractId', 'source'], writes: true, owners: ['deliverList'] }),
  page('createDeliver', '/supplier/deliver/createDeliver', '创建送货单', withDates(() => import('#features/procurement/delivery/editor/DeliverEditPage')), { id: ['contractId', 'orderSn', 'corrects'], query: ['items', 'copy'], writes: true, owners: ['deliverList'] }),
  page('signedCopies', '/supplier/deliver/signedCopies', '批量上传回单', () => import('#features/procurement/delivery/signedCopies/SignedCopiesPage'), { writes: true, owners: ['deliverList'] }),
  page('settlementList', '/supplier/settlement/list', '结算单', () => import('#features/procurement/settlement/SettlementListPage'), { query: ['status', 'contractCode', 'unpaid', 'settleDateRange', 'sort', 'order'], frontRoute: 'supplier/settlement/list', dicts: ['material_type'], prefetch: settlementEndpoints.page }),
  page('settlementDetail', '/supplier/settlement/detail', '结算单详情', () => import('#features/procurement/settlement/SettlementDetailPage'), { id: ['id'], query: ['deviation', 'line'], owners: ['settlementList'], dicts: ['measure_unit'], prefetch: settlementEndpoints.detail }),
  page('driverList', '/supplier/driver/list', '司机管理', () => import('#features/procurement/fleet/DriverListPage'), { query: ['status', 'driverName', 'licenseExpireRange', 'sort', 'order'], drawers: ['edit'], frontRoute: 'supplier/driver/list', prefetch: driverEndpoints.page }),
  page('carList', '/supplier/car/list', '车辆管理', () => import('#features/procurement/fleet/CarListPage'), { query: ['status', 'carNo', 'inspectExpireRange', 'insuranceExpireRange', 'sort', 'order'], drawers: ['edit'], frontRoute: 'supplier/car/list', prefetch: carEndpoints.page, dicts: ['car_type'] }),
  page('platformServiceList', '/supplier/server/platformService/list', '平台服务', () => import('#features/money/platformService/PlatformServiceListPage'), { frontRoute: 'supplier/server/platformService/list' }),
  page('platformServicePayment', '/supplier/server/platformService/payment', '服务支付', () => import('#features/money/platformService/payment/PaymentPage'), { id: ['featureId'], query: ['orderId'], writes: true, owners: ['platformServiceList', 'purchaseRecordList'], frontRoute: 'supplier/server/platformService/payment' }),
  page('purchaseRecordList', '/supplier/server/purchaseRecord/list', '购买记录', () => import('#features/money/platformService/PurchaseRecordListPage'), { frontRoute: 'supplier/server/purchaseRecord/list', prefetch: platformServiceEndpoints.page }),
  page('purchaseRecordDetail', '/supplier/server/purchaseRecord/detail', '购买记录详情', () => import('#features/money/platformService/PurchaseRecordDetailPage'), { id: ['id'], owners: ['purchaseRecordList'], frontRoute: 'supplier/server/purchaseRecord/detail', prefetch: platformServiceEndpoints.detail }),
  page('personal-enter', '/personal-enter', '个人中心', () => import('#features/account/profile/ProfilePage'), { owners: ['home_index'] }),
  page('change_pass', '/change-password', '修改密码', () => import('#features/account/password/ChangePasswordPage'), { owners: ['home_index'], aliases: ['/change_pass'] }),
  page('files', '/files', '文件管理', () => import('#features/common/file/FilesPage'), { query: ['name', 'fileType', 'createRange', 'fileDirectoryId'], frontRoute: 'supplier/files' }),
  page('supplierSetting', '/supplier/setting', '店铺设置', () => import('#features/store/setting/SettingPage'), { query: ['tab'], frontRoute: 'shop/shopSetting' }),
  page('shopAddress', '/shop-addresses', '自提管理', () => import('#features/store/address/AddressListPage'), { drawers: ['edit'], frontRoute: 'shop/shopAddress' }),
  page('shipTemplate', '/ship-templates', '运费模板', () => import('#features/store/freight/FreightListPage'), { drawers: ['view'], frontRoute: 'shop/ship/shipTemplate' }),
  page('shipTemplateEdit', '/ship-template-edit', '运费模板', () => import('#features/store/freight/FreightEditPage'), { id: ['id'], query: ['copy'], writes: true, owners: ['shipTemplate'] }),
  page('logistics', '/logistics', '物流公司', () => import('#features/store/logistics/LogisticsListPage'), { drawers: ['edit'], frontRoute: 'shop/ship/logistics' }),
  page('floorList', '/pc-pages', 'PC楼层', () => import('#features/mall/decoration/SitePageListPage'), { frontRoute: 'shop/floorList' }),
  page('renovation', '/pcFloorList/main', '装修PC页面', () => import('#features/mall/decoration/SitePageEditPage'), { id: ['id'], writes: true, owners: ['floorList'] }),
  page('wapList', '/wap-pages', '移动楼层', () => import('#features/mall/decoration/PhonePageListPage'), { frontRoute: 'shop/wap/wapList' }),
  page('main', '/floorList/main', '装修移动页面', () => import('#features/mall/decoration/PhonePageEditPage'), { id: ['id'], writes: true, owners: ['wapList'] }),
  page('clerkManage', '/store/clerks', '店员管理', () => import('#features/store/clerk/ClerkListPage'), { query: ['departmentId', 'status', 'sort', 'order'], drawers: ['edit', 'view'], frontRoute: 'shop/system/clerk/clerkManage', prefetch: clerkEndpoints.page }),
  page('storeDepartmentManage', '/store/departments', '部门管理', () => import('#features/store/department/DepartmentPage'), { query: ['id'], drawers: ['edit', 'parent'], frontRoute: 'shop/system/department/storeDepartmentManage' }),
  page('storeRoleManage', '/store/roles', '角色权限', () => import('#features/store/role/RoleListPage'), { query: ['sort', 'order'], drawers: ['edit', 'view'], frontRoute: 'shop/system/role/storeRoleManage', prefetch: roleEndpoints.page }),
  page('message', '/message', '消息中心', () => import('#features/account/message/MessageListPage'), { query: ['status', 'sort', 'order'], drawers: ['view'], aliases: ['/message_index'], frontRoute: 'message', prefetch: messageEndpoints.page }),
  page('help', '/help', '帮助文档', () => import('#features/account/help/HelpPage'), { query: ['article', 'category', 'title', 'keyword', 'current'], frontRoute: 'help' }),
  page('feedback', '/feedback', '意见反馈', () => import('#features/account/feedback/FeedbackListPage'), { query: ['status', 'sort', 'order'], drawers: ['edit', 'view'], frontRoute: 'feedback', prefetch: feedbackEndpoints.page }),
  page('goods', '/goods', '商品列表', () => import('#features/mall/goods/list/GoodsListPage'), { query: ['goodsStatus', 'storeCategoryPath', 'id', 'sort', 'order'], drawers: ['edit', 'view'], frontRoute: 'goods/goods-seller/goods', prefetch: goodsEndpoints.page }),
  page('template-goods', '/goods-templates', '商品模板', () => import('#features/mall/goods/list/TemplateListPage'), { query: ['sort', 'order'], drawers: ['view'], frontRoute: 'goods/goods-seller/draftGoods', prefetch: draftEndpoints.templates }),
  page('draft-goods', '/goods-drafts', '商品草稿', () => import('#features/mall/goods/list/DraftListPage'), { query: ['sort', 'order'], drawers: ['view'], frontRoute: 'goods/goods-seller/drafts', prefetch: draftEndpoints.drafts }),
  page('alert-goods-quantity', '/goods-stock', '库存管理', () => import('#features/mall/goods/list/StockListPage'), { query: ['stock', 'sort', 'order'], frontRoute: 'goods/goods-seller/alertQuantity', prefetch: skuEndpoints.page, prefetchUnless: 'stock' }),
  page('category', '/shop-categories', '店铺分类', () => import('#features/mall/category/ShopCategoryPage'), { drawers: ['edit', 'parent'], frontRoute: 'goods/goods-manage/category' }),
  page('goodsUnit', '/goods-units', '计量单位', () => import('#features/mall/category/UnitListPage'), { frontRoute: 'goods/goods-manage/goodsUnit', prefetch: unitEndpoints.page }),
  page('goods-operation', '/goods-operation', '发布商品', () => import('#features/mall/goods/publish/GoodsPublishPage'), { query: ['copyId'], writes: true, owners: ['goods', 'template-goods', 'draft-goods'] }),
  page('goods-operation-edit', '/goods-operation-edit', '编辑商品', () => import('#features/mall/goods/publish/GoodsEditPage'), { id: ['id'], writes: true, owners: ['goods', 'alert-goods-quantity'] }),
  page('goods-template-operation-edit', '/goods-template-operation-edit', '编辑模板', () => import('#features/mall/goods/publish/GoodsDraftPage'), { id: ['draftId'], writes: true, owners: ['template-goods'] }),
  page('goods-draft-operation-edit', '/goods-draft-operation-edit', '编辑草稿', () => import('#features/mall/goods/publish/GoodsDraftPage'), { id: ['draftId'], writes: true, owners: ['draft-goods'] }),
  page('orderList', '/orders', '商品订单', () => import('#features/mall/order/list/OrderListPage'), { query: ['orderStatus', 'keywords', 'sort', 'order'], drawers: ['ship', 'consignee'], frontRoute: 'order/order/orderList', prefetch: mallOrderEndpoints.page }),
  page('virtualOrderList', '/virtual-orders', '虚拟订单', () => import('#features/mall/order/list/VirtualOrderListPage'), { query: ['orderStatus', 'sort', 'order'], frontRoute: 'order/order/virtualOrderList', prefetch: mallOrderEndpoints.virtualPage }),
  page('order-detail', '/order-detail', '订单详情', () => import('#features/mall/order/detail/OrderDetailPage'), { id: ['sn'], drawers: ['ship', 'consignee', 'waybill'], owners: ['orderList', 'virtualOrderList'], prefetch: mallOrderEndpoints.detail }),
  page('export-order-deliver', '/export-order-deliver', '批量发货', () => import('#features/mall/order/ship/BatchShipPage'), { writes: true, owners: ['orderList'] }),
  page('returnGoodsOrder', '/after-sales', '退货管理', () => import('#features/mall/afterSale/AfterSaleListPage'), { query: ['serviceStatus', 'serviceType', 'orderSn', 'sort', 'order'], drawers: ['edit'], frontRoute: 'order/after-order/returnGoodsOrder', prefetch: afterSaleEndpoints.page }),
  page('returnMoneyOrder', '/after-sales/refunds', '退款管理', () => import('#features/mall/afterSale/RefundListPage'), { query: ['serviceStatus', 'sort', 'order'], drawers: ['edit'], frontRoute: 'order/after-order/returnMoneyOrder', prefetch: afterSaleEndpoints.refunds }),
  page('return-goods-order-detail', '/return-goods-order-detail', '售后详情', () => import('#features/mall/afterSale/AfterSaleDetailPage'), { id: ['sn'], drawers: ['edit'], owners: ['returnGoodsOrder', 'returnMoneyOrder'], prefetch: afterSaleEndpoints.detail }),
  page('orderComplaint', '/complaints', '投诉管理', () => import('#features/mall/complaint/ComplaintListPage'), { query: ['status', 'orderSn', 'sort', 'order'], drawers: ['edit'], frontRoute: 'order/after-order/orderComplaint', prefetch: complaintEndpoints.page }),
  page('order-complaint-detail', '/order-complaint-detail', '投诉详情', () => import('#features/mall/complaint/ComplaintDetailPage'), { id: ['id'], drawers: ['edit'], owners: ['orderComplaint'], prefetch: complaintEndpoints.detail }),
  page('receipt', '/receipts', '发票管理', () => import('#features/mall/receipt/ReceiptListPage'), { query: ['receiptStatus', 'issuable', 'orderSn', 'sort', 'order'], drawers: ['edit', 'view'], frontRoute: 'order/receiptManager/receipt', prefetch: receiptEndpoints.page }),
  page('accountStatementBill', '/bills/reconcile', '财务对账', () => import('#features/money/bill/list/StatementListPage'), { query: ['sort', 'order'], frontRoute: 'shop/bill/accountStatementBill' }),
  page('storeBill', '/bills', '店铺结算', () => import('#features/money/bill/list/BillListPage'), { query: ['billStatus', 'createdBy', 'sort', 'order'], frontRoute: 'shop/bill/storeBill', prefetch: billEndpoints.page }),
  page('orderSettlementList', '/bills/orders', '订单结算', () => import('#features/money/bill/orders/BillableOrderListPage'), { query: ['sort', 'order'], frontRoute: 'shop/bill/orderSettlementList', prefetch: billEndpoints.orders }),
  page('billPayments', '/bills/payments', '到账核对', () => import('#features/money/bill/payments/PaymentListPage'), { query: ['hasPayDifference', 'sort', 'order'], frontRoute: 'shop/bill/billPayments' }),
  page('bill-detail', '/bill-detail', '结算单详情', () => import('#features/money/bill/detail/BillDetailPage'), { id: ['id'], owners: ['storeBill', 'accountStatementBill'], prefetch: billEndpoints.detail }),
  page('orderSettlementList-detail', '/orderSettlementList-detail', '订单结算详情', () => import('#features/money/bill/detail/BillDetailPage'), { id: ['id'], owners: ['orderSettlementList', 'storeBill'], prefetch: billEndpoints.detail }),
  page('orderStatistics', '/statistics/orders', '订单统计', withChart(() => import('#features/overview/statistics/order/OrderStatisticsPage')), { query: ['period', 'compare', 'by', 'pick', 'tab'], frontRoute: 'statistics/order', prefetch: statisticsEndpoints.order, prefetchArgs: { searchType: 'LAST_SEVEN' } }),
  page('compositionStatistics', '/statistics/composition', '销售构成', withChart(() => import('#features/overview/statistics/composition/CompositionPage')), { query: ['period', 'compare', 'pick'], frontRoute: 'statistics/composition', prefetch: statisticsEndpoints.project, prefetchArgs: { searchType: 'LAST_SEVEN' } }),
  page('goodsStatistics', '/statistics/goods', '商品统计', withChart(() => import('#features/overview/statistics/goods/GoodsStatisticsPage')), { query: ['period', 'compare', 'by', 'pick'], frontRoute: 'statistics/goods', prefetch: statisticsEndpoints.goods, prefetchArgs: { searchType: 'LAST_SEVEN', type: 'PRICE' } }),
  page('trafficStatistics', '/statistics/traffic', '流量统计', withChart(() => import('#features/overview/statistics/traffic/TrafficStatisticsPage')), { query: ['period', 'compare'], frontRoute: 'statistics/traffic', prefetch: statisticsEndpoints.visits, prefetchArgs: { searchType: 'LAST_SEVEN' } }),
  page('refundStatistics', '/statistics/refunds', '退款统计', withChart(() => import('#features/overview/statistics/refund/RefundStatisticsPage')), { query: ['period', 'compare', 'by', 'pick'], frontRoute: 'statistics/refund', prefetch: statisticsEndpoints.refundByDay, prefetchArgs: { searchType: 'LAST_SEVEN' } }),
  page('billStatistics', '/statistics/bills', '结算统计', withChart(() => import('#features/overview/statistics/bill/BillStatisticsPage')), { query: ['period', 'compare', 'by', 'pick'], frontRoute: 'statistics/bill', prefetch: statisticsEndpoints.billByCompany, prefetchArgs: { searchType: 'YEAR' } }),
  page('supplyStatistics', '/statistics/supply', '供货统计', withChart(() => import('#features/overview/statistics/supply/SupplyStatisticsPage')), { query: ['period', 'compare', 'by', 'pick', 'tab'], frontRoute: 'statistics/supply', prefetch: statisticsEndpoints.supply, prefetchArgs: { searchType: 'YEAR', by: 'project' } }),
  page('deviationStatistics', '/statistics/deviation', '磅差统计', withChart(() => import('#features/overview/statistics/supply/DeviationStatisticsPage')), { query: ['period', 'compare', 'by', 'pick'], frontRoute: 'statistics/deviation', prefetch: statisticsEndpoints.deviation, prefetchArgs: { searchType: 'YEAR', by: 'driver' } }),
  page('paymentStatistics', '/statistics/payment', '回款统计', withChart(() => import('#features/overview/statistics/supply/PaymentStatisticsPage')), { query: ['period', 'compare', 'by', 'pick'], frontRoute: 'statistics/payment', prefetch: statisticsEndpoints.payment, prefetchArgs: { searchType: 'YEAR', by: 'month' } }),
  page('memberComment', '/comments', '评价管理', () => import('#features/mall/comment/CommentListPage'), { query: ['replyStatus', 'grade', 'sort', 'order'], drawers: ['edit', 'view'], frontRoute: 'member/memberComment', prefetch: commentEndpoints.page }),
  page('memberList', '/members', '会员管理', () => import('#features/mall/member/MemberListPage'), { query: ['sort', 'order'], frontRoute: 'member/memberList', prefetch: memberEndpoints.page }),
  page('member-detail', '/member-detail', '会员详情', () => import('#features/mall/member/MemberDetailPage'), { id: ['id'], owners: ['memberList'], prefetch: memberEndpoints.detail }),
  page('coupon', '/coupons', '优惠券', () => import('#features/promotion/coupon/CouponListPage'), { query: ['promotionStatus', 'period', 'couponName', 'sort', 'order'], drawers: ['series'], frontRoute: 'promotion/coupon/coupon', prefetch: couponEndpoints.page }),
  page('add-coupon', '/add-coupon', '优惠券', withDates(() => import('#features/promotion/coupon/CouponEditPage')), { id: ['id'], query: ['copy'], drawers: ['series'], owners: ['coupon'] }),
  page('coupon-receive', '/promotions/coupon-receive', '优惠券领取记录', () => import('#features/promotion/coupon/ReceivedListPage'), { query: ['couponId', 'memberCouponStatus', 'sort', 'order'], owners: ['coupon'], prefetch: couponEndpoints.received, prefetchUnless: 'couponId' }),
  page('full-cut', '/full-discount', '满额活动', () => import('#features/promotion/fullDiscount/FullDiscountListPage'), { query: ['promotionStatus', 'period', 'sort', 'order'], drawers: ['series'], frontRoute: 'promotion/full-discount/full-discount', prefetch: fullDiscountEndpoints.page }),
  page('full-discount-detail', '/full-discount-detail', '满额活动', withDates(() => import('#features/promotion/fullDiscount/FullDiscountDetailPage')), { id: ['id'], query: ['copy'], drawers: ['series'], owners: ['full-cut'] }),
  page('live', '/live', '直播管理', () => import('#features/promotion/live/LiveListPage'), { query: ['status', 'sort', 'order'], frontRoute: 'promotion/live/live', prefetch: studioEndpoints.page }),
  page('add-live', '/add-live', '直播间', withDates(() => import('#features/promotion/live/LiveEditPage')), { id: ['id'], query: ['copy'], owners: ['live'] }),
  page('liveGoods', '/live-goods', '直播商品', () => import('#features/promotion/live/goods/LiveGoodsListPage'), { query: ['auditStatus', 'sort', 'order'], drawers: ['edit'], frontRoute: 'promotion/live/liveGoods', prefetch: liveGoodsEndpoints.page }),
  page('pintuan', '/pintuan', '拼团活动', () => import('#features/promotion/groupBuy/GroupBuyListPage'), { query: ['promotionStatus', 'period', 'sort', 'order'], drawers: ['series'], frontRoute: 'promotion/pintuan/pintuan', prefetch: groupBuyEndpoints.page }),
  page('pintuan-edit', '/pintuan-edit', '拼团', withDates(() => import('#features/promotion/groupBuy/GroupBuyEditPage')), { id: ['id'], query: ['copy'], writes: true, owners: ['pintuan'] }),
  page('pintuan-goods', '/pintuan-goods', '拼团商品', () => import('#features/promotion/groupBuy/GroupBuyDetailPage'), { id: ['id'], drawers: ['series'], owners: ['pintuan'], prefetch: groupBuyEndpoints.byId }),
  page('seckill', '/seckill', '秒杀活动', () => import('#features/promotion/seckill/SeckillListPage'), { query: ['promotionStatus', 'period', 'waiting', 'sort', 'order'], frontRoute: 'promotion/seckill/seckill', prefetch: seckillEndpoints.page }),
  page('seckill-goods', '/seckill-goods', '秒杀商品', () => import('#features/promotion/seckill/SeckillDetailPage'), { id: ['id'], owners: ['seckill'], prefetch: seckillEndpoints.byId }),
  page('promotionCalendar', '/promotions/calendar', '活动日历', () => import('#features/promotion/calendar/CalendarPage'), { query: ['month'], frontRoute: 'promotion/calendar' }),
  page('sampleCart', '/promotions/sample-cart', '优惠试算', withDates(() => import('#features/promotion/sampleCart/SampleCartPage')), { frontRoute: 'promotion/sampleCart' }),
  page('distributionGoods', '/distribution/goods', '分销商品', () => import('#features/promotion/distribution/DistributionGoodsListPage'), { query: ['sort', 'order'], drawers: ['edit'], frontRoute: 'distribution/distributionGoods', prefetch: distributionGoodsEndpoints.page }),
  page('distributionOrder', '/distribution/orders', '分销订单', () => import('#features/promotion/distribution/DistributionOrderListPage'), { query: ['distributionOrderStatus', 'sort', 'order'], frontRoute: 'distribution/distributionOrder', prefetch: distributionOrderEndpoints.page }),
  page('goods-change', '/goods-changes', '商品变更', () => import('#features/mall/goodsChange/ChangeListPage'), { query: ['status', 'sort', 'order'], drawers: ['edit', 'goods', 'view'], frontRoute: 'goods/goods-seller/goodsChange', prefetch: goodsChangeEndpoints.page }),
  printPage('deliverPreview', '/deliverPreview', '送货单', () => import('#features/procurement/delivery/print/DeliverPreviewPage')),
  printPage('settlementPreview', '/settlementPreview', '结算单', () => import('#features/procurement/settlement/SettlementPreviewPage')),
  printPage('orderPreview', '/orderPreview', '发货单', () => import('#features/mall/order/print/OrderPreviewPage')),
  printPage('billPreview', '/billPreview', '结算单', () => import('#features/money/bill/print/BillPreviewPage')),
  printPage('differencePreview', '/differencePreview', '结算差异清单', () => import('#features/procurement/dispute/DifferencePreviewPage')),
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

/** A full-window screen. */
export type BarePage = Pick<PageDef, 'name' | 'path' | 'title' | 'load'> & { props?: object }
type Load = () => Promise<ScreenModule>
/** The module of a screen; `prepare` loads what its first render needs beside its code. */
export type ScreenModule = { default: ComponentType; prepare?: (client: QueryClient) => Promise<unknown> }
type More<Id, Query, Drawer> = Partial<
  Pick<
    PageDef,
    'owners' | 'writes' | 'frontRoute' | 'aliases' | 'prefetch' | 'prefetchUnless' | 'prefetchArgs' | 'dicts'
  >
> & {
  id?: readonly Id[]
  /** Further query keys that a link may set, such as the filters of a list. */
  query?: readonly Query[]
  drawers?: readonly Drawer[]
}

function page<
  const Name extends string,
  const Id extends string = never,
  const Query extends string = never,
  const Drawer extends string = never,
>(
  name: Name,
  path: string,
  title: string,
  load: Load,
  { id = [], query = [], drawers = [], owners = [], ...more }: More<Id, Query, Drawer> = {},
) {
  const keys: readonly (Id | Query | Drawer)[] = [...id, ...query, ...drawers]
  return {
    scope: 'layout' as const,
    name,
    path,
    title,
    load,
    id,
    keys,
    drawers: drawers as readonly string[],
    owners,
    ...more,
  }
}

/** Loads a screen of figures together with the drawing library, which other screens load on demand. */
function withChart(load: Load): Load {
  return async () => {
    import('#shared/chart/drawChart').catch(() => undefined)
    return load()
  }
}

/** Loads a form that has dates together with the date inputs, which other screens load on demand. */
function withDates(load: Load): Load {
  return async () => {
    import('#shared/fields/DateInputs').catch(() => undefined)
    return load()
  }
}

function publicPage<Props extends object>(
  name: string,
  path: string,
  title: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Props,
) {
  return { scope: 'public' as const, name, path, title, load: load as unknown as Load, props }
}

function printPage(name: string, path: string, title: string, load: Load) {
  return { scope: 'print' as const, name, path, title, load }
}
