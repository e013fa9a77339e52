import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Fields, field } from '#domain/field'
import type { Translate } from '#domain/text'
import { isRecord, NOTHING, wireText } from '#domain/wire'
import { FieldValue } from '#shared/fields/FieldValue'
import { fieldText } from '#shared/fields/fieldText'
import { semicolon } from '#shared/i18n'
import type { Difference } from './merge'
import type { Reread } from './reread'

type Props = { reread: Reread<never>; path: Difference['path']; value: unknown }

const PICTURE = field('image', '图片')

/** A value of a form for reading, as far as its field tells; an editor shows ids itself. */
export function ConflictValue({ reread: { fields, shows, partShows }, path, value }: Props): ReactNode {
  const { t } = useTranslation()
  const [name] = path
  const own = fields[String(path.at(-1))] ?? fields[name]
  const show = shows?.[name as never] as ((value: unknown) => ReactNode) | undefined
  if (show && path.length === 1) return show(value)
  if (partShows && path.length > 1) return partShows(value)
  const pictures = [value].flat()
  if (pictures.length > 0 && pictures.every(isAddress)) {
    return pictures.map((url) => <FieldValue key={url} field={{ ...PICTURE, ...own, kind: 'image' }} value={url} />)
  }
  if (own?.kind === 'dict' || own?.kind === 'status') return <FieldValue field={own} value={value} />
  if (!own || typeof value === 'object' || own.kind === 'text' || own.kind === 'image') return textOf(t, fields, value)
  return fieldText(own, value, { t })
}

function textOf(t: Translate, fields: Fields, value: unknown): string {
  if (typeof value === 'boolean') return value ? t('是') : t('否')
  if (Array.isArray(value)) return value.map((one) => textOf(t, fields, one)).join(semicolon()) || NOTHING
  if (isRecord(value)) {
    const name = wireText(value.namePath).replaceAll(',', ' ') || wireText(value.name) || wireText(value.area)
    return name || rowText(t, fields, value)
  }
  const text = wireText(value).replace(/<[^>]*>/g, ' ')
  return text.trim() || NOTHING
}

/** The cells of a row that have a label; of a map by ids all. */
function rowText(t: Translate, fields: Fields, row: Record<string, unknown>): string {
  const cells = Object.entries(row).filter(([name, value]) => (fields[name] || /^\d+$/.test(name)) && value !== '')
  return cells.map(([, value]) => textOf(t, fields, value)).join(' · ') || NOTHING
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(https?:|data:|\/\/)/.test(value)
}
