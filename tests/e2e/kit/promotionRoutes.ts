import { firstOf, type Route, rowOf } from './routes'

const account = 'haichuan'
const GROUP = '促销管理'

const lists: [path: string, item: string][] = [
  ['/full-discount', '满额活动'],
  ['/coupons', '优惠券'],
  ['/pintuan', '拼团活动'],
  ['/seckill', '秒杀活动'],
  ['/live', '直播管理'],
  ['/live-goods', '直播商品'],
  ['/distribution/goods', '分销商品'],
  ['/distribution/orders', '分销订单'],
]

/** Screens of one record: its list's item in the menu, the list it is taken from, and what it shows. */
const records: [path: string, item: string, list: string, heading: string][] = [
  ['/full-discount-detail', '满额活动', 'promotion/fullDiscount?promotionStatus=END', '活动效果'],
  ['/add-coupon', '优惠券', 'promotion/coupon?promotionStatus=END', '活动效果'],
  ['/pintuan-goods', '拼团活动', 'promotion/pintuan?promotionStatus=END', '活动效果'],
  ['/pintuan-edit', '拼团活动', 'promotion/pintuan?promotionStatus=NEW', '基本信息'],
  ['/seckill-goods', '秒杀活动', 'promotion/seckill?promotionStatus=NEW', '报名商品'],
]

/** The pages of promotions and of members. */
export const promotionRoutes: Route[] = [
  ...lists.map(([path, item]): Route => ({ path, account, shows: rowOf(item), menu: [item, GROUP] })),
  ...records.map(
    ([path, item, list, heading]): Route => ({
      path,
      account,
      query: async (ask) => `?id=${(await firstOf(ask, `/api/store/${list}`)).id}`,
      shows: (page) => page.getByRole('heading', { name: heading }),
      menu: [item, GROUP],
    }),
  ),
  {
    ...{ path: '/add-live', account, menu: ['直播管理', GROUP] },
    shows: (page) => page.getByLabel('直播标题'),
  },
  {
    ...{ path: '/promotions/coupon-receive', account, menu: ['优惠券', GROUP] },
    shows: rowOf('优惠券领取记录'),
  },
  {
    ...{ path: '/promotions/calendar', account, menu: ['活动日历', GROUP] },
    shows: (page) => page.getByRole('table'),
  },
  {
    ...{ path: '/promotions/sample-cart', account, menu: ['优惠试算', GROUP] },
    shows: (page) => page.getByRole('heading', { name: '试算的订单' }),
  },
  { ...{ path: '/members', account, menu: ['会员管理', '订单管理'] }, shows: rowOf('会员管理') },
  {
    ...{ path: '/member-detail', account, menu: ['会员管理', '订单管理'] },
    query: async (ask) => `?id=${(await firstOf(ask, '/api/store/member')).id}`,
    shows: (page) => page.getByRole('heading', { name: '评价' }).first(),
  },
]
