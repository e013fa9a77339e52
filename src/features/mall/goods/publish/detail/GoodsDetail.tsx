import { Form, type FormInstance } from 'antd'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { type GoodsIntent, type GoodsValues, salesModelOf } from '#features/mall/goods/publish/goodsValues'
import { GalleryField } from '#features/mall/goods/publish/media/GalleryField'
import { VideoField } from '#features/mall/goods/publish/media/VideoField'
import { OfferSelect } from '#features/mall/goods/publish/OfferSelect'
import { GoodsSpecs } from '#features/mall/goods/publish/specs/GoodsSpecs'
import type { GoodsOffers } from '#features/mall/goods/publish/useGoodsOffers'
import type { Editor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { Section } from '#shared/record/Section'
import { OpenButton } from '#shared/ui/OpenButton'
import { type FileGate, useFileGate } from '#shared/upload/useFileGate'
import { GoodsBasics } from './GoodsBasics'
import { GoodsTexts } from './GoodsTexts'
import { ParamFields } from './ParamFields'

type Props = {
  form: FormInstance<GoodsValues>
  editor: Pick<Editor<GoodsValues, GoodsIntent>, 'change'>
  offers: GoodsOffers
  triedRows: ReadonlySet<string>
  /** Publishing was attempted. */
  isTried: boolean
  disabled: boolean
  grid: Ref<LineGridHandle>
  isCopy: boolean
  onBack: () => void
}

/** The second step: all fields of the product but its category. */
export default function GoodsDetail(props: Props) {
  const { form, editor, offers, triedRows, isTried, disabled, grid, isCopy, onBack } = props
  const { t } = useTranslation()
  const gate = useFileGate()
  return (
    <>
      <GoodsBasics
        form={form}
        offers={offers}
        isTried={isTried}
        disabled={disabled}
        onBack={onBack}
        change={editor.change}
      />
      <GoodsSpecs
        form={form}
        editor={editor}
        offers={offers}
        triedRows={triedRows}
        isTried={isTried}
        disabled={disabled}
        grid={grid}
        isCopy={isCopy}
      />
      <Media gate={gate} disabled={disabled} />
      <GoodsTexts form={form} editor={editor} disabled={disabled} />
      <Freight form={form} offers={offers} disabled={disabled} />
      <Section title={t('参数信息')}>
        <ParamFields form={form} parameters={offers.parameters} disabled={disabled} />
      </Section>
    </>
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

type FreightProps = { form: FormInstance<GoodsValues>; offers: GoodsOffers; disabled: boolean }

/** How physical goods are shipped. */
function Freight({ form, offers, disabled }: FreightProps) {
  const { t } = useTranslation()
  const goodsType = Form.useWatch('goodsType', { form, preserve: true }) ?? ''
  const salesModel = Form.useWatch('salesModel', { form, preserve: true }) ?? 'RETAIL'
  if (goodsType === 'VIRTUAL_GOODS') return null
  return (
    <Section title={t('商品物流信息')}>
      <FormGrid>
        <FormField
          name="templateId"
          isWide
          extra={
            <>
              {offers.templates.options?.length === 0 && t('还没有运费模板，实物商品要先有一个。')}
              <OpenButton name="shipTemplateEdit" type="link" size="small">
                {t('新增运费模板')}
              </OpenButton>
            </>
          }
        >
          <OfferSelect offer={offers.templates} name={t('运费模板')} isRequired disabled={disabled} />
        </FormField>
        {salesModelOf({ goodsType, salesModel }) === 'WHOLESALE' && (
          <FormField name="weight" dependencies={['templateId']} />
        )}
      </FormGrid>
    </Section>
  )
}
