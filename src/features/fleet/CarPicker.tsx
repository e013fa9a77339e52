import { useQuery } from '@tanstack/react-query'
import { AutoComplete } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatPlate, normalizePlate } from '../../domain/plate'
import { wireText } from '../../domain/wire'
import { cars } from './api'
import { type Car, isEnabled, type Transport } from './model'

type Props = {
  /** A vehicle was chosen: its plate, type and trailer. Typing another plate lets go of its id. */
  onPick: (values: Partial<Transport>) => void
  id?: string
  value?: string
  onChange?: (value: string) => void
  onBlur?: () => void
}

/** Most vehicles offered; typing narrows them. */
const MAX_OFFERED = 200

/** A plate, picked from the supplier's own vehicles or typed in. */
export function CarPicker({ onPick, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...cars.page({ current: 1, size: MAX_OFFERED }), meta: { silent: true } })
  const offered = (query.data?.records ?? []).filter(isEnabled)
  const pick = (car: Car) =>
    onPick({
      carId: car.id,
      carNo: formatPlate(car.carNo),
      carType: wireText(car.carType),
      trailerNo: formatPlate(car.trailerNo),
    })
  return (
    <AutoComplete
      {...rest}
      value={value}
      placeholder={t('选择或输入车牌号')}
      showSearch={{ filterOption: (text, option) => String(option?.search ?? '').includes(normalizePlate(text)) }}
      onChange={(text: string) => {
        onChange?.(text)
        onPick({ carId: '' })
      }}
      onSelect={(_plate: string, option: { car?: Car }) => option.car && pick(option.car)}
      options={offered.map((car) => ({
        key: car.id,
        value: formatPlate(car.carNo),
        search: normalizePlate(car.carNo),
        car,
        label: `${formatPlate(car.carNo)}　${wireText(car.carType)}`,
      }))}
    />
  )
}
