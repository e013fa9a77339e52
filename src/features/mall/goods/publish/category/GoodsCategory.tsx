import { FileTextOutlined, ProfileOutlined } from '@ant-design/icons'
import { Button, Form, type FormInstance, Radio, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import type { GoodsType } from '#features/mall/goods/model'
import type { GoodsValues } from '#features/mall/goods/publish/goodsValues'
import { FormField } from '#shared/form/FormField'
import { canGo, go } from '#shared/navigation'
import { Section } from '#shared/record/Section'
import { CategoryField } from './CategoryField'
import styles from './GoodsCategory.module.css'

type Props = {
  form: FormInstance<GoodsValues>
  categoryNames: readonly string[]
  disabled: boolean
  /** Called with the new and the previous path: fields that depend on the category may no longer apply. */
  onCategory: (path: string, before: string) => void
  /** Going on was tried: before, a category is still being chosen level by level. */
  isTried: boolean
  onNext: () => void
}

const KINDS: readonly { type: GoodsType; label: string; hint: string }[] = [
  { type: 'PHYSICAL_GOODS', label: '实物商品', hint: '零售批发，物流配送' },
  { type: 'VIRTUAL_GOODS', label: '虚拟商品', hint: '虚拟核验，无需物流' },
]

/** The first step: the type of the product and its category. */
export function GoodsCategory({ form, categoryNames, disabled, onCategory, isTried, onNext }: Props) {
  const { t } = useTranslation()
  const path = Form.useWatch('categoryPath', { form, preserve: true }) ?? ''
  return (
    <Section
      title={t('选择商品品类')}
      extra={
        <Space>
          {canGo('template-goods') && (
            <Button size="small" icon={<ProfileOutlined aria-hidden="true" />} onClick={() => go('template-goods')}>
              {t('从模板发布')}
            </Button>
          )}
          {canGo('draft-goods') && (
            <Button size="small" icon={<FileTextOutlined aria-hidden="true" />} onClick={() => go('draft-goods')}>
              {t('从草稿继续')}
            </Button>
          )}
        </Space>
      }
    >
      <FormField name="goodsType">
        <KindField disabled={disabled} />
      </FormField>
      <FormField name="categoryPath" checkOn={isTried ? 'onChange' : 'save'}>
        <CategoryField disabled={disabled} onChange={(next) => onCategory(next, path)} />
      </FormField>
      <div className={styles.foot}>
        <span role="status">
          {categoryNames.length > 0
            ? t('您当前选择的商品类别是：{{names}}', { names: categoryNames.join(' > ') })
            : t('请选择商品类别')}
        </span>
        <Button type="primary" disabled={disabled} onClick={onNext}>
          {t('下一步')}
        </Button>
      </div>
    </Section>
  )
}

type KindProps = { disabled: boolean; id?: string; value?: string; onChange?: (type: GoodsType) => void }

function KindField({ value, onChange, ...rest }: KindProps) {
  const { t } = useTranslation()
  return (
    <Radio.Group
      {...rest}
      className={styles.kinds}
      value={value || undefined}
      onChange={(event) => onChange?.(event.target.value as GoodsType)}
    >
      {KINDS.map(({ type, label, hint }) => (
        <Radio key={type} value={type} className={styles.kind}>
          {t(label)}
          <span className={styles.hint}>{t(hint)}</span>
        </Radio>
      ))}
    </Radio.Group>
  )
}
