import { useTranslation } from 'react-i18next'
import { type Text, text, translateMessage } from '#domain/text'
import type { DeliveryNoteValues, DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import { departureConcerns } from '#features/procurement/delivery/form/departure'
import { useReadFleet } from '#features/procurement/delivery/form/useFleet'
import { REFUSE_UNFIT } from '#features/procurement/fleet/model'
import { useConfirm } from '#shared/dialog/useConfirm'
import { useInform } from '#shared/dialog/useInform'
import { readAccountPref } from '#shared/list/views/accountPref'

/**
 * Whether a note may be saved with its driver and vehicle: the user confirms an expired document, an overload or a
 * vehicle of another kind. For an account set to refuse, the first two cannot be confirmed. A driver or vehicle that is
 * stopped is refused by the server, at its field.
 *
 * @param split offered where the load is too heavy
 */
export function useDepartureCheck(
  origin: DeliveryOrigin,
  split?: () => void,
): (values: DeliveryNoteValues) => Promise<boolean> {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const inform = useInform()
  const readFleet = useReadFleet()
  return async (values) => {
    if (values.deliverMode !== 'TRUCK') return true
    const { faults, doubts, isOverloaded } = departureConcerns(values, origin, await readFleet())
    const concerns = [...faults, ...doubts]
    if (concerns.length === 0) return true
    const listed = (texts: readonly Text[]) => texts.map((one) => translateMessage(t, one)).join('；')
    if (faults.length > 0 && readAccountPref(REFUSE_UNFIT, 0) === 1) {
      inform(text('不能保存送货单'), text('{{concerns}}。请更换司机或车辆。', { concerns: listed(faults) }))
      return false
    }
    return confirm({
      title: text('司机或车辆有 {{count}} 项需要核对', { count: concerns.length }),
      consequence: text('{{concerns}}。确认可以发车后再保存。', { concerns: listed(concerns) }),
      okText: '仍要保存',
      cancelText: '返回修改',
      isCautious: true,
      other: isOverloaded && split ? { text: '按车分单', run: split } : undefined,
    })
  }
}
