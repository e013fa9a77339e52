import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Editor } from '#shared/editor/useEditor'
import { usePageModal } from '#shared/ui/pageModal'
import { contracts } from './api'
import type { ContractValues } from './contractForm'
import type { ContractDetail } from './model'

type Options = {
  contract: ContractDetail | null
  editor: Editor<ContractValues>
  form: FormInstance<ContractValues>
  reopen: () => Promise<void>
}

/** Asks, naming what goes, and takes all lines out: of the form, and of the contract where the server has some. */
export function useClearLines({ contract, editor, form, reopen }: Options): () => void {
  const { t } = useTranslation()
  const modal = usePageModal()
  const client = useQueryClient()
  const clearMaterials = useMutation(contracts.clearMaterials())
  const clear = async () => {
    if (contract && contract.materials.length > 0) {
      await clearMaterials.mutateAsync(contract.id)
      if (!editor.isDirty()) return reopen()
      // The form goes on with the version it has now made, unless somebody else made one in between.
      const { version } = await client.fetchQuery({ ...contracts.detail(contract.id), staleTime: 0 })
      const own = Number(form.getFieldValue('version'))
      editor.change({ materials: [], version: version === own + 1 ? version : own })
      return
    }
    editor.change({ materials: [] })
  }
  return () => {
    const count = (form.getFieldValue('materials') ?? []).length
    const name = form.getFieldValue('contractName') || t('新建合同')
    modal.confirm({
      title: t('清空「{{name}}」的 {{count}} 条材料？', { name, count }),
      content: t('清空后不可恢复；合同的其他内容和附件不受影响。'),
      okText: t('清空'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      onOk: () => clear().catch(() => undefined),
    })
  }
}
