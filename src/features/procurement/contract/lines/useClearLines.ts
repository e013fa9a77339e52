import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import { text } from '#domain/text'
import { contracts } from '#features/procurement/contract/api'
import type { ContractValues } from '#features/procurement/contract/form/contractForm'
import type { ContractDetail } from '#features/procurement/contract/model'
import { useConfirm } from '#shared/dialog/useConfirm'
import type { Editor } from '#shared/editor/useEditor'

type Options = {
  contract: ContractDetail | null
  editor: Pick<Editor<ContractValues>, 'isDirty' | 'change'>
  form: FormInstance<ContractValues>
  reopen: () => Promise<void>
}

/**
 * Confirms, naming the contract, and removes all lines: from the form, and from the contract where the server has some.
 * The form must be locked while `isClearing`: it may reopen then.
 */
export function useClearLines({ contract, editor, form, reopen }: Options) {
  const confirm = useConfirm()
  const client = useQueryClient()
  const clearMaterials = useMutation(contracts.clearMaterials())
  const [isClearing, setClearing] = useState(false)

  const clear = async () => {
    if (contract && contract.materials.length > 0) {
      await clearMaterials.mutateAsync(contract.id)
      if (!editor.isDirty()) return reopen()
      // The form adopts the version created here, unless a concurrent change created a newer one.
      const now = await client.fetchQuery({ ...contracts.detail(contract.id), staleTime: 0 })
      const own = Number(form.getFieldValue('version'))
      editor.change({ materials: [], version: now?.version === own + 1 ? now.version : own })
      return
    }
    editor.change({ materials: [] })
  }

  const askAndClear = async () => {
    const { contractName, materials = [] } = form.getFieldsValue(true) as Partial<ContractValues>
    const isWanted = await confirm({
      title: text('清空「{{name}}」的 {{count}} 条材料？', {
        name: contractName || text('新建合同'),
        count: materials.length,
      }),
      consequence: text('清空后不可恢复；合同的其他内容和附件不受影响。'),
      okText: '清空',
      isDanger: true,
    })
    if (!isWanted) return
    setClearing(true)
    // The mutation has already shown the error.
    await clear()
      .catch(() => undefined)
      .finally(() => setClearing(false))
  }

  return { clear: () => void askAndClear(), isClearing }
}
