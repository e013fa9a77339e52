import { contractStatus, settlementStatus } from '#domain/document/procurementStatus'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { contractTables } from '#mocks/procurement/contract/rows'
import { deliveryTables } from '#mocks/procurement/delivery/rows'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import { settlementTables } from '#mocks/procurement/settlement/rows'
import { type MessageRow, messageTables } from './rows'
import { type News, newsOfContract, newsOfNote, newsOfOrder, newsOfSettlement } from './rules'

type Dated = { time: string; news: News | null }

/** Number of messages of each supplier. */
const KEPT = 36
/** Number of unread messages, the newest; the oldest are in the recycle bin. */
const UNREAD = 9
const REMOVED = 6

const NOTICES: [time: string, title: string, content: string][] = [
  [
    '2026-01-05 09:00:00',
    '关于送货单随车单据的通知',
    '<p>各供应商：自即日起，钢筋送货须随车提供<strong>质保书</strong>与过磅单，缺少任一单据的车辆不予卸货。</p><ul><li>质保书应与炉批号一一对应；</li><li>过磅单须加盖磅房印章。</li></ul>',
  ],
  [
    '2025-12-28 16:30:00',
    '系统维护通知',
    '<p>系统将于 <strong>12月31日 22:00 至 24:00</strong> 维护，期间不能提交单据。已填写的内容会保存为草稿。</p>',
  ],
  [
    '2025-11-20 10:15:00',
    '年度供应商评价开始',
    '<p>年度评价从交货及时率、验收偏差、结算配合三个方面进行，结果影响下一年度的入围资格。</p>',
  ],
]

/**
 * Messages about the newest documents, and notices of the platform. They refer to seeded documents, so that their links
 * work.
 */
export function seedMessages(): SeedPart[] {
  return [into(messageTables.messages, ['9001', '9002', '9003', '9004'].flatMap(messagesOf))]
}

function messagesOf(supplierId: string): MessageRow[] {
  const own = <Row extends { supplierId: string }>(row: Row) => row.supplierId === supplierId
  const { contracts } = contractTables
  const dated: Dated[] = [
    ...contracts.filter(own).flatMap((row) => {
      const { status } = row
      const action = contractStatus.is(status, 'approved')
        ? 'approve'
        : contractStatus.is(status, 'rejected')
          ? 'reject'
          : ''
      return row.auditTime ? [{ time: row.auditTime, news: newsOfContract(row, action) }] : []
    }),
    ...purchaseTables.orders.filter(own).map((row) => ({
      time: row.createTime,
      news: row.hasPassed ? newsOfOrder(row, 'order') : null,
    })),
    ...deliveryTables.delivers.filter(own).map((row) => ({
      time: row.accept?.acceptTime ?? '',
      news: row.accept ? newsOfNote(row, 'accept') : null,
    })),
    ...settlementTables.settlements.filter(own).map((row) => {
      const action = settlementStatus.is(row.status, 'reconciling') ? 'submit' : 'settle'
      return { time: row.createTime, news: newsOfSettlement(row, action) }
    }),
    ...NOTICES.map(([time, title, content]) => ({ time, news: { supplierId, title, content } })),
  ]
  const found = dated.flatMap(({ time, news }) => (news && time ? [{ time, ...news }] : []))
  const newest = found.sort((a, b) => b.time.localeCompare(a.time)).slice(0, KEPT)
  return newest.map(({ time, title, content }, index) => {
    const serial = `${supplierId.slice(-1)}${String(index + 1).padStart(3, '0')}`
    const isRemoved = index >= newest.length - REMOVED
    return {
      id: `17690000000000${serial}0`.padEnd(19, '0'),
      messageId: `17690000000001${serial}0`.padEnd(19, '0'),
      storeId: supplierId,
      title,
      content,
      createTime: time,
      status: isRemoved ? 'ALREADY_REMOVE' : index < UNREAD ? 'UN_READY' : 'ALREADY_READY',
    }
  })
}
