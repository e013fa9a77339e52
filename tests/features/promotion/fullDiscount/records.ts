import type { RecordSpec } from '#tests/kit/suites/describeRecord'
import { fullDiscountIn } from './addresses'

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'FullDiscountDetailPage',
    name: 'a full discount that runs',
    account: 'haichuan',
    path: () => `/full-discount-detail?id=${fullDiscountIn('START').id}`,
    missing: '/full-discount-detail?id=none',
    api: '/promotion/fullDiscount/:id',
    tab: '满额活动',
    title: () => fullDiscountIn('START').promotionName,
    facts: { 优惠内容: '满 2,000.00 减 50.00' },
  },
]
