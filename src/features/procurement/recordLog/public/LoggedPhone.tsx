import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { maskPhone } from '#domain/mask'
import { recordLogs } from '#features/procurement/recordLog/api'
import type { LoggedRecord } from '#features/procurement/recordLog/model'
import { REPORT } from '#shared/report'
import { NumberReveal } from '#shared/ui/NumberReveal'

type Props = { phone: string; of: LoggedRecord; label: string }

/** A phone number of a record, masked until revealed; the history of the record keeps who revealed it. */
export function LoggedPhone({ phone, of, label }: Props) {
  const { t } = useTranslation()
  const tell = useMutation({ ...recordLogs.tell(), ...REPORT })
  return (
    <NumberReveal
      number={phone}
      mask={maskPhone}
      onReveal={() => tell.mutate({ ...of, action: 'reveal', detail: t(label) })}
    />
  )
}
