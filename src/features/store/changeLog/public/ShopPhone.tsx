import { useMutation } from '@tanstack/react-query'
import { maskPhone } from '#domain/mask'
import { changeLogs } from '#features/store/changeLog/api'
import type { RevealedRecord } from '#features/store/changeLog/model'
import { REPORT } from '#shared/report'
import { NumberReveal } from '#shared/ui/NumberReveal'

type Props = {
  phone: string
  of: RevealedRecord
  /** The Chinese label of the field, as the server logs it. */
  label: string
}

/**
 * A phone number of the shop's staff, drivers, places or buyers, masked until revealed; the shop keeps who revealed it.
 */
export function ShopPhone({ phone, of, label }: Props) {
  const report = useMutation({ ...changeLogs.reveal(), ...REPORT })
  return <NumberReveal number={phone} mask={maskPhone} onReveal={() => report.mutate({ ...of, detail: label })} />
}
