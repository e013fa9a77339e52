import { AutoComplete } from 'antd'
import { useTranslation } from 'react-i18next'
import { maskPhone } from '#domain/mask'
import { formatPlate } from '#domain/plate'
import { translateMessage } from '#domain/text'
import { type Trip, tripOfDriver, tripText } from '#features/procurement/fleet/model/trip'
import type { Transport } from '#features/procurement/transport/model/transport'
import { fieldsOfCar } from './carFields'
import { FleetOption, OPTION_WIDTH, useCarFacts } from './FleetOption'
import type { Car, Driver } from './model'
import { releaseDriver } from './releaseDriver'
import { useOwnCars, useOwnDrivers } from './useOwnFleet'

type Props = {
  /**
   * Called with the selected driver: his fields, and his default vehicle if any. Typing another name over him clears
   * them.
   */
  onPick: (values: Partial<Transport>) => void
  /** The transport as it is in the form. */
  current: () => Partial<Transport>
  /** Who is on the way now; unknown where missing. */
  trips?: readonly Trip[]
  id?: string
  'aria-invalid'?: boolean
  value?: string
  onChange?: (value: string) => void
  onBlur?: () => void
}

const NO_TRIPS: readonly Trip[] = []

/** A driver's name, selected from the supplier's own drivers or typed. */
export function DriverPicker({ onPick, current, trips = NO_TRIPS, value, onChange, onBlur, ...rest }: Props) {
  const { t } = useTranslation()
  const drivers = useOwnDrivers()
  const cars = useOwnCars()
  const carFacts = useCarFacts()
  const optionOf = (driver: Driver, trip: Trip | undefined) => {
    const car = cars.find(({ id }) => id === driver.defaultCarId)
    return (
      <FleetOption
        name={driver.driverName}
        facts={[maskPhone(driver.driverPhone), ...(car ? [formatPlate(car.carNo), ...carFacts(car)] : [])]}
        expiries={[[t('驾驶证至'), driver.licenseExpire]]}
        trip={trip}
      />
    )
  }
  /**
   * The whole name of a driver who is the only one of it is as good as choosing him; what was typed beside it stays.
   */
  const pickTyped = () => {
    const { driverId, driverPhone, carNo } = current()
    const [only, ...others] = drivers.filter(({ driverName }) => driverName === value?.trim())
    if (!only || others.length > 0 || driverId || driverPhone) return
    onPick(fieldsOf(only, cars, !carNo))
  }
  return (
    <AutoComplete
      {...rest}
      value={value}
      placeholder={t('选择或输入司机')}
      // Looking at the drivers is no attempt to fill the field: what is empty is refused when saving.
      onBlur={() => {
        pickTyped()
        if (value) onBlur?.()
      }}
      showSearch={{ filterOption: (text, option) => String(option?.search ?? '').includes(text.trim()) }}
      onChange={(text: string) => {
        // Selecting reports the driver's id as text first; two drivers may share a name, so the id is the value.
        const driver = drivers.find((one) => one.id === text)
        if (driver) onPick(fieldsOf(driver, cars))
        else {
          const released = releaseDriver(drivers, current())
          onChange?.(text)
          onPick(released)
        }
      }}
      options={drivers.map((driver) => {
        const { id, driverName, driverPhone } = driver
        const trip = tripOfDriver(trips, driver)
        return {
          value: id,
          search: `${driverName}${driverPhone}`,
          label: [driverName, maskPhone(driverPhone), ...(trip ? [translateMessage(t, tripText(trip))] : [])].join(' '),
          shown: optionOf(driver, trip),
        }
      })}
      // The label is what screen readers say of an option.
      optionRender={({ data }) => data.shown}
      popupMatchSelectWidth={OPTION_WIDTH}
    />
  )
}

function fieldsOf(driver: Driver, cars: readonly Car[], hasCar = true): Partial<Transport> {
  const own = { driverId: driver.id, driverName: driver.driverName, driverPhone: driver.driverPhone }
  // His usual vehicle may be out of use.
  const car = hasCar && cars.find((one) => one.id === driver.defaultCarId)
  return car ? { ...own, ...fieldsOfCar(car) } : own
}
