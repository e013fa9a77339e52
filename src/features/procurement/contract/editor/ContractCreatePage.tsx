import { contracts } from '#features/procurement/contract/api'
import { contractFields } from '#features/procurement/contract/fields'
import { OpenedRecord } from '#shared/record/OpenedRecord'
import { useSearchParam } from '#shared/useSearchParam'
import { ContractEditor } from './ContractEditor'
import { copyOf, supplementOf } from './startValues'

/**
 * 新建合同: an empty one, a copy of the contract in the address, or a supplement to it. Importing needs a saved contract:
 * it saves first and continues on the edit page.
 */
export default function ContractCreatePage() {
  const [parentId] = useSearchParam('parentId')
  const key = parentId ? 'parentId' : 'copyId'
  return (
    <OpenedRecord
      list="agreementList"
      byId={contracts.whole}
      title={({ contractName }) => contractName}
      newTitle=""
      draft={{ screen: 'agreementCreate', fields: contractFields }}
      copyKey={key}
      form={(from) => (
        <ContractEditor
          contract={null}
          from={from && { record: `${key}=${from.id}`, ...(parentId ? supplementOf(from) : copyOf(from)) }}
          reopen={nothing}
          onImport={() => undefined}
        />
      )}
    />
  )
}

async function nothing() {
  // A new contract has nothing to refetch.
}
