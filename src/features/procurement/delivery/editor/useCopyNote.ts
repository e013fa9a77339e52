import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { decimal } from '#domain/money'
import { text } from '#domain/text'
import { deliveries, type LastOf } from '#features/procurement/delivery/api'
import type { DeliveryNoteValues, DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import type { DeliveryNoteEditing } from '#features/procurement/delivery/form/editing'
import { useReadFleet } from '#features/procurement/delivery/form/useFleet'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { useConfirm } from '#shared/dialog/useConfirm'
import { useInform } from '#shared/dialog/useInform'
import { notify } from '#shared/notify'
import { type CopyHints, copyPlan } from './copyNote'

type Options = {
  editor: DeliveryNoteEditing
  form: FormInstance<DeliveryNoteValues>
  origin: DeliveryOrigin
  initial: DeliveryNoteValues
}

/** Copies the last note into the form, or the one in the address's `copy`. Confirms before replacing typed values. */
export function useCopyNote({ editor, form, origin, initial }: Options) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const inform = useInform()
  const client = useQueryClient()
  const readFleet = useReadFleet()
  const [isCopying, setCopying] = useState(false)
  const [hints, setHints] = useState<CopyHints | null>(null)
  const isThere = useIsThere()

  const fill = (note: DeliveryNote, values: Partial<DeliveryNoteValues>) => {
    editor.change(values)
    form.setFields(Object.keys(values).map((name) => ({ name: name as keyof DeliveryNoteValues, errors: [] })))
    const rows: DeliveryNoteValues['items'] = form.getFieldValue('items') ?? []
    notify(
      rows.some(({ quantity }) => decimal(quantity)?.gt(0))
        ? t('已复制送货单 {{sn}}', { sn: note.deliverSn })
        : t('已复制送货单 {{sn}}，材料已没有剩余数量，请核对', { sn: note.deliverSn }),
    )
  }
  const take = async (note: DeliveryNote) => {
    const fleet = await readFleet()
    if (!isThere.current) return
    const values = form.getFieldsValue(true) as DeliveryNoteValues
    const { all, blanks, typed, hints: found } = copyPlan({ values, initial, note, origin, fleet })
    setHints(found)
    if (typed.length === 0) return fill(note, all)
    const isReplacing = await confirm({
      title: text('用送货单 {{sn}} 替换已填写的内容？', { sn: note.deliverSn }),
      consequence: text('已填写且不同的内容：{{names}}。', { names: typed.map((name) => t(name)).join('、') }),
      okText: '替换',
      cancelText: '保留已填写的',
    })
    fill(note, isReplacing ? all : blanks)
  }
  const copy = async (find: () => Promise<DeliveryNote | null>) => {
    setCopying(true)
    // The query shows its error; the form stays unchanged.
    const note = await find().catch(() => undefined)
    setCopying(false)
    // Another tab may be active by now: ask nothing there, and change nothing in a closed form.
    if (note === undefined || !isThere.current) return
    if (note) await take(note)
    else inform(text('没有可复制的送货单'), text('该订单、合同或项目还没有送货单。'))
  }
  useAskedCopy(editor.isReady, (deliverSn) => void copy(() => client.fetchQuery(deliveries.detail(deliverSn))))
  return {
    isCopying,
    hints,
    copyLast: () => void copy(() => lastNote(client, origin, form.getFieldValue('projectId'))),
  }
}

/** The last note of the order, else of the contract and project, else of the project. */
async function lastNote(client: QueryClient, origin: DeliveryOrigin, projectId: string): Promise<DeliveryNote | null> {
  const { orderSn, contractCode, projects } = origin
  const projectName = projects.find((project) => project.projectId === projectId)?.projectName
  const tries: LastOf[] = [
    ...(orderSn ? [{ orderSn }] : []),
    ...(contractCode ? [projectName ? { contractCode, projectName } : { contractCode }] : []),
    ...(projectName ? [{ projectName }] : []),
  ]
  for (const next of tries) {
    const note = await client.fetchQuery({ ...deliveries.last(next), staleTime: 0 })
    if (note) return note
  }
  return null
}

/** Whether the form is mounted and its tab active. */
function useIsThere() {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return isThere
}

/** Runs `copy` from the address once and removes it: after a reload the draft is restored without asking. */
function useAskedCopy(isReady: boolean, copy: (deliverSn: string) => void) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const latest = useRef(copy)
  useEffect(() => {
    latest.current = copy
  })
  const deliverSn = new URLSearchParams(search).get('copy') ?? ''
  useEffect(() => {
    if (!isReady || deliverSn === '') return
    const rest = new URLSearchParams(search)
    rest.delete('copy')
    navigate({ search: `?${rest}` }, { replace: true })
    latest.current(deliverSn)
  }, [isReady, deliverSn, search, navigate])
}
