import type { RecordSpec } from '#tests/kit/suites/describeRecord'
import { studioIn } from './studios'

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'LiveEditPage',
    name: 'a live room that is over',
    account: 'haichuan',
    api: '/studio/studioInfo/:id',
    path: () => `/add-live?id=${studioIn('END').id}`,
    missing: '/add-live?id=none',
    tab: '直播间',
    title: () => studioIn('END').name,
    facts: { 主播昵称: '小海', 商品数: '4', 直播间号: '1001' },
  },
]
