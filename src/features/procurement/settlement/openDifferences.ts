import { type Text, text } from '#domain/text'
import { toSearch } from '#shared/navigation'
import { siteUrl } from '#shared/sitePath'
import { hasNoDispute, type Settlement } from './model'

/** Opens the difference list of settlements in a new browser tab, or says that none of them is disputed. */
export function openDifferences(
  settlements: readonly Pick<Settlement, 'id' | 'disputeCount'>[],
  inform: (title: Text, content: Text) => void,
): void {
  if (settlements.every(hasNoDispute)) {
    inform(text('没有异议，没有差异清单'), text('待对账时在结算明细中逐行提出异议，差异清单由此生成。'))
    return
  }
  window.open(siteUrl(`/differencePreview?${toSearch({ ids: settlements.map(({ id }) => id).join() })}`), '_blank')
}
