import { useTranslation } from 'react-i18next'
import { decimal, formatQuantity } from '#domain/money'
import { translateMessage } from '#domain/text'
import { type Trip, tripText } from '#features/procurement/fleet/model/trip'
import textStyles from '#shared/ui/text.module.css'
import { ExpiryDay } from './ExpiryDay'
import styles from './FleetOption.module.css'
import type { Car } from './model'

type Props = {
  name: string
  facts: readonly string[]
  /** The documents that expire: label and last day. */
  expiries: readonly (readonly [label: string, day: string])[]
  /** Where it is now; undefined for nowhere, or when unknown. */
  trip: Trip | undefined
}

/** Width of the options, px: wider than the field, for two whole lines. */
export const OPTION_WIDTH = 480

/** A driver or vehicle to choose: who or what in the first line; in the second until when, and where now. */
export function FleetOption({ name, facts, expiries, trip }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.option}>
      <div>
        <strong>{name}</strong> {facts.filter(Boolean).join(' · ')}
      </div>
      <div className={textStyles.secondary}>
        {expiries
          .filter(([, day]) => day !== '')
          .map(([label, day]) => (
            <span key={label}>
              {label} <ExpiryDay day={day} />
            </span>
          ))}
        {trip && (
          <span className={trip.overdueSince ? textStyles.negative : styles.away}>
            {translateMessage(t, tripText(trip))}
          </span>
        )}
      </div>
    </div>
  )
}

/** What a vehicle is and carries, for a line of facts. */
export function useCarFacts(): (car: Car) => string[] {
  const { t } = useTranslation()
  return ({ carType, loadTon, volume }) => [
    carType && t(carType),
    decimal(loadTon) ? t('载重 {{load}} 吨', { load: formatQuantity(loadTon) }) : '',
    decimal(volume) ? t('容积 {{volume}} m³', { volume: formatQuantity(volume) }) : '',
  ]
}
