import { Alert, Button, Form, Space, Steps } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Errors } from '#domain/text'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorPage } from '#shared/editor/EditorPage'
import { type FileGate, useFileGate } from '#shared/editor/useFileGate'
import { EditorForm } from '#shared/form/EditorForm'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { Section } from '#shared/record/Section'
import { GalleryField } from './GalleryField'
import { GoodsBasics } from './GoodsBasics'
import { GoodsCategory } from './GoodsCategory'
import styles from './GoodsEditor.module.css'
import { GoodsErrors } from './GoodsErrors'
import type { Published } from './GoodsResult'
import { GoodsSpecs } from './GoodsSpecs'
import { GoodsTexts } from './GoodsTexts'
import { goodsErrors, stepErrors } from './goodsChecks'
import { goodsFormFields } from './goodsFields'
import { type GoodsIntent, type GoodsSource, type GoodsValues, initialValues, salesModelOf } from './goodsForm'
import { OfferSelect } from './OfferSelect'
import { ParamFields } from './ParamFields'
import { type GoodsPlace, useGoodsEditor } from './useGoodsEditor'
import { type GoodsOffers, useGoodsOffers } from './useGoodsOffers'
import { VideoField } from './VideoField'

type Props = GoodsPlace & { source: GoodsSource; onPublished: (published: Published) => void }

/** The two steps of publishing in one form: new goods, goods to change or to copy, a draft or a template. */
export function GoodsEditor({ source, onPublished, ...place }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<GoodsValues>()
  const grid = useRef<LineGridHandle>(null)
  const [initial] = useState(() => initialValues(source))
  const [step, setStep] = useState(() => (isChosen(initial) ? 1 : 0))
  const categoryPath = Form.useWatch('categoryPath', { form, preserve: true }) ?? initial.categoryPath
  const offers = useGoodsOffers(categoryPath)
  const groups = offers.parameters.data ?? null
  const { editor, tried, triedRows } = useGoodsEditor({
    ...place,
    ...{ source, form, initial, groups, grid, onPublished },
    onFirstStep: () => setStep(0),
  })
  const gate = useFileGate()
  const { disabled } = editor.formProps
  const check = (values: GoodsValues, intent: GoodsIntent | null) =>
    goodsErrors(values, intent, { groups, units: offers.units.options?.map(({ value }) => value) ?? null })
  const errors = useErrors(() => (tried ? check(form.getFieldsValue(true) as GoodsValues, tried) : {}), form)
  useDraftStep(editor.isReady, () => {
    if (editor.isDirty() && isChosen(form.getFieldsValue(true) as GoodsValues)) setStep(1)
  })
  const next = () =>
    form.validateFields(['goodsType', 'categoryPath']).then(
      () => setStep(1),
      () => undefined,
    )
  const pick = (path: string) => {
    if (path === 'goodsType' || path === 'categoryPath') setStep(0)
    if (path === 'skus' && grid.current?.focusFirstError()) return
    const name = path.startsWith('params.') ? ['params', path.slice('params.'.length)] : path
    form.scrollToField(name as never, { focus: true, block: 'center' })
  }
  const titles = [t('选择商品品类'), t('填写商品详情'), t('商品发布成功')]
  return (
    <EditorPage>
      <div className={styles.steps}>
        <Steps size="small" current={step} items={titles.map((title) => ({ title }))} />
      </div>
      <DraftNotice editor={editor} />
      {source.kind === 'edit' && (
        <Alert type="info" showIcon title={t('保存后商品会重新提交平台审核，审核通过前买家看不到这次修改。')} />
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
        {/* A step that was shown stays mounted: going between them loses no upload. */}
        <Step isShown={step === 0}>
          <GoodsCategory
            form={form}
            categoryNames={offers.categoryNames}
            disabled={disabled}
            onCategory={(path, before) => {
              // Brands are those of the second level.
              if (path.split(',')[1] !== before.split(',')[1]) editor.change({ brandId: '' })
            }}
            onNext={() => void next()}
          />
        </Step>
        <Step isShown={step === 1}>
          <GoodsBasics
            form={form}
            offers={offers}
            isTried={tried === 'save'}
            disabled={disabled}
            onBack={() => setStep(0)}
          />
          <GoodsSpecs {...{ form, editor, offers, triedRows, disabled, grid }} isTried={tried === 'save'} />
          <Media gate={gate} disabled={disabled} />
          <GoodsTexts form={form} editor={editor} disabled={disabled} />
          <Freight form={form} offers={offers} disabled={disabled} />
          <Section title={t('参数信息')}>
            <ParamFields parameters={offers.parameters} disabled={disabled} />
          </Section>
        </Step>
      </EditorForm>
      {step === 1 && (
        <EditorBar
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
        </EditorBar>
      )}
    </EditorPage>
  )
}

function Step({ isShown, children }: { isShown: boolean; children: React.ReactNode }) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return (
    <div hidden={!isShown} className={styles.step}>
      {wasShown && children}
    </div>
  )
}

function Media({ gate, disabled }: { gate: FileGate; disabled: boolean }) {
  const { t } = useTranslation()
  return (
    <Section title={t('图片与视频')}>
      <FormField
        name="gallery"
        rules={[gate.rule('gallery')]}
        extra={t('仅支持png，jpg，jpeg格式，宽高至少600*600px；第一张用作列表图，可拖动或用箭头调整顺序')}
      >
        <GalleryField disabled={disabled} onPending={(left) => gate.tell('gallery', left)} />
      </FormField>
      <FormField name="goodsVideo" rules={[gate.rule('goodsVideo')]}>
        <VideoField disabled={disabled} onPending={(left) => gate.tell('goodsVideo', left)} />
      </FormField>
    </Section>
  )
}

type FreightProps = { form: ReturnType<typeof Form.useForm<GoodsValues>>[0]; offers: GoodsOffers; disabled: boolean }

/** How physical goods are delivered. */
function Freight({ form, offers, disabled }: FreightProps) {
  const { t } = useTranslation()
  const goodsType = Form.useWatch('goodsType', { form, preserve: true }) ?? ''
  const salesModel = Form.useWatch('salesModel', { form, preserve: true }) ?? 'RETAIL'
  if (goodsType === 'VIRTUAL_GOODS') return null
  return (
    <Section title={t('商品物流信息')}>
      <FormGrid>
        <FormField name="templateId" isWide>
          <OfferSelect offer={offers.templates} name={t('物流模板')} isRequired disabled={disabled} />
        </FormField>
        {salesModelOf({ goodsType, salesModel }) === 'WHOLESALE' && <FormField name="weight" />}
      </FormGrid>
    </Section>
  )
}

function isChosen(values: GoodsValues): boolean {
  return Object.keys(stepErrors(values)).length === 0
}

/** The errors of the form as it is typed in; a render only when they change. */
function useErrors(read: () => Errors, form: FreightProps['form']): Errors {
  const now = Form.useWatch(() => JSON.stringify(read()), { form, preserve: true })
  // A save attempt changes no value: the watched text may be of before.
  return now === undefined ? {} : read()
}

/** A restored draft that has its category goes on where it was left. */
function useDraftStep(isReady: boolean, goOn: () => void): void {
  const latest = useRef(goOn)
  latest.current = goOn
  useEffect(() => {
    if (isReady) latest.current()
  }, [isReady])
}
