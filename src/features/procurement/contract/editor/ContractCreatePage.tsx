import { ContractEditor } from './ContractEditor'

/** 新建合同. Importing needs a saved contract: it saves first and continues on the edit page. */
export default function ContractCreatePage() {
  return <ContractEditor contract={null} reopen={nothing} onImport={() => undefined} />
}

async function nothing() {
  // A new contract has nothing to refetch.
}
