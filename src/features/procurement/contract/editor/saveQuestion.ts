import { type Text, text } from '#domain/text'
import { type ContractIntent, type ContractValues, sentRows } from '#features/procurement/contract/form/contractForm'
import { submitConsequence } from '#features/procurement/contract/model'
import type { Question } from '#shared/dialog/useConfirm'

/**
 * The one question before a contract is saved, with all that is to be considered; null where nothing is asked.
 *
 * @param concerns what differs from what is usual, and is allowed
 */
export function saveQuestion(
  values: ContractValues,
  intent: ContractIntent,
  concerns: readonly Text[],
): Question | null {
  const name = values.contractName.trim()
  const isCautious = concerns.length > 0
  if (intent === 'commit') {
    const unpriced = sentRows(values.materials).filter(({ taxUnitPrice }) => Number(taxUnitPrice) === 0).length
    return {
      title: text('提交合同 {{name}}？', { name }),
      consequence: joined([...concerns, submitConsequence(values, unpriced)]),
      okText: isCautious ? '仍然提交' : '提交',
      isCautious,
    }
  }
  if (intent === 'import') {
    return {
      title: text('导入材料前要先保存合同 {{name}}', { name }),
      consequence: joined([...concerns, text('材料导入到已保存的合同里。现在只保存，不提交，之后仍可修改。')]),
      okText: '先保存合同',
      isCautious,
    }
  }
  if (!isCautious) return null
  return {
    title: text('仍要保存合同 {{name}}？', { name }),
    consequence: joined(concerns),
    okText: '仍然保存',
    isCautious,
  }
}

function joined(texts: readonly Text[]): Text {
  return texts.reduce((said, next) => text('{{said}}{{next}}', { said, next }))
}
