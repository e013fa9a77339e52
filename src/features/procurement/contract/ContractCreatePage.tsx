import { ContractEditor } from './ContractEditor'

/** 新建合同. What needs a contract (the import) saves it first and goes on in the page that edits it. */
export default function ContractCreatePage() {
  return <ContractEditor contract={null} reopen={nothing} onImport={() => undefined} />
}

async function nothing() {
  // A new contract has nothing to read again.
}
