import { AutoComplete } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatPlate, normalizePlate, readPlate } from '#domain/plate'
import { translateMessage } from '#domain/text'
import { type Trip, tripOfCar, tripText } from '#features/procurement/fleet/model/trip'
import type { Transport } from '#features/procurement/transport/model/transport'
import { fieldsOfCar } from './carFields'
import { FleetOption, OPTION_WIDTH, useCarFacts } from './FleetOption'
import { useOwnCars } from './useOwnFleet'

type Props = {
  /** Called with the selected vehicle: plate, type and trailer. Typing another plate clears its id. */
  onPick: (values: Partial<Transport>) => void
  /** Which are on the way now; unknown where missing. */
  trips?: readonly Trip[]
  id?: string
  'aria-invalid'?: boolean
  value?: string
  onChange?: (value: string) => void
  onBlur?: () => void
}

const NO_TRIPS: readonly Trip[] = []

/** A plate, selected from the supplier's own vehicles or typed. Typed text is normalised on blur. */
export function CarPicker({ onPick, trips = NO_TRIPS, value, onChange, onBlur, ...rest }: Props) {
  const { t } = useTranslation()
  const cars = useOwnCars()
  const carFacts = useCarFacts()
  const ownCars = cars.map((car) => ({ car, trip: tripOfCar(trips, car) }))
  return (
    <AutoComplete
      {...rest}
      value={value}
      placeholder={t('选择或输入车牌号')}
      showSearch={{ filterOption: (text, option) => String(option?.search ?? '').includes(normalizePlate(text)) }}
      // Looking at the vehicles is no attempt to fill the field: what is empty is refused when saving.
      onBlur={() => {
        const tidy = formatPlate(value)
        if (tidy !== (value ?? '')) onChange?.(tidy)
        if (tidy) onBlur?.()
      }}
      onChange={(text: string) => {
        const car = cars.find((one) => one.id === text)
        if (car) {
          onPick(fieldsOfCar(car))
        } else {
          onChange?.(readPlate(text))
          onPick({ carId: '' })
        }
      }}
      options={ownCars.map(({ car, trip }) => ({
        value: car.id,
        search: normalizePlate(car.carNo),
        label: [formatPlate(car.carNo), ...carFacts(car), ...(trip ? [translateMessage(t, tripText(trip))] : [])].join(
          ' ',
        ),
        shown: (
          <FleetOption
            name={formatPlate(car.carNo)}
            facts={carFacts(car)}
            expiries={[
              [t('年检至'), car.inspectExpire],
              [t('保险至'), car.insuranceExpire],
            ]}
            trip={trip}
          />
        ),
      }))}
      // The label is what screen readers say of an option.
      optionRender={({ data }) => data.shown}
      popupMatchSelectWidth={OPTION_WIDTH}
    />
  )
}
