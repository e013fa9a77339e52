import { headingOf, type Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/promotions/sample-cart',
    account: 'haichuan',
    shows: headingOf('试算的订单'),
    menu: ['优惠试算', '促销管理'],
  },
]
