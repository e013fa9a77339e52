import { useMutation } from '@tanstack/react-query'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { go } from '#shared/navigation'
import { notify } from '#shared/notify'
import { usePageModal } from '#shared/ui/pageModal'
import { contracts } from './api'
import { type Contract, type ContractAction, contractActions } from './model'

/** Something that can be done with a contract now. */
export type ContractDeed = { key: ContractAction; label: string; run: () => void; isDanger?: boolean }

/** What the supplier may do with a contract now, in the order of its buttons; each asks before it cannot be undone. */
export function useContractActions(): (contract: Contract) => ContractDeed[] {
  const { t } = useTranslation()
  const modal = usePageModal()
  const commit = useMutation(contracts.commit())
  const drop = useMutation(contracts.drop())

  const askCommit = (contract: Contract) =>
    modal.confirm({
      title: t('提交合同 {{name}}？', { name: contract.contractName }),
      content: t('提交后由采购单位审核，审核期间不能修改。'),
      okText: t('提交'),
      cancelText: t('取消'),
      onOk: () =>
        commit.mutateAsync(contract.id).then(
          () => notify(t('合同已提交，等待采购单位审核')),
          () => undefined,
        ),
    })

  const askDrop = (contract: Contract) => {
    let reason = ''
    const buttonProps = () => ({ danger: true, disabled: reason === '' })
    const dialog = modal.confirm({
      title: t('作废合同 {{name}}？', { name: contract.contractName }),
      content: (
        <>
          <p>{t('作废后不能恢复，合同编号不能再用。')}</p>
          <Input.TextArea
            aria-label={t('作废原因')}
            placeholder={t('请填写作废原因')}
            maxLength={140}
            showCount
            autoSize={{ minRows: 2, maxRows: 4 }}
            onChange={(event) => {
              reason = event.target.value.trim()
              dialog.update({ okButtonProps: buttonProps() })
            }}
          />
        </>
      ),
      okText: t('作废'),
      okButtonProps: buttonProps(),
      cancelText: t('取消'),
      onOk: () => drop.mutateAsync({ id: contract.id, reason }).then(() => notify(t('合同已作废'))),
    })
    // A failure keeps the dialog, and the reason in it. It has been shown: heard here, antd does not throw it once more.
    void dialog.then(
      () => undefined,
      () => undefined,
    )
  }

  const deeds: Partial<Record<ContractAction, (contract: Contract) => Omit<ContractDeed, 'key'>>> = {
    update: (contract) => ({ label: t('编辑'), run: () => go('agreementEdit', { id: contract.id }) }),
    commit: (contract) => ({ label: t('提交'), run: () => askCommit(contract) }),
    drop: (contract) => ({ label: t('作废'), run: () => askDrop(contract), isDanger: true }),
    createDeliver: (contract) => ({
      label: t('创建送货单'),
      run: () => go('chooseMaterial', { contractId: contract.id }),
    }),
  }
  return (contract) =>
    contractActions(contract).flatMap((key) => {
      const deed = deeds[key]?.(contract)
      return deed ? [{ key, ...deed }] : []
    })
}
