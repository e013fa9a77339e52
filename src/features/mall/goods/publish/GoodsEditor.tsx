import { Alert, Button, Form, type FormInstance, Space, Steps } from 'antd'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Errors } from '#domain/text'
import { GoodsCategory } from '#features/mall/goods/publish/category/GoodsCategory'
import { announceErrors } from '#shared/dialog/announceErrors'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { EditorPage } from '#shared/editor/EditorPage'
import { TO_FIELD } from '#shared/form/toField'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { PageLoading } from '#shared/ui/PageLoading'
import styles from './GoodsEditor.module.css'
import { GoodsErrors } from './GoodsErrors'
import type { Published } from './GoodsResult'
import { goodsErrors, stepErrors } from './goodsChecks'
import { goodsFormFields } from './goodsFields'
import { type GoodsSource, initialValues } from './goodsSource'
import type { GoodsIntent, GoodsValues } from './goodsValues'
import { type GoodsPlace, useGoodsEditor } from './useGoodsEditor'
import { useGoodsOffers } from './useGoodsOffers'

const loadDetail = () => import('#features/mall/goods/publish/detail/GoodsDetail')
// Lazy, but loaded in parallel with the data: its grid is large, and the first step does not need it.
loadDetail().catch(() => undefined)
const GoodsDetail = lazyWithRetry(loadDetail)
/** Loads together with the fields: without them a save would validate nothing. */
const DetailBar = lazyWithRetry(() => loadDetail().then(() => ({ default: EditorBar })))

type Props = GoodsPlace & { source: GoodsSource; onPublished: (published: Published) => void }

/** The two steps of publishing in one form, for a new product, an edited or copied one, a draft or a template. */
export function GoodsEditor({ source, onPublished, ...place }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<GoodsValues>()
  const grid = useRef<LineGridHandle>(null)
  const [initial] = useState(() => initialValues(source))
  const [step, setStep] = useState(() => (isChosen(initial) ? 1 : 0))
  const categoryPath = Form.useWatch('categoryPath', { form, preserve: true }) ?? initial.categoryPath
  const offers = useGoodsOffers(categoryPath)
  const { editor, tried, triedRows } = useGoodsEditor({
    ...place,
    source,
    form,
    initial,
    offers,
    grid,
    onPublished,
    onFirstStep: () => setStep(0),
  })
  const { disabled } = editor.formProps
  const check = (values: GoodsValues, intent: GoodsIntent | null) =>
    goodsErrors(values, intent, {
      groups: offers.parameters.data ?? null,
      units: offers.units.options?.map(({ value }) => value) ?? null,
      isByWeight: offers.isByWeight(values.templateId),
    })
  const errors = useErrors(() => (tried ? check(form.getFieldsValue(true) as GoodsValues, tried) : {}), form)
  useDraftStep(editor.isReady, () => {
    if (editor.isDirty() && isChosen(form.getFieldsValue(true) as GoodsValues)) setStep(1)
  })
  const [isNextTried, setNextTried] = useState(false)
  const next = () => {
    setNextTried(true)
    form.validateFields(['goodsType', 'categoryPath']).then(
      () => setStep(1),
      ({ errorFields }: { errorFields: { errors: string[] }[] }) =>
        announceErrors(() => errorFields.flatMap(({ errors }) => errors)),
    )
  }
  const pick = (path: string) => {
    if (path === 'goodsType' || path === 'categoryPath') setStep(0)
    if (path === 'skus' && grid.current?.focusFirstError()) return
    const name = path.startsWith('params.') ? ['params', path.slice('params.'.length)] : path
    form.scrollToField(name as never, TO_FIELD)
  }
  const titles = [t('选择商品品类'), t('填写商品详情'), t('商品已提交')]
  return (
    <EditorPage>
      <div className={styles.steps}>
        <Steps size="small" current={step} items={titles.map((title) => ({ title }))} />
      </div>
      <DraftNotice editor={editor} />
      {source.kind === 'edit' && (
        <Alert type="info" showIcon title={t('如平台要求审核，保存后要等审核通过，买家才能看到这次修改。')} />
      )}
      {step === 1 && <GoodsErrors errors={errors} onPick={pick} />}
      <EditorForm<GoodsValues, GoodsIntent>
        editor={editor}
        fields={goodsFormFields}
        validate={check}
        onIncomplete={(name) => {
          if (name === 'goodsType' || name === 'categoryPath') setStep(0)
          if (name === 'skus') grid.current?.focusFirstError()
        }}
      >
        {/* A visited step stays mounted: switching steps loses no upload. */}
        <Step isShown={step === 0} isEntered={false}>
          <GoodsCategory
            form={form}
            categoryNames={offers.categoryNames}
            disabled={disabled}
            onCategory={(path, before) => {
              // Brands depend on the second level only.
              if (path.split(',')[1] !== before.split(',')[1]) editor.change({ brandId: '' })
            }}
            isTried={isNextTried}
            onNext={next}
          />
        </Step>
        <Step isShown={step === 1} isEntered={isNextTried}>
          <GoodsDetail
            form={form}
            editor={editor}
            offers={offers}
            triedRows={triedRows}
            disabled={disabled}
            grid={grid}
            isTried={tried === 'save'}
            isCopy={source.kind === 'copy'}
            onBack={() => setStep(0)}
          />
        </Step>
      </EditorForm>
      {step === 1 && (
        <Suspense>
          <DetailBar
            editor={editor}
            submit={{ text: source.kind === 'edit' ? t('保存') : t('发布商品'), intent: 'save' }}
          >
            <Space wrap>
              <Button disabled={disabled} onClick={() => setStep(0)}>
                {t('上一步')}
              </Button>
              {source.kind !== 'edit' && (
                <Button disabled={disabled} onClick={() => editor.save('draft')}>
                  {t('保存为草稿')}
                </Button>
              )}
              <Button disabled={disabled} onClick={() => editor.save('template')}>
                {t('保存为模板')}
              </Button>
            </Space>
          </DetailBar>
        </Suspense>
      )}
    </EditorPage>
  )
}

type StepProps = {
  isShown: boolean
  /** The user went on to it: its first field takes the focus of the button that is gone. */
  isEntered: boolean
  children: React.ReactNode
}

function Step({ isShown, isEntered, children }: StepProps) {
  const [wasShown, setWasShown] = useState(isShown)
  const box = useRef<HTMLDivElement>(null)
  if (isShown && !wasShown) setWasShown(true)
  return (
    <div ref={box} hidden={!isShown} className={styles.step}>
      {wasShown && (
        <Suspense fallback={<PageLoading />}>
          {children}
          {isShown && isEntered && <FocusFirst box={box} />}
        </Suspense>
      )}
    </div>
  )
}

/** Focuses the first field of a box once all beside it is there. */
function FocusFirst({ box }: { box: RefObject<HTMLElement | null> }) {
  useEffect(() => box.current?.querySelector<HTMLElement>('input:enabled')?.focus(), [box])
  return null
}

function isChosen(values: GoodsValues): boolean {
  return Object.keys(stepErrors(values)).length === 0
}

/** The current errors of the form; renders only when they change. */
function useErrors(read: () => Errors, form: FormInstance<GoodsValues>): Errors {
  const now = Form.useWatch(() => JSON.stringify(read()), { form, preserve: true })
  // Reads again: a save attempt changes no value, so the watched text may be outdated.
  return now === undefined ? {} : read()
}

/** Calls `goOn` when `isReady` turns true: a restored draft with a category skips the first step. */
function useDraftStep(isReady: boolean, goOn: () => void): void {
  const latest = useRef(goOn)
  latest.current = goOn
  useEffect(() => {
    if (isReady) latest.current()
  }, [isReady])
}
