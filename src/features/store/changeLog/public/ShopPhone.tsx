import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
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
  /** Reads the whole number where the list has a masked one. */
  read?: () => Promise<string>
}

/**
 * A phone number of the shop's staff, drivers, places or buyers, masked until revealed; the shop keeps who revealed it.
 */
export function ShopPhone({ phone, of, label, read }: Props) {
  const [whole, setWhole] = useState('')
  const reading = useMutation({ mutationFn: async () => (await read?.()) || phone })
  const report = useMutation({ ...changeLogs.reveal(), ...REPORT })
  const reveal = () => {
    report.mutate({ ...of, detail: label })
    if (read) reading.mutate(undefined, { onSuccess: setWhole })
  }
  return <NumberReveal number={whole || phone} mask={maskPhone} onReveal={reveal} />
}
