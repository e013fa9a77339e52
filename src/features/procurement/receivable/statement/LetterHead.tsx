import type { Settlement } from '#features/procurement/settlement/model'
import { canOperate } from '#shared/navigation'
import { PageFields, PageHead } from '#shared/print/PageParts'
import type { PrintedPage } from '#shared/print/paginate'
import { VIEW_PRINT } from '#shared/print/words'
import type { Scope } from './scope'

type Props = {
  sheet: Pick<PrintedPage<unknown>, 'index' | 'count'>
  /** What the letter is called. */
  name: string
  scope: Scope
  /** Any settlement of the letter: it names both companies. */
  settlement: Pick<Settlement, 'supplierName' | 'companyName' | 'projectName'> | undefined
  /** The days that the letter is about. */
  days: { label: string; value: string }
}

/**
 * The head of a letter to a payer: supplier, name of the letter, payer, days and projects. One that a look-only account
 * prints is marked as such, because letters leave the company.
 */
export function LetterHead({ sheet, name, scope, settlement, days }: Props) {
  return (
    <>
      <PageHead
        title={settlement?.supplierName ?? ''}
        subtitle={name}
        left={
          <>
            {`第 ${sheet.index + 1} 页 / 共 ${sheet.count} 页`}
            {!canOperate('settlementList') && <strong>{`　${VIEW_PRINT}`}</strong>}
          </>
        }
        right="单位：元（含税）"
      />
      <PageFields
        columns={2}
        fields={[
          { label: '致', value: settlement?.companyName ?? scope.payer },
          days,
          { label: '项目', value: scope.project === '' ? '全部项目' : (settlement?.projectName ?? '') },
        ]}
      />
    </>
  )
}
