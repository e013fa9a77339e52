import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAccountPref } from '#shared/list/views/accountPref'
import { REFUSE_UNFIT } from './model'

/** Whether notes of this account with expired documents or overload are refused, instead of asked about. */
export function RefuseUnfit() {
  const { t } = useTranslation()
  const [isOn, setOn] = useAccountPref(REFUSE_UNFIT, 0)
  return (
    <Checkbox checked={isOn === 1} onChange={(event) => setOn(event.target.checked ? 1 : 0)}>
      {t('证件过期或超载时不能保存送货单')}
    </Checkbox>
  )
}
