import type { ContractType } from '#features/procurement/contract/model'
import type { MaterialType } from '#features/procurement/material/model'
import type { Account } from '#mocks/kernel/auth/caller'
import { perform } from '#mocks/kernel/counterparty'
import { callBy } from '#mocks/kernel/http/route'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { nextId } from '#mocks/kernel/store/store'
import { catalogInput, creditDaysOf, INTEGRATED_COST, mainTaxRate } from './catalogRules'
import { commitContract, createContract, dropContract } from './writeHandlers'

// Simulates the steps of supplier and buyer on a contract, at the simulated time (`worldNow`).

/** The content of a simulated contract; lines without quantity make a framework agreement. */
export type ContractPlan = {
  code: string
  name: string
  contractType: ContractType
  materialType: MaterialType
  companyId: string
  projectIds: readonly string[]
  lines: readonly { code: string; quantity: string | null; price: string }[]
  signDate: string
  expireDate: string
  remark: string
  /** True for a contract without agreed terms of payment. */
  isUnagreed: boolean
  /** True for a contract without its scan: without attachment it cannot be submitted. */
  isUnscanned?: boolean
}

/** The supplier writes a contract. Returns its id. */
export function writeContract(account: Account, plan: ContractPlan): string {
  const { contractType, materialType, companyId, signDate, expireDate, remark, lines } = plan
  const isRebar = materialType === 'REBAR'
  const materials = lines.map(({ code, quantity, price }, index) => catalogInput(code, quantity, index + 1, price))
  const name = `${plan.code} 合同扫描件.pdf`
  const made = createContract(
    callBy(account, {
      contractName: plan.name,
      contractCode: plan.code,
      contractType,
      materialType,
      companyId,
      projects: plan.projectIds.map((projectId) => ({ projectId, projectName: '' })),
      signDate,
      effectiveDate: signDate,
      expireDate,
      priceMode: isRebar ? 'FLOATING' : 'FIXED',
      priceSource: isRebar ? '广州建材网价（示例）' : '',
      integratedCost: isRebar ? INTEGRATED_COST : '',
      ...(plan.isUnagreed
        ? {}
        : { settleCycle: '月结', creditDays: String(creditDaysOf(materialType)), fundRate: isRebar ? '6' : '' }),
      taxRate: mainTaxRate(materials),
      remark,
      attachments: plan.isUnscanned
        ? []
        : [{ id: nextId(), name, url: attachmentUrl(name), size: 1_048_576 + name.length * 1_500 }],
      materials,
    }),
  )
  return made.id
}

/** The supplier submits a contract. */
export function submitContract(account: Account, id: string): void {
  commitContract(callBy(account, { id }))
}

/** The buyer approves a contract, or rejects it when a `rejection` is given. */
export function reviewContract(id: string, rejection = ''): void {
  perform(rejection ? 'reject' : 'approve', id, rejection)
}

/** The supplier voids a contract. */
export function giveUpContract(account: Account, id: string, reason: string): void {
  dropContract(callBy(account, { id, reason }))
}
