import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { desktopPayTypes, type PayType, payTypes } from '#features/money/platformService/model'
import { readPref, writePref } from '#shared/prefs'
import textStyles from '#shared/ui/text.module.css'
import choiceStyles from './payChoices.module.css'

/** Props from the owner of the value, or from a Form.Item. */
type Props = {
  id?: string
  value?: PayType
  onChange?: (type: PayType) => void
  disabled?: boolean
  label?: string
}

/** The pay types available at a workstation, each with its description. */
export function PayTypeChoice({ id, value, onChange, disabled, label }: Props) {
  const { t } = useTranslation()
  return (
    <Radio.Group
      id={id}
      aria-label={label}
      className={choiceStyles.choices}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange?.(event.target.value)}
      options={desktopPayTypes.map((type) => ({
        value: type,
        label: (
          <>
            {t(payTypes[type].label)}{' '}
            <span className={textStyles.secondary}>
              {payTypes[type].way === 'code' ? t('手机扫码') : t('新窗口付款')}
            </span>
          </>
        ),
      }))}
    />
  )
}

const PREF = 'platformPayType'

/** The pay type last used on this workstation. */
export function usualPayType(): PayType {
  const type = readPref<PayType>(PREF, 'AGGREGATE_QR')
  return desktopPayTypes.includes(type) ? type : 'AGGREGATE_QR'
}

/** Stores the pay type for the next order. */
export function keepPayType(type: PayType): void {
  writePref(PREF, type)
}
