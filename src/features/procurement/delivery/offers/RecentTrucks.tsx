import { useQuery } from '@tanstack/react-query'
import { Button, Form, type FormInstance, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '#domain/plate'
import { deliveries } from '#features/procurement/delivery/api'
import type { DeliverOrigin, DeliverValues } from '#features/procurement/delivery/form/deliverForm'
import { useFleet } from '#features/procurement/delivery/form/useFleet'
import { useTrips } from '#features/procurement/delivery/useTrips'
import type { Transport } from '#features/procurement/transport/model/transport'
import textStyles from '#shared/ui/text.module.css'
import { recentTrucks } from './recentTrucks'

type Props = {
  form: FormInstance<DeliverValues>
  origin: DeliverOrigin
  onPick: (truck: Partial<Transport>) => void
}

/** The trucks that last went for this order or contract and are free now, while none is chosen: one click each. */
export function RecentTrucks({ form, origin: { contractCode, orderSn }, onPick }: Props) {
  const { t } = useTranslation()
  const driverName = Form.useWatch('driverName', form) ?? ''
  const fleet = useFleet()
  const trips = useTrips()
  const of = contractCode ? { contractCode } : { orderSn }
  const recent = useQuery({ ...deliveries.recent(of), meta: { silent: true } })
  // Nobody is said to be free while it is not known who is on the way.
  if (driverName !== '' || !fleet || !trips || !recent.data) return null
  const trucks = recentTrucks(recent.data, fleet, trips, form.getFieldValue('deliverTime') ?? '')
  if (trucks.length === 0) return null
  return (
    <Space wrap>
      <span className={textStyles.secondary}>{t('最近送过')}</span>
      {trucks.map((truck) => (
        <Button key={`${truck.driverName} ${truck.carNo}`} size="small" onClick={() => onPick(truck)}>
          {`${truck.driverName} ${formatPlate(truck.carNo)}`}
        </Button>
      ))}
    </Space>
  )
}
