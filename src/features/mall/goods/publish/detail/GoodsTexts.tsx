import { CopyOutlined } from '@ant-design/icons'
import { Button, Form, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import type { GoodsIntent, GoodsValues } from '#features/mall/goods/publish/goodsValues'
import { RichTextField } from '#features/mall/goods/richText/RichTextField'
import { useConfirm } from '#shared/dialog/useConfirm'
import type { Editor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { Section } from '#shared/record/Section'
import styles from './GoodsTexts.module.css'
import { LabelsField } from './LabelsField'

type Props = {
  form: FormInstance<GoodsValues>
  editor: Pick<Editor<GoodsValues, GoodsIntent>, 'change'>
  disabled: boolean
}

/** The PC and mobile descriptions of a product side by side, and its shop categories. */
export function GoodsTexts({ form, editor, disabled }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const intro = Form.useWatch('intro', { form, preserve: true }) ?? ''
  const copy = async () => {
    const isFilled = form.getFieldValue('mobileIntro') !== '' && form.getFieldValue('mobileIntro') !== intro
    const isWanted =
      !isFilled ||
      (await confirm({
        title: text('用PC描述替换移动端描述？'),
        consequence: text('移动端描述现有的内容将被替换。'),
        okText: '替换',
        isCautious: true,
      }))
    if (!isWanted) return
    editor.change({ mobileIntro: intro })
    notify(t('已同步到移动端描述'))
  }
  return (
    <Section
      title={t('商品详情描述')}
      extra={
        <Button
          size="small"
          icon={<CopyOutlined aria-hidden="true" />}
          disabled={disabled || intro === ''}
          onClick={() => void copy()}
        >
          {t('将PC描述同步到移动端')}
        </Button>
      }
    >
      <div className={styles.texts}>
        <FormField name="intro">
          <RichTextField caption={t('PC商品描述')} disabled={disabled} />
        </FormField>
        <FormField name="mobileIntro">
          <RichTextField caption={t('移动端描述')} disabled={disabled} />
        </FormField>
      </div>
      <FormField name="labels">
        <LabelsField disabled={disabled} />
      </FormField>
    </Section>
  )
}
