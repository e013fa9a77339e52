import { db } from '#mocks/areas'
import type { RecordSpec } from '#tests/kit/suites/describeRecord'

const done = db.complaints.find((row) => row.storeId === '9003' && row.complainStatus === 'COMPLETE')

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'ComplaintDetailPage',
    name: 'a complaint',
    account: 'haichuan',
    path: () => `/order-complaint-detail?id=${done?.id}`,
    missing: '/order-complaint-detail?id=0',
    api: '/order/complain/:id',
    tab: '投诉详情',
    title: () => done?.complainTopic ?? '',
    facts: {
      投诉内容: done?.content ?? '',
      申诉内容: done?.appealContent ?? '',
      仲裁意见: done?.arbitrationResult ?? '',
    },
  },
]
