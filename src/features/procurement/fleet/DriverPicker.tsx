import { useQuery } from '@tanstack/react-query'
import { AutoComplete, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPhone } from '#domain/cell/phone'
import { maskPhone } from '#domain/mask'
import { formatPlate } from '#domain/plate'
import { translateMessage } from '#domain/text'
import { type Trip, tripOfDriver, tripText } from '#features/procurement/fleet/model/trip'
import type { Transport } from '#features/procurement/transport/model/transport'
import textStyles from '#shared/ui/text.module.css'
import { drivers as driverResource } from './api'
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
  /** Called with the phone of a driver who was proposed, which is no input of the user; `onPick` by default. */
  onFill?: (values: Partial<Transport>) => void
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
export function DriverPicker({
  onPick,
  onFill = onPick,
  current,
  trips = NO_TRIPS,
  value,
  onChange,
  onBlur,
  ...rest
}: Props) {
  const { t } = useTranslation()
  const drivers = useOwnDrivers()
  const cars = useOwnCars()
  const carFacts = useCarFacts()
  const phone = useDriverPhone({ value, current, onPick, onFill })
  const choose = (driver: Driver, hasCar?: boolean) => {
    onPick(fieldsOf(driver, cars, hasCar))
    phone.ask(driver)
  }
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
    choose(only, !carNo)
  }
  return (
    <>
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
          if (driver) choose(driver)
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
            label: [driverName, maskPhone(driverPhone), ...(trip ? [translateMessage(t, tripText(trip))] : [])].join(
              ' ',
            ),
            shown: optionOf(driver, trip),
          }
        })}
        // The label is what screen readers say of an option.
        optionRender={({ data }) => data.shown}
        popupMatchSelectWidth={OPTION_WIDTH}
      />
      {phone.isFailed && (
        <span role="alert" className={textStyles.negative}>
          {t('没有读到司机电话，请重试或直接填写')}
          <Button size="small" type="link" onClick={phone.retry}>
            {t('重试')}
          </Button>
        </span>
      )}
    </>
  )
}

function fieldsOf(driver: Driver, cars: readonly Car[], hasCar = true): Partial<Transport> {
  const own = {
    driverId: driver.id,
    driverName: driver.driverName,
    driverPhone: isPhone(driver.driverPhone) ? driver.driverPhone : '',
  }
  // His usual vehicle may be out of use.
  const car = hasCar && cars.find((one) => one.id === driver.defaultCarId)
  return car ? { ...own, ...fieldsOfCar(car) } : own
}

/**
 * Reads the phone of a driver whom the list shows with a masked one, and fills it in unless the user has gone on: of
 * one who is chosen, and of one who was proposed without it.
 */
function useDriverPhone(props: Required<Pick<Props, 'current' | 'onPick' | 'onFill'>> & { value: string | undefined }) {
  const { value } = props
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const [wanted, setWanted] = useState<{ id: string; isChosen: boolean } | null>(null)
  const id = wanted?.id ?? ''
  const { data, isError, isFetching, refetch } = useQuery({
    ...driverResource.byId(id),
    enabled: id !== '',
    meta: { silent: true },
  })
  useEffect(() => {
    const { driverId = '', driverPhone } = latest.current.current()
    if (value && driverId && !driverPhone) setWanted((before) => before ?? { id: driverId, isChosen: false })
  }, [value])
  useEffect(() => {
    if (!wanted || !data || isFetching) return
    const { current, onPick, onFill } = latest.current
    const { driverName, driverPhone } = current()
    const fill = wanted.isChosen ? onPick : onFill
    if (driverName?.trim() === data.driverName && !driverPhone) fill({ driverPhone: data.driverPhone })
    setWanted(null)
  }, [wanted, data, isFetching])
  return {
    ask: (driver: Driver) => setWanted(isPhone(driver.driverPhone) ? null : { id: driver.id, isChosen: true }),
    isFailed: wanted !== null && !isFetching && (isError || data === null),
    retry: () => void refetch(),
  }
}
