import { type Text, text } from '#domain/text'
import { toSearch } from '#shared/navigation'
import { hasNoDispute, type SettlementBill } from './model'

/** Opens the difference list of settlements in a new browser tab, or says that none of them is disputed. */
export function openDifferences(
  bills: readonly Pick<SettlementBill, 'id' | 'disputeCount'>[],
  inform: (title: Text, content: Text) => void,
): void {
  if (bills.every(hasNoDispute)) {
    inform(text('没有异议，没有差异清单'), text('待对账时在结算明细中逐行提出异议，差异清单由此生成。'))
    return
  }
  window.open(`/differencePreview?${toSearch({ ids: bills.map(({ id }) => id).join() })}`, '_blank')
}
