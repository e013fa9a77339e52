import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/live',
    account: 'haichuan',
    shows: rowOf('直播管理'),
    menu: ['直播管理', '促销管理'],
  },
  {
    path: '/add-live',
    account: 'haichuan',
    shows: (page) => page.getByLabel('直播标题'),
    menu: ['直播管理', '促销管理'],
  },
  {
    path: '/live-goods',
    account: 'haichuan',
    shows: rowOf('直播商品'),
    menu: ['直播商品', '促销管理'],
  },
]
