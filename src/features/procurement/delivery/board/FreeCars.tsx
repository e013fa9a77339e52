import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '#domain/plate'
import type { Deliver } from '#features/procurement/delivery/model'
import { cars } from '#features/procurement/fleet/api'
import type { Trip } from '#features/procurement/fleet/trip/model'
import { LinkButton } from '#shared/ui/LinkButton'
import textStyles from '#shared/ui/text.module.css'
import styles from './BoardDrawer.module.css'
import { freeCars } from './model'

/** The vehicles of the fleet that have nothing to do today. */
export function FreeCars({ notes, trips }: { notes: readonly Deliver[]; trips: readonly Trip[] }) {
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
  const free = freeCars(own.data, { notes, trips })
  return (
    <section className={styles.free} aria-label={t('空闲车辆')}>
      <span className={textStyles.secondary}>{t('空闲车辆 {{count}} 辆', { count: free.length })}</span>
      {free.map(({ id, carNo, carType }) => (
        <span key={id} className={textStyles.number}>
          {[formatPlate(carNo), carType].filter(Boolean).join(' ')}
        </span>
      ))}
    </section>
  )
}
