import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import { text } from '#domain/text'
import { useAsk } from '#shared/act/useAsk'
import type { Editor } from '#shared/editor/useEditor'
import { contracts } from './api'
import type { ContractValues } from './contractForm'
import type { ContractDetail } from './model'

type Options = {
  contract: ContractDetail | null
  editor: Pick<Editor<ContractValues>, 'isDirty' | 'change'>
  form: FormInstance<ContractValues>
  reopen: () => Promise<void>
}

/**
 * Asks, naming the contract, and removes all lines: from the form, and from the contract where the server has some. The
 * form must be locked while `isClearing`: it may reopen then.
 */
export function useClearLines({ contract, editor, form, reopen }: Options) {
  const ask = useAsk()
  const client = useQueryClient()
  const clearMaterials = useMutation(contracts.clearMaterials())
  const [isClearing, setClearing] = useState(false)

  const clear = async () => {
    if (contract && contract.materials.length > 0) {
      await clearMaterials.mutateAsync(contract.id)
      if (!editor.isDirty()) return reopen()
      // The form takes over the version this has made, unless somebody else made one in between.
      const now = await client.fetchQuery({ ...contracts.detail(contract.id), staleTime: 0 })
      const own = Number(form.getFieldValue('version'))
      editor.change({ materials: [], version: now?.version === own + 1 ? now.version : own })
      return
    }
    editor.change({ materials: [] })
  }

  const askAndClear = async () => {
    const { contractName, materials = [] } = form.getFieldsValue(true) as Partial<ContractValues>
    const isWanted = await ask({
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
    // A failure has been shown by the mutation.
    await clear()
      .catch(() => undefined)
      .finally(() => setClearing(false))
  }

  return { clear: () => void askAndClear(), isClearing }
}
