import { Alert, Form } from 'antd'
import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { type Errors, type Text, text } from '#domain/text'
import { serverToday } from '#domain/time'
import { type Activity, type Period, periodText, renewedPeriod, startToSend } from '#features/mall/activity/model'
import { periodOfCopy } from '#features/mall/activity/model/clash'
import { activityKinds } from '#features/mall/activity/model/kind'
import { useConfirmDeepCuts } from '#features/promotion/activity/public/useConfirmDeepCuts'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { EditorPage } from '#shared/editor/EditorPage'
import { type Editor, useEditor } from '#shared/editor/useEditor'
import { type RefusalWords, refusedField } from '#shared/form/refusedField'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { closeAndGo, toSearch } from '#shared/navigation'
import { notify } from '#shared/notify'
import type { ResourceMutation, ResourceQuery } from '#shared/resource'
import { useTab } from '#shared/tab'
import { useSearchParam } from '#shared/useSearchParam'
import { RanSection } from './RanSection'
import { SaveChecksSection } from './SaveChecksSection'
import { useOverlapRefusal } from './useOverlapRefusal'

type Saved = Pick<Activity, 'id' | 'startTime' | 'endTime' | 'ranStartTime' | 'ranEndTime'>
type Input = Period & { promotionName: string; couponName?: string; rangeDayType?: string }

/** What the parts of a form share: its initial values, and the grid of its products with whether a save was tried. */
type Parts<Values> = {
  initial: Values
  editor: Editor<Values>
  grid: RefObject<LineGridHandle | null>
  isTried: boolean
}

type Props<Detail extends Saved, Values extends Input> = Partial<
  Pick<ComponentProps<typeof SaveChecksSection<Values>>, 'place' | 'extra'>
> & {
  promotionType: 'COUPON' | 'FULL_DISCOUNT' | 'PINTUAN'
  /** The one to edit or to copy; null for a new one. */
  saved: Detail | null
  isCopy?: boolean
  fields: Fields
  activities: {
    byId: ResourceQuery<string, Detail | null>
    save: ResourceMutation<{ id?: string; values: Values }, void>
  }
  /** Titles of one and of a new one, and what is said once either is saved. */
  words: { one: string; add: string; saved: string; added: string }
  toInput: (saved: Detail | null) => Values
  unsavedActivity: (values: Values, id?: string) => Activity
  /** `opened` is the start that a saved one had. */
  validate: (values: Values, opened: string) => Errors
  /** What is said of an unusually deep discount before it is saved; null for an ordinary one. */
  deepOf: (values: Values) => Text | null
  /** Words of rejections that are no label. */
  refusals: RefusalWords
  children: (parts: Parts<Values>) => ReactNode
}

/** The form of a coupon, a full discount or a group-buy: to add one, to edit one, or to change a copy of one. */
export function ActivityFormSection<Detail extends Saved, Values extends Input>(props: Props<Detail, Values>) {
  const { promotionType, saved, isCopy = false, fields, activities, words, toInput, validate, deepOf } = props
  const { t } = useTranslation()
  const tab = useTab()
  const confirmDeepCuts = useConfirmDeepCuts()
  const [form] = Form.useForm<Values>()
  const grid = useRef<LineGridHandle>(null)
  const [isTried, setTried] = useState(false)
  const isRenewed = useSearchParam('renew')[0] !== ''
  const [initial] = useState(() => {
    const input = toInput(saved)
    if (!isCopy) return input
    const original = props.unsavedActivity(input, saved?.id)
    return { ...input, ...(isRenewed ? renewedPeriod(original) : periodOfCopy(original, serverToday())) }
  })
  const id = isCopy ? undefined : saved?.id
  const opened = id ? initial.startTime : ''
  const { screens, name } = activityKinds[promotionType]
  const unsavedActivity = (values: Values) => props.unsavedActivity(values, id)
  const overlapRefusal = useOverlapRefusal()
  const editor = useEditor({
    form,
    screen: screens.form,
    record: id ? `id=${id}` : saved ? toSearch({ copy: saved.id, renew: isRenewed ? '1' : '' }) : '',
    title: id ? text(words.one, { name: initial[name] ?? '' }) : text(words.add),
    initial,
    reread: id ? rereadBy(activities.byId(id), toInput, { fields }) : null,
    mutation: activities.save(),
    before: (values) => confirmDeepCuts(deepOf(values)),
    toPayload: (values) => ({ id, values: { ...values, startTime: startToSend(values.startTime, opened) } }),
    onDone: () => {
      notify(t(id ? words.saved : words.added), String((form.getFieldsValue(true) as Values)[name] ?? ''))
      closeAndGo(screens.list, {}, tab.key)
    },
    errorsOf: (error) =>
      overlapRefusal(error, unsavedActivity(form.getFieldsValue(true))) ??
      refusedField(error, { fields, words: [...props.refusals, [/结束时间/, 'endTime'], [/起始时间/, 'startTime']] }),
  })
  const save = () => {
    setTried(true)
    editor.save()
  }
  return (
    <EditorPage>
      <DraftNotice editor={editor} />
      {id && saved && screens.form === screens.record && <RanSection saved={{ ...saved, promotionType }} />}
      {isCopy && saved && initial.rangeDayType !== 'DYNAMICTIME' && (
        <CopiedPeriod isRenewed={isRenewed} from={saved} to={initial} />
      )}
      <SaveChecksSection
        form={form}
        initial={initial}
        unsavedActivity={unsavedActivity}
        place={props.place ?? 'beside'}
        extra={props.extra}
      >
        <EditorForm
          editor={{ ...editor, save }}
          fields={fields}
          validate={(values) => validate(values, opened)}
          onIncomplete={(field) => field === 'goods' && grid.current?.focusFirstError()}
        >
          {props.children({ initial, editor, grid, isTried })}
        </EditorForm>
      </SaveChecksSection>
      {id && <HistorySection of={{ kind: promotionType, id }} fields={fields} />}
      <EditorBar editor={{ ...editor, save }} submit={{ text: t('提交') }} />
    </EditorPage>
  )
}

/** What time a copy gets. */
function CopiedPeriod({ isRenewed, from, to }: { isRenewed: boolean; from: Period; to: Period }) {
  const { t } = useTranslation()
  const told = { from: periodText(from), to: periodText(to) }
  const title =
    to.startTime === ''
      ? t('原活动已关闭，没有时间：请为副本选择活动时间')
      : isRenewed
        ? t('续期的时间已填为 {{to}}：从原活动（{{from}}）结束起，一样长，可以修改', told)
        : to.startTime === renewedPeriod(from).startTime
          ? t('副本的时间已填为 {{to}}：从原活动（{{from}}）结束起，一样长，可以修改', told)
          : t('副本的时间已填为 {{to}}：从明天起，和原活动（{{from}}）一样长，可以修改', told)
  return <Alert type="info" showIcon title={title} />
}
