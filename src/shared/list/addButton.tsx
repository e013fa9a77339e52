import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { canOperate, type ScreenName } from '#shared/navigation'
import { NEW_RECORD } from '#shared/record/RecordDrawer'
import { useSearchParam } from '#shared/useSearchParam'

/**
 * The button that opens the drawer of a new record over its list; null for an account that may not operate there.
 *
 * @param screen the screen of the list; omitted where everybody may add
 */
export function addButton(label: string, screen?: ScreenName): ReactNode {
  return screen === undefined || canOperate(screen) ? <AddButton label={label} /> : null
}

function AddButton({ label }: { label: string }) {
  const [, edit] = useSearchParam('edit')
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => edit(NEW_RECORD)}>
      {label}
    </Button>
  )
}
