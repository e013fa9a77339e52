import { contractStatus } from '#domain/document/procurementStatus'
import { text } from '#domain/text'
import { defineActions, linkAction, mutationAction } from '#shared/action/action'
import { contracts } from './api'
import { dropFields } from './fields'
import {
  allowedContractActions,
  type Contract,
  type ContractAction,
  submitConsequence,
  takesSupplement,
  validateDrop,
} from './model'

/** The supplier's actions on a contract, in button order. */
export const contractActions = defineActions<Contract>({
  screen: 'agreementList',
  idOf: ({ id }) => `contract ${id}`,
  nameOf: ({ contractName }) => contractName,
  stateOf: ({ status }) => text(contractStatus.labelOf(status).label),
  all: [
    linkAction({
      key: 'update',
      label: '编辑',
      isAllowed: allows('update'),
      go: ({ id }) => ({ name: 'agreementEdit', query: { id } }),
    }),
    mutationAction({
      key: 'commit',
      label: '提交',
      isAllowed: allows('commit'),
      isPrimary: true,
      mutation: contracts.commit,
      argOf: ({ id }) => id,
      question: ({ contractName }) => text('提交合同 {{name}}？', { name: contractName }),
      consequence: (contract) => submitConsequence(contract),
      done: ({ contractCode: code }) => text('合同 {{code}} 已提交，等待采购单位审核', { code }),
    }),
    mutationAction({
      key: 'withdraw',
      needs: 'contractWithdrawal',
      label: '撤回',
      isAllowed: allows('withdraw'),
      mutation: contracts.withdraw,
      argOf: ({ id }) => id,
      question: ({ contractName }) => text('撤回合同 {{name}}？', { name: contractName }),
      consequence: text('采购单位不再审核，合同回到待提交，修改后可重新提交。'),
      done: ({ contractCode: code }) => text('合同 {{code}} 已撤回，可以修改', { code }),
    }),
    mutationAction({
      key: 'drop',
      label: '作废',
      isAllowed: allows('drop'),
      isDanger: true,
      mutation: contracts.drop,
      argOf: ({ id }, { reason }: { reason: string }) => ({ id, reason: reason.trim() }),
      question: ({ contractName }) => text('作废合同 {{name}}？', { name: contractName }),
      consequence: text('作废后不能恢复，合同编号不能再用。'),
      form: { fields: dropFields, names: ['reason'], initial: () => ({ reason: '' }), validate: validateDrop },
      done: ({ contractCode: code }) => text('合同 {{code}} 已作废', { code }),
    }),
    linkAction({
      key: 'createDeliver',
      label: '创建送货单',
      isAllowed: allows('createDeliver'),
      isPrimary: true,
      go: ({ id }) => ({ name: 'chooseMaterial', query: { contractId: id } }),
    }),
    linkAction({
      key: 'supplement',
      label: '新建补充协议',
      isAllowed: (contract: Contract) => takesSupplement(contract),
      go: ({ id }) => ({ name: 'agreementCreate', query: { parentId: id } }),
    }),
    linkAction({ key: 'copy', label: '复制', go: ({ id }) => ({ name: 'agreementCreate', query: { copyId: id } }) }),
  ],
})

function allows(action: ContractAction) {
  return (contract: Contract) => allowedContractActions(contract).includes(action)
}
