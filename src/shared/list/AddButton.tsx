import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { canOperate, type ScreenName } from '#shared/navigation'
import { NEW_RECORD } from '#shared/record/newRecord'
import { OpenButton } from '#shared/ui/OpenButton'
import { useSearchParam } from '#shared/useSearchParam'

/** What adds a record to a list. */
export type Adding = {
  label: string
  /** The screen of its form; without one its drawer opens over the list. */
  opens?: ScreenName
  /**
   * The screen that the account must be allowed to operate; omitted where everybody may add, or the form's screen asks.
   */
  screen?: ScreenName
}

/** The button that adds a record; null for an account that may not. */
export function AddButton({ label, opens, screen }: Adding) {
  const { t } = useTranslation()
  const [, edit] = useSearchParam('edit')
  if (screen && !canOperate(screen)) return null
  const button = { type: 'primary', icon: <PlusOutlined aria-hidden="true" />, children: t(label) } as const
  if (opens) return <OpenButton name={opens} {...button} />
  return <Button {...button} onClick={() => edit(NEW_RECORD)} />
}
