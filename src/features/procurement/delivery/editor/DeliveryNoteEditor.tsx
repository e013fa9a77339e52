import { Form } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { heatNoRule } from '#domain/rules'
import { text, translateMessage } from '#domain/text'
import { deliveries } from '#features/procurement/delivery/api'
import { deliveryNoteFields } from '#features/procurement/delivery/fields'
import {
  cellErrors,
  type DeliveryNoteValues,
  type DeliveryOrigin,
  errorsOfValues,
  initialValues,
  refusalErrors,
  toPayload,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import { type Fleet, fitTruck } from '#features/procurement/delivery/form/departure'
import { useEffectCheck } from '#features/procurement/delivery/form/useEffectCheck'
import { HeatOffer } from '#features/procurement/delivery/offers/HeatOffer'
import { loadedUp } from '#features/procurement/delivery/trucks/loadUp'
import { SplitButton } from '#features/procurement/delivery/trucks/SplitButton'
import { lineText } from '#features/procurement/delivery/trucks/truckNotes'
import { type SaveIntent, useAfterSave } from '#features/procurement/delivery/trucks/useAfterSave'
import { useDroppedCheck } from '#features/procurement/delivery/trucks/useDroppedCheck'
import { useSplitCheck } from '#features/procurement/delivery/trucks/useSplitCheck'
import { SendTimeSection } from '#features/procurement/purchase/SendTimeSection'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { EditorPage } from '#shared/editor/EditorPage'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { keysOf } from '#shared/grid/shownErrors'
import { closeAndGo, toSearch } from '#shared/navigation'
import { notify } from '#shared/notify'
import { Section } from '#shared/record/Section'
import { useSession } from '#shared/session'
import { useTab } from '#shared/tab'
import textStyles from '#shared/ui/text.module.css'
import { ChosenLaterNotice } from './ChosenLaterNotice'
import { ContractExpiry } from './ContractExpiry'
import { CopyHintsNotice } from './CopyHintsNotice'
import { CorrectionNotice } from './CorrectionNotice'
import { valuesOfNote } from './correction'
import { DeliveryNoteLines, type Refused } from './DeliveryNoteLines'
import { DeliveryNoteTotals } from './DeliveryNoteTotals'
import { GoneLines } from './GoneLines'
import { LinesHead } from './LinesHead'
import { ReceiverFields } from './ReceiverFields'
import { TransportFields } from './TransportFields'
import { rememberTruck, truckOf } from './truckMemory'
import { useChosenLater } from './useChosenLater'
import { useCopyNote } from './useCopyNote'
import { useCorrectionCheck } from './useCorrectionCheck'
import { useDepartureCheck } from './useDepartureCheck'
import { useDuplicateCheck } from './useDuplicateCheck'

/** The form of a new delivery note. */
export function DeliveryNoteEditor({
  origin: current,
  chosen,
  fleet,
}: {
  origin: DeliveryOrigin
  chosen: string[]
  fleet: Fleet
}) {
  const { t } = useTranslation()
  const tab = useTab()
  const [form] = Form.useForm<DeliveryNoteValues>()
  const grid = useRef<LineGridHandle>(null)
  const { userId = '', userName = '' } = useSession((session) => session.user) ?? {}
  const [triedRows, setTriedRows] = useState<ReadonlySet<string>>(() => new Set())
  const [refused, setRefused] = useState<Refused>({ rows: null, errors: {} })
  // The source is a snapshot, except for the remaining quantities: a rejection may have refreshed them.
  const [initial] = useState(() => {
    if (current.corrects) return valuesOfNote(current.corrects, current)
    const values = initialValues(current, chosen, userName)
    const truck = fitTruck(truckOf(userId, values.projectId), fleet, values.deliverTime)
    return loadedUp({ ...values, ...truck }, fleet.cars)
  })
  const { orderSn, contractId, contractCode, corrects } = current
  const openSplit = useRef<() => void>(() => undefined)
  const mayLeave = useDepartureCheck(current, corrects ? undefined : () => openSplit.current())
  const isNothingLost = useDroppedCheck()
  const isNoDuplicate = useDuplicateCheck()
  const isOneNote = useSplitCheck()
  const isCorrectable = useCorrectionCheck(corrects)
  const isInForce = useEffectCheck(current)
  const afterSave = useAfterSave(current)
  const editor = useEditor({
    form,
    screen: 'createDeliver',
    record: toSearch({ ...(orderSn ? { orderSn } : { contractId }), corrects: corrects?.deliverSn }),
    title: text('送货单 {{code}}', { code: corrects?.deliverSn || orderSn || contractCode }),
    initial,
    reread: null,
    mutation: deliveries.add(),
    toPayload: (values) => toPayload(values, current),
    before: async (values) =>
      (await isCorrectable()) &&
      (await isOneNote(values)) &&
      (await isInForce(values)) &&
      (await isNothingLost(values)) &&
      (await mayLeave(values)) &&
      isNoDuplicate(values, corrects?.deliverSn),
    onDone: async ({ id, deliverSn }, intent: SaveIntent) => {
      const values = form.getFieldsValue(true) as DeliveryNoteValues
      rememberTruck(userId, values)
      const saved = { sn: deliverSn, old: corrects?.deliverSn }
      notify(corrects ? t('送货单 {{old}} 已作废，由 {{sn}} 代替', saved) : t('送货单 {{sn}} 已保存', saved))
      if (await afterSave({ id, deliverSn }, intent)) closeAndGo('createDeliver', { orderSn, items: 'all' }, tab.key)
      else closeAndGo('deliverDetail', { deliverSn }, tab.key)
    },
    errorsOf: (error) => refusalErrors(error, form.getFieldValue('items') ?? []),
    onRefused: (errors) => {
      const rows: DeliveryNoteValues['items'] = form.getFieldValue('items')
      const cells = cellErrors(errors, rows)
      setRefused({ rows, errors: cells })
      if (Object.keys(cells).length > 0) requestAnimationFrame(() => grid.current?.focusFirstError())
    },
  })
  // What the order has left once the note is stored is not held against it, while questions follow.
  const [idle, setIdle] = useState(current)
  if (!editor.isSaving && idle !== current) setIdle(current)
  const origin = editor.isSaving ? idle : current
  const chosenLater = useChosenLater({ editor, form, origin, chosen })
  const copy = useCopyNote({ editor, form, origin, initial })
  const saving = {
    ...editor,
    save: (intent?: SaveIntent) => {
      chosenLater?.skip()
      setTriedRows(keysOf(form.getFieldValue('items')))
      editor.save(intent)
    },
  }
  return (
    <EditorPage>
      <DraftNotice editor={editor} />
      <ChosenLaterNotice chosen={chosenLater} disabled={editor.isSaving} />
      <ContractExpiry origin={origin} />
      <SendTimeSection orderSn={orderSn} />
      <GoneLines origin={origin} chosen={corrects?.items?.map((item) => item.sourceItemId) ?? chosen} />
      <EditorForm
        editor={saving}
        fields={deliveryNoteFields}
        validate={(values) => errorsOfValues(values, origin)}
        onIncomplete={(name) => name === 'items' && grid.current?.focusFirstError()}
      >
        {corrects && <CorrectionNotice note={corrects} />}
        <Section
          title={t('材料明细')}
          extra={
            <LinesHead origin={origin} copy={copy} disabled={editor.isSaving}>
              {!corrects && <SplitButton editor={editor} form={form} origin={origin} opener={openSplit} />}
            </LinesHead>
          }
        >
          <CopyHintsNotice hints={copy.hints} />
          <HeatOffer editor={editor} form={form} origin={origin} />
          {lineText(origin) === 'heatNo' && <p className={textStyles.secondary}>{translateMessage(t, heatNoRule())}</p>}
          <FormField name="items" label={null} checkOn="save">
            <DeliveryNoteLines ref={grid} origin={origin} triedRows={triedRows} refused={refused} />
          </FormField>
        </Section>
        <Section title={t('配送信息')}>
          <TransportFields editor={editor} form={form} origin={origin} filledCarNo={corrects ? '' : initial.carNo} />
        </Section>
        <Section title={t('收货信息')}>
          <ReceiverFields editor={editor} form={form} origin={origin} fleet={fleet} />
        </Section>
      </EditorForm>
      <EditorBar<SaveIntent>
        editor={saving}
        submit={{ text: t('保存送货单'), intent: 'plain' }}
        second={{ text: t('保存并打印'), intent: 'print' }}
      >
        <DeliveryNoteTotals form={form} />
      </EditorBar>
    </EditorPage>
  )
}
