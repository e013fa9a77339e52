import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatPlate, normalizePlate } from '#domain/plate'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { cars } from '#features/procurement/fleet/api'
import type { Trip } from '#features/procurement/fleet/model/trip'
import { LinkButton } from '#shared/ui/LinkButton'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import styles from './BoardDrawer.module.css'
import { freeCars } from './model'

type Props = { notes: readonly DeliveryNote[]; trips: readonly Trip[]; word: string }

/** How many vehicles of the fleet have nothing to do today, and those of them whose plate contains a word. */
export function FreeCars({ notes, trips, word }: Props) {
  const { t } = useTranslation()
  const own = useQuery({ ...cars.enabled(null), meta: { silent: true } })
  if (own.isError && own.data === undefined) {
    return (
      <p className={styles.free}>
        <span className={textStyles.secondary}>{t('空闲车辆')}</span>
        <LinkButton onClick={() => void own.refetch()}>{t('加载失败，重试')}</LinkButton>
      </p>
    )
  }
  if (!own.data || own.data.length === 0) return null
  const plate = normalizePlate(word)
  const free = freeCars(own.data, { notes, trips })
  return (
    <section className={styles.free} aria-label={t('空闲车辆')}>
      <span className={textStyles.secondary}>{t('自有车辆空闲 {{count}} 辆', { count: free.length })}</span>
      {free
        .filter(({ carNo }) => normalizePlate(carNo).includes(plate))
        .map(({ id, carNo, carType }) => (
          <PageLink key={id} name="carList" query={{ carNo }}>
            {[formatPlate(carNo), carType].filter(Boolean).join(' ')}
          </PageLink>
        ))}
    </section>
  )
}
