import { page } from '#shared/screen/screen'

export const calendarScreens = [
  page({
    name: 'promotionCalendar',
    path: '/promotions/calendar',
    title: '活动日历',
    load: () => import('./CalendarPage'),
    query: ['month'],
    frontRoute: 'promotion/calendar',
    needs: 'activities',
  }),
]
