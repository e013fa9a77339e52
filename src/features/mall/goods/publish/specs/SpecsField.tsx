import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { text, translateMessage } from '#domain/text'
import { useConfirm } from '#shared/dialog/useConfirm'
import { OwnStatus } from '#shared/form/OwnStatus'
import textStyles from '#shared/ui/text.module.css'
import { MAX_SPECS, newSpec, type SpecInput, specErrors } from './goodsSpecs'
import { SpecCard } from './SpecCard'
import styles from './SpecsField.module.css'

type Props = {
  /** The specs that the category suggests. */
  suggested: readonly { specName: string; specValue: string }[]
  hasImages: boolean
  onHasImages: (hasImages: boolean) => void
  /** After a save attempt empty names and values are marked too. */
  isTried: boolean
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: SpecInput[]
  onChange?: (specs: SpecInput[]) => void
  /** How many filled rows of SKUs some specs leave out: a removal that costs any asks first. */
  lost: (specs: readonly SpecInput[]) => number
  ref?: Ref<HTMLDivElement>
}

const NONE: SpecInput[] = []

/** The specs of a product, each with its values; their combinations are the SKUs. */
export function SpecsField(props: Props) {
  const { suggested, hasImages, onHasImages, isTried, disabled = false, id, value = NONE, onChange, lost, ref } = props
  const { t } = useTranslation()
  const confirm = useConfirm()
  const errors = specErrors(value, hasImages)
  const names = value.map(({ name }) => name.trim())
  const remove = async (name: string, rest: SpecInput[]) => {
    const count = lost(rest)
    const isSure =
      count === 0 ||
      (await confirm({
        title: text('删除“{{name}}”？', { name }),
        consequence: text('{{count}} 行已填写的价格、库存和货号会一起删除，不能撤销。', { count }),
        okText: '删除',
        isDanger: true,
        isCautious: true,
      }))
    if (isSure) onChange?.(rest)
  }
  return (
    <div ref={ref} id={id} className={styles.field}>
      <OwnStatus>
        {value.map((spec, at) => (
          <SpecCard
            key={spec.key}
            spec={spec}
            number={at + 1}
            names={suggested.map(({ specName }) => specName).filter((name) => !names.includes(name))}
            suggested={suggested.find(({ specName }) => specName === spec.name.trim())?.specValue.split(',') ?? []}
            errors={errors}
            isTried={isTried}
            images={at === 0 ? { isOn: hasImages, onSwitch: onHasImages } : null}
            disabled={disabled}
            onChange={(next) => onChange?.(value.map((one) => (one.key === spec.key ? next : one)))}
            onRemove={(name) =>
              remove(
                name,
                value.filter(({ key }) => key !== spec.key),
              )
            }
            onRemoveValue={({ key, text: name }) => {
              const values = spec.values.filter((one) => one.key !== key)
              return remove(
                name,
                value.map((one) => (one.key === spec.key ? { ...one, values } : one)),
              )
            }}
          />
        ))}
      </OwnStatus>
      <div className={styles.foot}>
        <Button
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={disabled || value.length >= MAX_SPECS}
          onClick={() => onChange?.([...value, newSpec(value)])}
        >
          {t('添加规格项')}
        </Button>
        <span className={textStyles.secondary}>
          {value.length >= MAX_SPECS ? t('规格项不能大于5个！') : t('最多 5 个规格项，每项最多 10 个规格值')}
        </span>
        {errors.all && (
          <span role="alert" className={textStyles.negative}>
            {translateMessage(t, errors.all)}
          </span>
        )}
      </div>
    </div>
  )
}
