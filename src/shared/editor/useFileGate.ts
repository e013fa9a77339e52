import type { Rule } from 'antd/es/form'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Holds saving back while files of a form are on their way: what is saved without them would seem complete. */
export type FileGate = {
  /** Told by an upload field how many of its files are not there yet. */
  tell: (field: string, count: number) => void
  /** Refuses while the field has such files. */
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
