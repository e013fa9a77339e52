import type { FormInstance, Rule } from 'antd/es/form'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Files of an upload field that are not part of its value: those in flight or failed, and the names of refused ones.
 */
export type LeftOut = { waiting: number; refused: readonly string[] }

/** Blocks saving while files of a form are left out: a record saved without them would look complete. */
export type FileGate = {
  /** An upload field reports its files that are not stored. */
  tell: (field: string, left: LeftOut) => void
  /** Fails validation while the field has such files, and names the refused ones. */
  rule: (field: string) => Rule
}

/** The gate of one form. */
export function useFileGate(): FileGate {
  const { t } = useTranslation()
  return useMemo(() => {
    const leftOut = new Map<string, LeftOut>()
    const rejecting = new Map<string, FormInstance>()
    const errorOf = (field: string) => {
      const { waiting = 0, refused = [] } = leftOut.get(field) ?? {}
      if (waiting > 0) return t('有文件还没有传完：请稍候，或重新上传、移除')
      const names = refused.join('、')
      return names && t('以下文件没有上传，不会一起保存：{{names}}。请移除或更换后再保存', { names })
    }
    return {
      tell: (field, left) => {
        leftOut.set(field, left)
        // The shown error may no longer apply: an upload completed, or a file was removed.
        const rejected = rejecting.get(field)?.validateFields([pathOf(field)])
        rejected?.catch(() => undefined)
      },
      rule: (field) => (form) => ({
        validator: async () => {
          const error = errorOf(field)
          if (error) rejecting.set(field, form as FormInstance)
          else rejecting.delete(field)
          if (error) throw new Error(error)
        },
      }),
    }
  }, [t])
}

/** A field as the form names it: 'weighTickets[0].photo' is ['weighTickets', 0, 'photo']. */
function pathOf(field: string): (string | number)[] {
  return field.split(/[.[\]]+/).map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
