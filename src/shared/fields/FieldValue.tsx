import { ReloadOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Field, isQuantities } from '#domain/field'
import { maskPhone } from '#domain/mask'
import { decimal } from '#domain/money'
import { statusOf } from '#domain/status'
import { NOTHING, wireText } from '#domain/wire'
import { copyText } from '#shared/copyText'
import { announce } from '#shared/dialog/announce'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import type { ScreenName } from '#shared/navigation'
import { CopyGlyph, TickGlyph } from '#shared/ui/glyphs'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import styles from './FieldValue.module.css'
import { fieldText } from './fieldText'
import { useDict, useDictWord } from './useDict'

const Picture = lazyWithRetry(() => import('./Picture'))

/** Renders a field's value in tables and details. */
export function FieldValue({ field, value }: { field: Field; value: unknown }): ReactNode {
  switch (field.kind) {
    case 'dict':
      return <DictValue field={field} value={value} />
    case 'status':
      return <StatusTag field={field} value={value} />
    case 'bool':
      return <BoolValue value={value} />
    case 'quantity':
      return isQuantities(field, value) ? (
        <QuantitiesValue field={field} value={value} />
      ) : (
        <FigureValue field={field} value={value} />
      )
    case 'money':
    case 'price':
    case 'percent':
    case 'integer':
      return <FigureValue field={field} value={value} />
    case 'image':
      return wireText(value) ? <PictureValue label={field.label} url={wireText(value)} /> : NOTHING
    case 'phone':
      return wireText(value) ? maskPhone(value) : NOTHING
    default:
      return <TextValue field={field} text={fieldText(field, value)} />
  }
}

/** A text; a link where it names a record that the account may open. */
function TextValue({ field: { opens, copy }, text }: { field: Field; text: string }): ReactNode {
  const shown =
    opens && text !== NOTHING ? (
      <PageLink name={opens.screen as ScreenName} query={{ [opens.by]: text }}>
        {text}
      </PageLink>
    ) : (
      text
    )
  return copy ? <CopyableText text={text}>{shown}</CopyableText> : shown
}

/** A figure; negative money is red. A quantity is not: whether a deviation matters, its tolerance says. */
function FigureValue({ field, value }: { field: Field; value: unknown }) {
  const isLoss = (field.kind === 'money' || field.kind === 'price') && decimal(value)?.lt(0)
  return (
    <span className={isLoss ? `${textStyles.number} ${textStyles.negative}` : textStyles.number}>
      {fieldText(field, value)}
    </span>
  )
}

/** Quantities with the words of their units. */
function QuantitiesValue({ field, value }: { field: Field; value: unknown }) {
  const { t } = useTranslation()
  const options = useDict(field.dictCode ?? '')
  const shown = fieldText(field, value, { options, t })
  return (
    <span className={textStyles.number} title={shown}>
      {shown}
    </span>
  )
}

function PictureValue({ label, url }: { label: string; url: string }) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={null}>
      <Picture url={url} alt={t(label)} />
    </Suspense>
  )
}

/**
 * A status as a tag: text and colour from one table, never colour alone. A code that the table lacks, of a newer server
 * perhaps, is shown as it is, and said to be unknown.
 */
export function StatusTag({ field: { table = {} }, value }: { field: Pick<Field, 'table'>; value: unknown }) {
  const { t } = useTranslation()
  const { label, color } = statusOf(table, value)
  if (label === NOTHING) return NOTHING
  const isCode = /^[\w-]+$/.test(label) && !Object.hasOwn(table, label)
  if (!isCode) return <Tag color={color}>{t(label)}</Tag>
  return (
    <Tag color={color} title={t('本站不认识这个状态，所以不提供操作。请联系平台管理员。')}>
      {t('未知状态 {{code}}', { code: label })}
    </Tag>
  )
}

/** The label of a dictionary key; the key itself and a retry when the dictionary failed to load. */
function DictValue({ field, value }: { field: Field; value: unknown }) {
  const { t } = useTranslation()
  const { word, retry } = useDictWord(field.dictCode ?? '', value)
  if (word === '') return null
  const shown = <span title={t(word)}>{t(word)}</span>
  if (!retry || word === NOTHING) return shown
  const label = t('{{label}}没有加载成功，重试', { label: t(field.label) })
  return (
    <span className={styles.missing}>
      {shown}
      <button type="button" className={styles.retry} aria-label={label} title={label} onClick={retry}>
        <ReloadOutlined aria-hidden="true" />
      </button>
    </span>
  )
}

function BoolValue({ value }: { value: unknown }) {
  const { t } = useTranslation()
  return [true, 1, '1', 'true'].includes(value as never) ? t('是') : t('否')
}

/** A number or code in one line, with a copy button on hover and focus. */
export function CopyableText({ text, children }: { text: string; children?: ReactNode }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  if (text === '' || text === NOTHING) return NOTHING
  const copy = async () => {
    const isDone = await copyText(text)
    setCopied(isDone)
    if (isDone) announce(t('已复制'))
    setTimeout(() => setCopied(false), 1500)
  }
  return (
    <span className={styles.copyable}>
      {children ?? text}
      <button
        type="button"
        className={styles.copyButton}
        aria-label={t('复制 {{text}}', { text })}
        onClick={() => void copy()}
      >
        {isCopied ? <TickGlyph /> : <CopyGlyph />}
      </button>
    </span>
  )
}
