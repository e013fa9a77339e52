import type { Rule } from 'antd/es/form'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Files of an upload field that are not part of its value: those in flight or failed, and the names of refused ones. */
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
    return {
      tell: (field, left) => void leftOut.set(field, left),
      rule: (field) => ({
        validator: () => {
          const { waiting = 0, refused = [] } = leftOut.get(field) ?? {}
          if (waiting > 0) return Promise.reject(new Error(t('有文件还没有传完：请稍候，或重新上传、移除')))
          if (refused.length === 0) return Promise.resolve()
          const names = refused.join('、')
          return Promise.reject(
            new Error(t('以下文件没有上传，不会一起保存：{{names}}。请移除或更换后再保存', { names })),
          )
        },
      }),
    }
  }, [t])
}
