import type { Rule } from 'antd/es/form'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Blocks saving while files of a form are in flight: a record saved without them would look complete. */
export type FileGate = {
  /** An upload field reports how many of its files are not uploaded yet. */
  tell: (field: string, count: number) => void
  /** Fails validation while the field has such files. */
  rule: (field: string) => Rule
}

/** The gate of one form. */
export function useFileGate(): FileGate {
  const { t } = useTranslation()
  return useMemo(() => {
    const waiting = new Map<string, number>()
    return {
      tell: (field, count) => void waiting.set(field, count),
      rule: (field) => ({
        validator: () =>
          waiting.get(field)
            ? Promise.reject(new Error(t('有文件还没有传完：请稍候，或重新上传、移除')))
            : Promise.resolve(),
      }),
    }
  }, [t])
}
