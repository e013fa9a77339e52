import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Form, type FormInstance, Modal } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, text, translateMessage } from '#domain/text'
import { announceErrors } from '#shared/dialog/announceErrors'
import { describeDialog } from '#shared/dialog/describeDialog'
import { backText } from '#shared/dialog/useConfirm'
import { fieldText } from '#shared/fields/fieldText'
import { FieldsForm } from '#shared/form/FieldsForm'
import { FormField } from '#shared/form/FormField'
import { refusedField } from '#shared/form/refusedField'
import { ApiError } from '#shared/http/ApiError'
import { errorText } from '#shared/http/errorText'
import { toSearch } from '#shared/navigation'
import { notify } from '#shared/notify'
import textStyles from '#shared/ui/text.module.css'
import { ActionFormDraft, type DialogDraft } from './ActionFormDraft'
import { type ActionMutation, labelOf } from './action'
import { type ActionForm, actionFormOf, followed, hasFreeText, isOneLine } from './actionForm'
import { explainRefusal, refetchRecord } from './explainRefusal'
import type { Pending } from './pendingAction'
import { runSerially } from './serial'

/**
 * Confirms one action, with its fields if any, and runs it. A failure keeps the dialog and the typed values; a
 * rejection shows at its field; where the record has moved on, the dialog says what it is now. An action without a
 * question runs immediately, without a dialog.
 */
export default function ActionDialog<Row>({ pending, onClose }: { pending: Pending<Row>; onClose: () => void }) {
  const { action } = pending
  const { mutation } = action
  if (!mutation) throw new Error(`${action.key} calls nothing`)
  return mutation.question ? (
    <Asking pending={pending} mutation={mutation} onClose={onClose} />
  ) : (
    <AtOnce pending={pending} mutation={mutation} onClose={onClose} />
  )
}

type Props<Row> = { pending: Pending<Row>; mutation: ActionMutation<Row>; onClose: () => void }

/** How the end of a mutation is handled; `onRefused` runs before its failure is shown. */
type Ends = {
  takes?: (error: unknown) => boolean
  onRefused?: (error: unknown) => Promise<void>
  onError: (error: unknown) => void
  onDone?: () => void
}

function useRun<Row>({ pending, mutation, onClose }: Props<Row>, ends: Ends) {
  const { t } = useTranslation()
  const { actions, row } = pending
  const { takes, onRefused, onError, onDone } = ends
  const { mutationFn, mutationKey, meta } = mutation.write()
  if (!mutationFn) throw new Error('an act needs a call')
  return useMutation({
    mutationKey,
    meta: { ...meta, takes },
    mutationFn: (values: object, context) =>
      runSerially(actions.idOf(row), () => mutationFn(mutation.argOf(row, values), context)).catch(async (error) => {
        await onRefused?.(error)
        throw error
      }),
    onSuccess: () => {
      onDone?.()
      pending.onDone?.()
      notify(translateMessage(t, mutation.done(row)), actions.nameOf(row))
      onClose()
    },
    // Not passed to `mutate`: its callbacks are skipped when the page is hidden meanwhile.
    onError,
  })
}

type FormProps<Row> = { actionForm: ActionForm<Row>; row: Row; form: FormInstance<object> }

/** The fields of an action, each with what is to be considered about its value. */
function FormFields<Row>({ actionForm, row, form }: FormProps<Row>) {
  const { t } = useTranslation()
  const values = Form.useWatch([], form) ?? actionForm.initial(row)
  const warnings = actionForm.warnings?.(values, row) ?? {}
  return actionForm.names.map((name) => {
    const warning = warnings[name]
    return (
      <FormField
        key={name}
        name={name}
        extra={
          warning && (
            <span role="status" className={textStyles.warning}>
              {translateMessage(t, warning)}
            </span>
          )
        }
      >
        {actionForm.inputs?.[name as never]}
      </FormField>
    )
  })
}

/** Where the input of an action is kept. */
function draftOf<Row>({ actions, action, row }: Pending<Row>) {
  return { screen: actions.screen, record: toSearch({ ask: action.key, of: actions.idOf(row) }) }
}

/** The resources whose queries show the record of an action. */
function resourcesOf<Row>(mutation: ActionMutation<Row>): string[] {
  const { mutationKey = [], meta } = mutation.write()
  return [...mutationKey.slice(0, 1).map(String), ...((meta?.touches as string[] | undefined) ?? [])]
}

function AtOnce<Row>(props: Props<Row>) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate } = useRun(props, {
    onError: props.onClose,
    onRefused: async (error) => {
      if (!(error instanceof ApiError) || !error.isRefusal) return
      // A failed read leaves the refusal alone.
      const now = await explainRefusal(client, props.pending, resourcesOf(props.mutation)).catch(() => null)
      if (now) error.now = translateMessage(t, now)
    },
  })
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    mutate({})
  }, [mutate])
  return null
}

/** The consequence of an action; where other records decide it, as they are now, unless they cannot be read. */
function useConsequence<Row>({ pending: { actions, action, row }, mutation }: Props<Row>): Text | undefined {
  const client = useQueryClient()
  const read = useQuery({
    queryKey: ['consequence', action.key, actions.idOf(row)],
    queryFn: () => mutation.readConsequence?.(row, client) ?? null,
    enabled: mutation.readConsequence !== undefined,
    gcTime: 0,
    meta: { silent: true },
  })
  return read.data ?? mutation.consequenceOf(row)
}

type NowProps<Row> = { actionForm: ActionForm<Row>; before: Row; now: Row }

/** What the inputs would begin with now, where it differs from what they began with. */
function NowValues<Row>({ actionForm, before, now }: NowProps<Row>) {
  const { t } = useTranslation()
  const [old, present] = [actionForm.initial(before), actionForm.initial(now)]
  return actionForm.names.map((name) => {
    const [field, value] = [actionForm.fields[name], present[name as never]]
    if (!field || JSON.stringify(value) === JSON.stringify(old[name as never])) return null
    return (
      <div key={name}>{t('{{label}}现为：{{value}}', { label: t(field.label), value: fieldText(field, value) })}</div>
    )
  })
}

/** What the dialog says of a record, and has its inputs begin with. */
function saidOf<Row>({ question, consequenceOf, form: actionForm }: ActionMutation<Row>, row: Row): string {
  return JSON.stringify([question?.(row), consequenceOf(row), actionForm?.initial(row)])
}

function Asking<Row>({ pending: started, mutation, onClose }: Props<Row>) {
  const { t } = useTranslation()
  // The record as it is now, once it was found to have changed.
  const [changed, setChanged] = useState<Row | null>(null)
  const pending = changed === null ? started : { ...started, row: changed }
  const props = { pending, mutation, onClose }
  const { action, row } = pending
  const actionForm = actionFormOf(mutation, row)
  const client = useQueryClient()
  const [moved, setMoved] = useState<Text | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [form] = Form.useForm<object>()
  const [initial] = useState(() => actionForm?.initial(row) ?? {})
  const title = mutation.question?.(row) ?? text('')
  const label = translateMessage(t, labelOf(action, row))
  const consequence = useConsequence(props)
  const name = useId()
  const isCautious = action.isDanger === true || action.isFinal === true
  const isSent = useRef(false)
  const draft = useRef<DialogDraft>(null)
  const inputs = useRef<HTMLDivElement>(null)
  const run = useRun(props, {
    onDone: () => draft.current?.remove(),
    takes: (error) => {
      const refused = error instanceof ApiError && actionForm ? refusedField(error, actionForm) : null
      const named = actionForm?.names.filter((field) => refused && field in refused) ?? []
      if (named.length === 0) return false
      form.setFields(named.map((field) => ({ name: field as never, errors: [errorText(error)] })))
      announceErrors(() => [errorText(error)])
      return true
    },
    onError: (error) => {
      isSent.current = false
      if (error instanceof ApiError && error.isRefusal) {
        // A failed read keeps the dialog as it is: the refusal was shown.
        void explainRefusal(client, pending, resourcesOf(mutation)).then(setMoved, () => undefined)
      }
    },
  })
  const send = (values: object) => {
    // A second click may arrive before the button renders as loading.
    if (isSent.current) return
    isSent.current = true
    void recheck().then((isStill) => {
      if (isStill) return run.mutate(values)
      isSent.current = false
    })
  }
  /** Whether what the dialog says still holds; else it says what holds now. A failed read leaves it to the service. */
  const recheck = async () => {
    if (!mutation.rechecks) return true
    setChecking(true)
    const now = await refetchRecord(client, pending, resourcesOf(mutation)).catch(() => null)
    setChecking(false)
    // Where it is no longer allowed, the refusal says so.
    const isOpen = now && (action.isAllowed?.(now) ?? true)
    if (!isOpen || saidOf(mutation, now) === saidOf(mutation, row)) return true
    if (actionForm) form.setFieldsValue(followed(actionForm, form.getFieldsValue(true), row, now))
    setChanged(now)
    return false
  }
  return (
    <Modal
      open
      width={actionForm ? 520 : 440}
      title={translateMessage(t, title)}
      // Beside the cross.
      styles={{ title: { paddingInlineEnd: 24 } }}
      okText={mutation.okText ? t(mutation.okText) : label}
      okButtonProps={{ danger: action.isDanger, autoFocus: !actionForm && !isCautious, disabled: moved !== null }}
      cancelText={t(backText(mutation.okText ?? labelOf(action, row).text))}
      confirmLoading={run.isPending || isChecking}
      closable={!run.isPending}
      keyboard={!run.isPending}
      cancelButtonProps={{ autoFocus: !actionForm && isCautious, disabled: run.isPending }}
      mask={{ closable: false }}
      afterOpenChange={(isOpen) => {
        // A field the user has chosen by then keeps the focus: what is being typed would go on in another one.
        const isChosen = inputs.current?.contains(document.activeElement)
        if (isOpen && actionForm && !isChosen) form.focusField(actionForm.names[0] as never)
      }}
      onCancel={() => {
        draft.current?.leave()
        onClose()
      }}
      onOk={() => (actionForm ? form.submit() : send({}))}
    >
      {moved && <Alert type="warning" showIcon title={translateMessage(t, moved)} />}
      {changed !== null && !moved && (
        <Alert
          type="warning"
          showIcon
          title={t('{{name}} 刚刚有变化，请核对后再确认。', { name: pending.actions.nameOf(row) })}
          description={actionForm && <NowValues actionForm={actionForm} before={started.row} now={changed} />}
        />
      )}
      {actionForm && hasFreeText(actionForm) && (
        <ActionFormDraft ref={draft} form={form} title={title} initial={initial} {...draftOf(pending)} />
      )}
      {consequence && <p ref={describeDialog}>{translateMessage(t, consequence)}</p>}
      {actionForm && (
        // Without a form element, Enter in one of several fields or in a list accepts the value without submitting.
        <FieldsForm
          // Enter confirms nothing that cannot be undone.
          component={isOneLine(actionForm) && !action.isFinal ? 'form' : false}
          form={form}
          name={name}
          fields={actionForm.fields}
          initialValues={initial}
          validate={(values) => actionForm.validate(values, row)}
          disabled={run.isPending}
          // An error, e.g. of a rejected code, is not about what is typed next.
          onValuesChange={(changed) => {
            draft.current?.touch()
            form.setFields(Object.keys(changed).map((field) => ({ name: field as never, errors: [] })))
            // What is wrong with another one may depend on this one.
            const others = actionForm.names.filter(
              (field) => !(field in changed) && form.getFieldError(field).length > 0,
            )
            if (others.length > 0) void form.validateFields(others as never[]).catch(() => undefined)
          }}
          onFinish={() => send(form.getFieldsValue(true))}
        >
          <div ref={inputs}>
            <FormFields actionForm={actionForm} row={row} form={form} />
          </div>
        </FieldsForm>
      )}
    </Modal>
  )
}
