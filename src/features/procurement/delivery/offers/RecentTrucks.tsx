import { useQuery } from '@tanstack/react-query'
import { Button, Form, type FormInstance, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '#domain/plate'
import { deliveries } from '#features/procurement/delivery/api'
import type { DeliveryNoteValues, DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import { useFleet } from '#features/procurement/delivery/form/useFleet'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { useTrips } from '#features/procurement/delivery/useTrips'
import type { Transport } from '#features/procurement/transport/model/transport'
import textStyles from '#shared/ui/text.module.css'
import { recentTrucks } from './recentTrucks'

type Props = {
  form: FormInstance<DeliveryNoteValues>
  origin: DeliveryOrigin
  /** The plate that the form began with. */
  filledCarNo: string
  onPick: (truck: Partial<Transport>) => void
}

/**
 * The trucks that last went for this order or contract, else for any, and are free now: one click each. Says which one
 * was filled in.
 */
export function RecentTrucks({ form, origin, filledCarNo, onPick }: Props) {
  const { t } = useTranslation()
  const driverName = Form.useWatch('driverName', form) ?? ''
  const carNo = Form.useWatch('carNo', form) ?? ''
  const fleet = useFleet()
  const trips = useTrips()
  const { contractCode, orderSn, sources } = origin
  const of = contractCode ? { contractCode } : { orderSn }
  const recent = useQuery({ ...deliveries.recent(of), meta: { silent: true } })
  // No driver is shown as free until the trips are loaded.
  const freeOf = (notes: DeliveryNote[] | undefined) =>
    fleet && trips && notes
      ? recentTrucks(notes, fleet, trips, form.getFieldValue('deliverTime') ?? '', sources[0]?.materialType)
      : []
  const own = freeOf(recent.data)
  // The first truck of an order goes with one that went elsewhere.
  const elsewhere = useQuery({
    ...deliveries.recent({}),
    meta: { silent: true },
    enabled: own.length === 0 && recent.data !== undefined,
  })
  const trucks = own.length > 0 ? own : freeOf(elsewhere.data)
  const isFilled = filledCarNo !== '' && carNo === filledCarNo
  if (trucks.length === 0 && !isFilled) return null
  return (
    <Space wrap style={{ marginBottom: 12 }}>
      {trucks.length > 0 && <span className={textStyles.secondary}>{t('最近送过')}</span>}
      {trucks.map((truck) => {
        const isChosen = truck.driverName === driverName && truck.carNo === carNo
        return (
          <Button
            key={`${truck.driverName} ${truck.carNo}`}
            size="small"
            type={isChosen ? 'primary' : 'default'}
            ghost={isChosen}
            aria-pressed={isChosen}
            onClick={() => onPick(truck)}
          >
            {`${truck.driverName} ${formatPlate(truck.carNo)}`}
          </Button>
        )
      })}
      {isFilled && <span className={textStyles.secondary}>{t('司机和车辆已按上次送到该项目的代填，请核对')}</span>}
    </Space>
  )
}
