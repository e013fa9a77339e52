import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/message',
    shows: rowOf('消息中心'),
    menu: ['消息中心', '帮助中心'],
  },
]
