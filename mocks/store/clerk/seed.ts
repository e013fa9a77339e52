import { hashOf } from '#mocks/account/signIn/passwordRules'
import { PASSWORD } from '#mocks/account/signIn/seed'
import type { MemberRow } from './rows'

/** People without a supplier, who can be added as clerks; the last one is disabled. All of it is fictitious. */
export const members: MemberRow[] = [
  member('8901', 'lixiang', '19900090001'),
  member('8902', 'wangfang', '19900090002'),
  member('8903', 'chenhao', '19900090003'),
  { ...member('8904', 'zhaolei', '19900090004'), disabled: true },
]

function member(id: string, username: string, phone: string): MemberRow {
  return { id, username, phone, passwordHash: hashOf(PASSWORD), disabled: false }
}
