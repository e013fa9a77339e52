import { headingOf, type Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/statistics/orders',
    account: 'haichuan',
    shows: headingOf('交易趋势'),
    menu: ['订单统计', '统计'],
  },
  {
    path: '/statistics/composition',
    account: 'haichuan',
    shows: headingOf('按买家'),
    menu: ['销售构成', '统计'],
  },
  {
    path: '/statistics/goods',
    account: 'haichuan',
    shows: headingOf('热销商品（按金额）'),
    menu: ['商品统计', '统计'],
  },
  {
    path: '/statistics/traffic',
    account: 'haichuan',
    shows: headingOf('流量趋势'),
    menu: ['流量统计', '统计'],
  },
  {
    path: '/statistics/refunds',
    account: 'haichuan',
    shows: headingOf('退款趋势'),
    menu: ['退款统计', '统计'],
  },
  {
    path: '/statistics/bills',
    account: 'haichuan',
    shows: headingOf('结算金额构成'),
    menu: ['结算统计', '统计'],
  },
  {
    path: '/statistics/supply',
    shows: headingOf('供货与货款'),
    menu: ['供货统计', '统计'],
  },
  {
    path: '/statistics/deviation',
    shows: headingOf('磅差（按司机）'),
    menu: ['磅差统计', '统计'],
  },
  {
    path: '/statistics/payment',
    shows: headingOf('回款天数（按月）'),
    menu: ['回款统计', '统计'],
  },
]
