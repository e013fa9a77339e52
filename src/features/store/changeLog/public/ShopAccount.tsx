import { useMutation } from '@tanstack/react-query'
import { changeLogs } from '#features/store/changeLog/api'
import { maskAccount, type RevealedRecord } from '#features/store/changeLog/model'
import { REPORT } from '#shared/report'
import { NumberReveal } from '#shared/ui/NumberReveal'

type Props = {
  number: string
  of: RevealedRecord
  /** The Chinese label of the field, as the server logs it. */
  label: string
}

/** A bank account or card of a shop's records, masked until revealed; the shop keeps who revealed it. */
export function ShopAccount({ number, of, label }: Props) {
  const report = useMutation({ ...changeLogs.reveal(), ...REPORT })
  return <NumberReveal number={number} mask={maskAccount} onReveal={() => report.mutate({ ...of, detail: label })} />
}
