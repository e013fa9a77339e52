import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './ScopeChoice.module.css'
import type { Choice, Scope } from './scope'

type Props = {
  scope: Scope
  payers: Choice[]
  projects: Choice[]
  onChange: (change: { payer?: string; project: string }) => void
}

/** The payer and the project whose account a paper shows. */
export function ScopeChoice({ scope, payers, projects, onChange }: Props) {
  const { t } = useTranslation()
  const choice = (name: 'payer' | 'project', label: string, options: Choice[]) => (
    <Select
      className={styles.choice}
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      value={scope[name] || undefined}
      // Another payer has other projects.
      onChange={(value = '') => onChange(name === 'payer' ? { payer: value, project: '' } : { project: value })}
    />
  )
  return (
    <>
      {choice('payer', t('采购单位'), payers)}
      {choice('project', t('项目'), projects)}
    </>
  )
}
