import { CopyOutlined } from '@ant-design/icons'
import { Alert, Button, Form, type FormInstance, Space } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNotice, EditorBar, saveByKeyboard } from '#shared/editor/EditorBar'
import layout from '#shared/editor/editorLayout.module.css'
import { useEditor } from '#shared/editor/useEditor'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { closeAndGo, toSearch } from '#shared/navigation'
import { notify } from '#shared/notify'
import { useSession } from '#shared/session'
import { useTab } from '#shared/tab'
import { Section } from '#shared/ui/Section'
import textStyles from '#shared/ui/text.module.css'
import { deliveries } from './api'
import { ContractExpiry } from './ContractExpiry'
import { DeliverLines } from './DeliverLines'
import { DeliverTotals } from './DeliverTotals'
import {
  cellErrors,
  type DeliverOrigin,
  type DeliverValues,
  initialValues,
  refusalErrors,
  rowsOf,
  toCheck,
  toDraft,
} from './deliverForm'
import { isFilled, validateDeliver } from './model'
import { ReceiverFields } from './ReceiverFields'
import { TransportFields } from './TransportFields'
import { rememberTruck, truckOf } from './truckMemory'
import { useCopyNote } from './useCopyNote'
import { useTwinCheck } from './useTwinCheck'

type Props = { origin: DeliverOrigin; chosen: string[] }
/** Errors the server found, by grid cell; they stand until the cell is changed. */
type Refused = { rows: DeliverValues['items'] | null; errors: Record<string, string> }

const NOT_REFUSED: Refused = { rows: null, errors: {} }

/** The form of a new delivery note. */
export function DeliverEditor({ origin, chosen }: Props) {
  const { t } = useTranslation()
  const tab = useTab()
  const [form] = Form.useForm<DeliverValues>()
  const grid = useRef<LineGridHandle>(null)
  const userName = useSession((session) => session.user?.userName ?? '')
  const userId = useSession((session) => session.user?.userId ?? '')
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState(NOT_REFUSED)
  // What the note draws from is a snapshot, except for what is left: a refusal may have brought newer figures.
  const [initial] = useState(() => {
    const values = initialValues(origin, chosen, userName)
    return { ...values, ...truckOf(userId, values.projectId) }
  })
  const twinCheck = useTwinCheck(form)
  const editor = useEditor<DeliverValues, ReturnType<typeof toDraft>, { id: string; deliverSn: string }>({
    form,
    screen: 'createDeliver',
    record: toSearch(origin.orderSn ? { orderSn: origin.orderSn } : { contractId: origin.contractId }),
    title: t('送货单 {{code}}', { code: origin.orderSn || origin.contractCode }),
    initial,
    action: deliveries.add(),
    toPayload: (values) => toDraft(values, origin),
    onDone: ({ deliverSn }) => {
      rememberTruck(userId, form.getFieldsValue(true) as DeliverValues)
      notify(t('送货单 {{sn}} 已保存', { sn: deliverSn }))
      closeAndGo('deliverDetail', { deliverSn }, tab.key)
    },
    onFailed: twinCheck.release,
    errorsOf: (error) => refusalErrors(error, form.getFieldValue('items') ?? []),
    onRefused: (errors) => {
      const rows = form.getFieldValue('items') as DeliverValues['items']
      const cells = cellErrors(errors, rows)
      setRefused({ rows, errors: cells })
      if (Object.keys(cells).length > 0) requestAnimationFrame(() => grid.current?.focusFirstError())
    },
  })
  useChosenLater(editor, form, origin, chosen)
  const copy = useCopyNote({ editor, form, origin, initial })
  const save = () => {
    setTried(true)
    twinCheck.save(editor.save)
  }
  const check = (name: string) => ({
    validator: () => {
      const error = validateDeliver(toCheck(form.getFieldsValue(true), origin), origin.sources)[name]
      return error ? Promise.reject(new Error(t(error))) : Promise.resolve()
    },
  })
  const checkItems = {
    validator: () => {
      const all = validateDeliver(toCheck(form.getFieldsValue(true), origin), origin.sources)
      const first = Object.entries(all).find(([path]) => path.startsWith('items'))
      if (!first) return Promise.resolve()
      const rows: DeliverValues['items'] = form.getFieldValue('items') ?? []
      if (first[0] !== 'items') return Promise.reject(new Error(t('请修正材料明细中标出的内容')))
      return Promise.reject(
        new Error(rows.length > 0 && !rows.some(isFilled) ? t('请至少填写一行的送货数量') : t(first[1])),
      )
    },
  }

  return (
    <div className={layout.page}>
      <DraftNotice editor={editor} />
      <ContractExpiry origin={origin} />
      <GoneLines origin={origin} chosen={chosen} />
      <Form
        {...editor.formProps}
        onKeyDown={saveByKeyboard(save)}
        layout="vertical"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinishFailed={({ errorFields }) => {
          twinCheck.release()
          if (errorFields[0]?.name[0] === 'items') grid.current?.focusFirstError()
        }}
      >
        <Section
          title={t('材料明细')}
          extra={
            <Space size="middle">
              <span className={textStyles.secondary}>
                {origin.orderSn
                  ? t('订单 {{code}}', { code: origin.orderSn })
                  : t('合同 {{code}}', { code: origin.contractCode })}{' '}
                · {origin.contractName || origin.companyName}
              </span>
              <Button
                icon={<CopyOutlined aria-hidden="true" />}
                loading={copy.isCopying}
                disabled={editor.isSaving}
                onClick={copy.copyLast}
              >
                {t('复制上一张')}
              </Button>
            </Space>
          }
        >
          <Form.Item name="items" rules={[checkItems]} validateTrigger={[]}>
            <DeliverLines ref={grid} origin={origin} wasTried={wasTried} refused={refused} />
          </Form.Item>
        </Section>
        <Section title={t('配送信息')}>
          <TransportFields editor={editor} form={form} check={check} />
        </Section>
        <Section title={t('收货信息')}>
          <ReceiverFields editor={editor} form={form} origin={origin} check={check} />
        </Section>
      </Form>
      <EditorBar
        editor={{ ...editor, save, isSaving: editor.isSaving || twinCheck.isChecking }}
        submitText={t('保存送货单')}
      >
        <DeliverTotals form={form} />
      </EditorBar>
    </div>
  )
}

/** Lines chosen while the form is already open are added to it; those it has stay as typed. */
function useChosenLater(
  editor: { isReady: boolean; change: (values: Partial<DeliverValues>) => void },
  form: FormInstance<DeliverValues>,
  origin: DeliverOrigin,
  chosen: string[],
) {
  const taken = useRef<string | null>(null)
  const wanted = chosen.join(',')
  useEffect(() => {
    if (!editor.isReady || taken.current === wanted) return
    taken.current = wanted
    const rows: DeliverValues['items'] = form.getFieldValue('items') ?? []
    const missing = wanted.split(',').filter((id) => !rows.some((row) => row.sourceItemId === id))
    const added = rowsOf(origin, missing)
    if (added.length > 0) editor.change({ items: [...rows, ...added] })
  }, [editor, form, origin, wanted])
}

/** Says that lines which were chosen are no longer there to be sent, e.g. on an address kept from yesterday. */
function GoneLines({ origin, chosen }: Props) {
  const { t } = useTranslation()
  const known = new Set(origin.sources.map((line) => line.sourceItemId))
  const count = chosen.filter((id) => !known.has(id)).length
  if (count === 0) return null
  return <Alert type="warning" showIcon title={t('所选材料中有 {{count}} 项已不能送货，未列出。', { count })} />
}
