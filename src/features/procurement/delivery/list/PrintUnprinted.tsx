import { PrinterOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { deliveries } from '#features/procurement/delivery/api'
import { deliveryNoteFields } from '#features/procurement/delivery/fields'
import { printUnprinted, UNPRINTED, unprintedLabel } from '#features/procurement/delivery/print/openPreview'
import { useInform } from '#shared/dialog/useInform'
import { firstRows } from '#shared/list/firstRows'
import { canOperate } from '#shared/navigation'
import { useAllRead } from '#shared/useAllRead'

/** Prints all notes that were never printed; absent while there is none, and for accounts whose prints do not count. */
export function PrintUnprinted() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const inform = useInform()
  // After the rows of the list.
  const isTurn = useAllRead()
  const list = firstRows({ query: deliveries.page, fields: deliveryNoteFields }, UNPRINTED, 1)
  const count =
    useQuery({ ...list, enabled: isTurn && canOperate('deliverList'), meta: { silent: true } }).data?.total ?? 0
  const print = useMutation({ mutationFn: () => printUnprinted({ client, inform }) })
  if (count === 0) return null
  return (
    <Button icon={<PrinterOutlined aria-hidden="true" />} loading={print.isPending} onClick={() => print.mutate()}>
      {translateMessage(t, unprintedLabel(count))}
    </Button>
  )
}
