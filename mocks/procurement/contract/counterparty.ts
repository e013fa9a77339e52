import { counterpartyOf, takeStep } from '#mocks/kernel/counterparty'
import { Refusal } from '#mocks/kernel/http/reply'
import { everyNth, later } from '#mocks/kernel/store/clock'
import { worldNow } from '#mocks/kernel/store/now'
import { recordStep } from '#mocks/procurement/approval/rules'
import { type ContractRow, contractTables } from './rows'
import { allContractDeliveries, findContract, statusAfter } from './rules'

const REVIEWER = '郑洁'

type Review = 'approve' | 'reject' | 'void'
const REVIEWS: Record<Review, { operation: string; operationType: string; comment: string }> = {
  approve: { operation: '同意', operationType: 'APPROVE', comment: '' },
  reject: { operation: '驳回', operationType: 'REJECT', comment: '请核对单价与附件' },
  void: { operation: '作废', operationType: 'REJECT', comment: '甲方计划调整' },
}

/** The buyer's steps on a contract. */
export const contractCounterparty = counterpartyOf(findContract, ['approve', 'reject', 'void'], review)

/** The buyer rejects every fourth contract. */
const isRejected = everyNth(4)

/** Schedules the buyer's review of a submitted contract; an approved one gets a first order. */
export function buyerWillReview(id: string): void {
  const action = isRejected() ? 'reject' : 'approve'
  later(() => {
    takeStep(action, id)
    if (action === 'approve') later(() => takeStep('order', id))
  })
}

function review(contract: ContractRow, action: Review, reason: string) {
  const status = statusAfter(contract, action)
  const isOpen = allContractDeliveries(contract.id).some((line) => line.isOpen)
  if (action === 'void' && isOpen) throw new Refusal('存在未完成的送货单，不能作废')
  const { operation, operationType, comment: usual } = REVIEWS[action]
  const now = worldNow()
  const comment = (action !== 'approve' && reason) || usual
  contractTables.contracts.update(contract.id, {
    status,
    auditTime: now,
    updateTime: now,
    auditUserName: REVIEWER,
    rejectReason: action === 'approve' ? '' : comment,
    ...(action === 'approve' ? { settledAmountTax: contract.settledAmountTax ?? '0.00' } : {}),
    version: contract.version + 1,
  })
  recordStep(contract.contractCode, '公司物资部', REVIEWER, operation, operationType, comment)
  return { id: contract.id, status }
}
