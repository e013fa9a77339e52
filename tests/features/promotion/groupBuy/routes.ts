import { headingOf, queryOf, type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/pintuan',
    account: 'haichuan',
    shows: rowOf('拼团活动'),
    menu: ['拼团活动', '促销管理'],
  },
  {
    path: '/pintuan-edit',
    account: 'haichuan',
    query: queryOf('/api/store/promotion/pintuan?promotionStatus=NEW'),
    shows: headingOf('基本信息'),
    menu: ['拼团活动', '促销管理'],
  },
  {
    path: '/pintuan-goods',
    account: 'haichuan',
    query: queryOf('/api/store/promotion/pintuan?promotionStatus=END'),
    shows: headingOf('活动效果'),
    menu: ['拼团活动', '促销管理'],
  },
]
