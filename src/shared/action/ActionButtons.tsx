import { Button, Space } from 'antd'
import type { Actions } from './action'
import { useActions } from './useActions'

/** The actions of a record as buttons of its head, without those whose key is in `except`. */
export function ActionButtons<Row>({
  actions,
  record,
  except = [],
}: {
  actions: Actions<Row>
  record: Row
  except?: string[]
}) {
  const buttons = useActions(actions)(record).filter(({ key }) => !except.includes(key))
  return (
    <Space wrap>
      {buttons.map(({ key, label, isDanger, isPrimary, isDisabled, isBusy, icon, run }) => (
        <Button
          key={key}
          type={isPrimary ? 'primary' : 'default'}
          danger={isDanger}
          disabled={isDisabled}
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
