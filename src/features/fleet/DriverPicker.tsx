import { useQuery } from '@tanstack/react-query'
import { AutoComplete } from 'antd'
import { useTranslation } from 'react-i18next'
import { maskPhone } from '../../domain/mask'
import { formatPlate } from '../../domain/plate'
import { wireText } from '../../domain/wire'
import { drivers } from './api'
import { type Driver, isEnabled, type Transport } from './model'

type Props = {
  /** A driver was chosen: his fields, and his usual vehicle where he has one. Typing another name lets go of his id. */
  onPick: (values: Partial<Transport>) => void
  id?: string
  value?: string
  onChange?: (value: string) => void
  onBlur?: () => void
}

/** Most drivers offered; typing narrows them. */
const MAX_OFFERED = 200

/** A driver's name, picked from the supplier's own drivers or typed in. */
export function DriverPicker({ onPick, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...drivers.page({ current: 1, size: MAX_OFFERED }), meta: { silent: true } })
  const offered = (query.data?.records ?? []).filter(isEnabled)
  const pick = (driver: Driver) =>
    onPick({
      driverId: driver.id,
      driverName: driver.driverName,
      driverPhone: driver.driverPhone,
      ...(wireText(driver.defaultCarNo)
        ? { carId: wireText(driver.defaultCarId), carNo: formatPlate(driver.defaultCarNo) }
        : {}),
    })
  return (
    <AutoComplete
      {...rest}
      value={value}
      placeholder={t('选择或输入司机')}
      showSearch={{ filterOption: (text, option) => String(option?.search ?? '').includes(text.trim()) }}
      onChange={(text: string) => {
        onChange?.(text)
        onPick({ driverId: '' })
      }}
      onSelect={(_name: string, option: { driver?: Driver }) => option.driver && pick(option.driver)}
      options={offered.map((driver) => ({
        key: driver.id,
        value: driver.driverName,
        search: `${driver.driverName}${driver.driverPhone}`,
        driver,
        label: `${driver.driverName}　${maskPhone(driver.driverPhone)}`,
      }))}
    />
  )
}
