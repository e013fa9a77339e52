import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchKey } from '#shared/navigation'
import { useSearchParam } from '#shared/useSearchParam'

/** What the rows of a statistic are grouped by, from the address, and the switch. Another group ends what is picked. */
export function useGroup<Name extends string>(
  groups: readonly (readonly [Name, string])[],
  initial: NoInfer<Name>,
  label = '统计维度',
  [own, dependent]: readonly [SearchKey, SearchKey] = ['by', 'pick'],
): { by: Name; choice: ReactNode } {
  const { t } = useTranslation()
  const [asked, group] = useSearchParam(own, dependent)
  const by = groups.find(([name]) => name === asked)?.[0] ?? initial
  const choice = (
    <Segmented
      size="small"
      aria-label={t(label)}
      options={groups.map(([value, words]) => ({ value, label: t(words) }))}
      value={by}
      onChange={(value) => group(value === initial ? '' : value)}
    />
  )
  return { by, choice }
}
