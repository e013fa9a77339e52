import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { usePref } from '#shared/prefs'
import { REFUSE_UNFIT } from './model'

/** Whether this workstation refuses notes with expired documents or overload, instead of asking. */
export function RefuseUnfit() {
  const { t } = useTranslation()
  const [isOn, setOn] = usePref(REFUSE_UNFIT, false)
  return (
    <Checkbox checked={isOn} onChange={(event) => setOn(event.target.checked)}>
      {t('证件过期或超载时不能保存送货单（本机）')}
    </Checkbox>
  )
}
