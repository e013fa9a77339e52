import { Button, Space } from 'antd'
import type { Acts } from './act'
import { useActs } from './useActs'

/** The actions of a record as buttons of its head, without those whose key is in `except`. */
export function ActButtons<Row>({ acts, record, except = [] }: { acts: Acts<Row>; record: Row; except?: string[] }) {
  const buttons = useActs(acts)(record).filter(({ key }) => !except.includes(key))
  return (
    <Space wrap>
      {buttons.map(({ key, label, isDanger, isPrimary, isOff, isBusy, icon, run }) => (
        <Button
          key={key}
          type={isPrimary ? 'primary' : 'default'}
          danger={isDanger}
          disabled={isOff}
          loading={isBusy}
          icon={icon}
          onClick={run}
        >
          {label}
        </Button>
      ))}
    </Space>
  )
}
