import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Errors, type Text, translateMessage } from '#domain/text'
import { type TierInput, tierErrors } from '#features/mall/goods/model/checks'
import { FigureInput } from '#shared/fields/FigureInput'
import { OwnStatus } from '#shared/form/OwnStatus'
import textStyles from '#shared/ui/text.module.css'
import styles from './TiersField.module.css'
import { MAX_TIERS, nextTier, tierSentences } from './tiers'

type Props = {
  unit: string
  /** After a save attempt empty cells are marked too. */
  isTried: boolean
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: TierInput[]
  onChange?: (tiers: TierInput[]) => void
  ref?: Ref<HTMLDivElement>
}

const NONE: TierInput[] = []

/** The tiers of a wholesale price, with the sentences that buyers will read. */
export function TiersField({ unit, isTried, disabled, id, value = NONE, onChange, ref }: Props) {
  const { t } = useTranslation()
  const errors = tierErrors(value)
  const set = (at: number, change: Partial<TierInput>) =>
    onChange?.(value.map((tier, index) => (index === at ? { ...tier, ...change } : tier)))
  const sentences = tierSentences(value, unit)
  return (
    <div ref={ref} className={styles.field}>
      <div className={styles.rows}>
        <OwnStatus>
          {value.map((tier, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tier is identified by its index
            <div key={at} className={styles.row}>
              <TierCell
                id={at === 0 ? id : undefined}
                label={t('第 {{number}} 档购买数量', { number: at + 1 })}
                prefix="≥"
                suffix={unit}
                value={tier.num}
                error={shown(errors, `tiers[${at}].num`, tier.num, isTried)}
                disabled={disabled}
                onChange={(num) => set(at, { num })}
              />
              <TierCell
                label={t('第 {{number}} 档商品单价', { number: at + 1 })}
                prefix="￥"
                suffix={t('元')}
                value={tier.price}
                error={shown(errors, `tiers[${at}].price`, tier.price, isTried)}
                disabled={disabled}
                onChange={(price) => set(at, { price })}
              />
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('删除第 {{number}} 档', { number: at + 1 })}
                disabled={disabled || value.length === 1}
                onClick={() => onChange?.(value.filter((_, index) => index !== at))}
              />
            </div>
          ))}
        </OwnStatus>
        {value.length < MAX_TIERS && (
          <Button
            className={styles.add}
            icon={<PlusOutlined aria-hidden="true" />}
            disabled={disabled}
            onClick={() => onChange?.([...value, nextTier(value)])}
          >
            {t('添加价格区间')}
          </Button>
        )}
      </div>
      <div className={styles.preview} role="status">
        <div className={textStyles.secondary}>{t('买家看到的销售规则')}</div>
        {sentences.length === 0 && <div className={textStyles.secondary}>{t('填写后在这里预览')}</div>}
        {sentences.map((sentence) => (
          <div key={JSON.stringify(sentence.params)}>{translateMessage(t, sentence)}</div>
        ))}
      </div>
    </div>
  )
}

/** An empty cell is marked only after a save attempt. */
function shown(errors: Errors, path: string, value: string, isTried: boolean): Text | undefined {
  return isTried || value.trim() !== '' ? errors[path] : undefined
}

type CellProps = {
  id?: string
  label: string
  prefix: string
  suffix: string
  value: string
  error: Text | undefined
  disabled?: boolean
  onChange: (value: string) => void
}

function TierCell({ label, error, onChange, ...rest }: CellProps) {
  const { t } = useTranslation()
  const errorId = useId()
  return (
    <div className={styles.cell}>
      <FigureInput
        {...rest}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        status={error && 'error'}
        onChange={onChange}
      />
      {error && (
        <div id={errorId} className={textStyles.negative}>
          {translateMessage(t, error)}
        </div>
      )}
    </div>
  )
}
