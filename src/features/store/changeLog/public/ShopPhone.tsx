import { useMutation } from '@tanstack/react-query'
import { changeLogs } from '#features/store/changeLog/api'
import type { PhoneRecord } from '#features/store/changeLog/model'
import { REPORT } from '#shared/report'
import { PhoneReveal } from '#shared/ui/PhoneReveal'

type Props = {
  phone: string
  of: PhoneRecord
  /** The Chinese label of the field, as the server logs it. */
  label: string
}

/**
 * A phone number of the shop's staff, drivers, places or buyers, masked until revealed; the shop keeps who revealed it.
 */
export function ShopPhone({ phone, of, label }: Props) {
  const report = useMutation({ ...changeLogs.reveal(), ...REPORT })
  return <PhoneReveal phone={phone} onReveal={() => report.mutate({ ...of, detail: label })} />
}
