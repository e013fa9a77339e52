import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recordLogs } from '#features/procurement/recordLog/api'
import type { LoggedRecord } from '#features/procurement/recordLog/model'
import { REPORT } from '#shared/report'
import { PhoneReveal } from '#shared/ui/PhoneReveal'

type Props = { phone: string; of: LoggedRecord; label: string }

/** A phone number of a record, masked until revealed; the history of the record keeps who revealed it. */
export function LoggedPhone({ phone, of, label }: Props) {
  const { t } = useTranslation()
  const tell = useMutation({ ...recordLogs.tell(), ...REPORT })
  return <PhoneReveal phone={phone} onReveal={() => tell.mutate({ ...of, action: 'reveal', detail: t(label) })} />
}
