import { DeleteOutlined } from '@ant-design/icons'
import { AutoComplete, Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Errors, type Text, translateMessage } from '#domain/text'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { GOODS_PIXELS } from '#features/mall/goods/publish/goodsChecks'
import textStyles from '#shared/ui/text.module.css'
import { imagePath, MAX_SPEC_VALUES, type SpecInput, withValues } from './goodsSpecs'
import styles from './SpecCard.module.css'

type Props = {
  spec: SpecInput
  number: number
  /** Spec names that the category suggests and that are not used yet. */
  names: readonly string[]
  /** Values that the category suggests for it. */
  suggested: readonly string[]
  errors: Errors
  isTried: boolean
  /** Whether the values have pictures, and its switch; null for all specs but the first. */
  images: { isOn: boolean; onSwitch: (isOn: boolean) => void } | null
  disabled: boolean
  onChange: (spec: SpecInput) => void
  onRemove: (name: string) => void
  onRemoveValue: (value: SpecInput['values'][number]) => void
}

/** One spec: its name and its values, suggested or typed; values take effect on blur. */
export function SpecCard({ spec, number, names, suggested, errors, isTried, images, disabled, ...props }: Props) {
  const { t } = useTranslation()
  const [added, setAdded] = useState('')
  const { key, name, values } = spec
  const free = suggested.filter((one) => !values.some((value) => value.text.trim() === one))
  const change = (next: Partial<SpecInput>) => props.onChange({ ...spec, ...next })
  const add = (texts: readonly string[]) => {
    if (texts.some((one) => one.trim() !== '')) props.onChange(withValues(spec, texts))
    setAdded('')
  }
  const setText = (valueKey: string, text: string) =>
    change({ values: values.map((value) => (value.key === valueKey ? { ...value, text } : value)) })
  const setImage = (valueKey: string, image: string) =>
    change({ values: values.map((value) => (value.key === valueKey ? { ...value, image } : value)) })
  const label = name.trim() || t('规格项 {{number}}', { number })
  const nameError = isTried || name !== '' ? errors[key] : undefined
  const isFull = values.length >= MAX_SPEC_VALUES
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with a head, not a fieldset
    <div role="group" aria-label={label} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.name}>
          <AutoComplete
            aria-label={t('规格项 {{number}} 名称', { number })}
            placeholder={t('规格项，如颜色')}
            disabled={disabled}
            status={nameError && 'error'}
            options={names.map((value) => ({ value }))}
            showSearch={{ filterOption: (text, option) => String(option?.value).includes(text.trim()) }}
            value={name}
            onChange={(text: string) => change({ name: text })}
          />
        </div>
        {images && (
          <Checkbox
            checked={images.isOn}
            disabled={disabled}
            onChange={(event) => images.onSwitch(event.target.checked)}
          >
            {t('添加规格图片')}
          </Checkbox>
        )}
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('删除规格项 {{name}}', { name: label })}
          disabled={disabled}
          onClick={() => props.onRemove(label)}
        />
        {nameError && <CardError text={nameError} />}
      </div>
      <div className={styles.values}>
        {values.map((value, at) => (
          <SpecValueInput
            key={value.key}
            label={t('{{name}} 第 {{number}} 个规格值', { name: label, number: at + 1 })}
            text={value.text}
            error={errors[value.key]}
            disabled={disabled}
            onText={(text) => setText(value.key, text)}
            onRemove={() => props.onRemoveValue(value)}
          >
            {images?.isOn && (
              <>
                <ImagePicker
                  caption={t('{{name}} 的图片', { name: value.text })}
                  wanted={GOODS_PIXELS}
                  disabled={disabled}
                  value={value.image === '' ? [] : [value.image]}
                  onChange={([image = '']) => setImage(value.key, image)}
                />
                {isTried && errors[imagePath(value.key)] && <CardError text={errors[imagePath(value.key)] as Text} />}
              </>
            )}
          </SpecValueInput>
        ))}
        {!isFull && (
          <Input
            className={styles.input}
            aria-label={t('{{name}} 新规格值', { name: label })}
            placeholder={t('自定义规格值')}
            disabled={disabled}
            value={added}
            onChange={(event) => setAdded(event.target.value)}
            onBlur={() => add([added])}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              add([added])
              // Enter alone adds a value; Ctrl+Enter goes on to save.
              if (!event.ctrlKey && !event.metaKey) event.preventDefault()
            }}
          />
        )}
      </div>
      {!isFull && free.length > 0 && (
        <div className={styles.suggested}>
          <span className={textStyles.secondary}>{t('建议值')}</span>
          {free.map((one) => (
            <Button key={one} size="small" type="dashed" disabled={disabled} onClick={() => add([one])}>
              {one}
            </Button>
          ))}
          {free.length > 1 && (
            <Button size="small" type="link" disabled={disabled} onClick={() => add(free)}>
              {t('全部添加')}
            </Button>
          )}
        </div>
      )}
      {isFull && <div className={textStyles.secondary}>{t('规格值不能大于10个！')}</div>}
    </div>
  )
}

type ValueProps = {
  label: string
  text: string
  error: Text | undefined
  disabled: boolean
  onText: (text: string) => void
  onRemove: () => void
  children: React.ReactNode
}

/** A value; renaming it takes effect on blur, so that SKUs are not rebuilt per keystroke. */
function SpecValueInput({ label, text, error, disabled, onText, onRemove, children }: ValueProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => {
    if (typed !== null && typed !== text) onText(typed)
    setTyped(null)
  }
  return (
    <div className={styles.value}>
      <div className={styles.row}>
        <Input
          aria-label={label}
          aria-invalid={error !== undefined}
          disabled={disabled}
          status={error && 'error'}
          value={typed ?? text}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            leave()
            if (!event.ctrlKey && !event.metaKey) event.preventDefault()
          }}
        />
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('删除 {{name}}', { name: label })}
          disabled={disabled}
          onClick={onRemove}
        />
      </div>
      {error && <CardError text={error} />}
      {children}
    </div>
  )
}

function CardError({ text }: { text: Text }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={textStyles.negative}>
      {translateMessage(t, text)}
    </div>
  )
}
