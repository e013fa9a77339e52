import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { cloneElement, type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field, Fields } from '#domain/field'
import type { ListControl } from '#shared/list/useListState'
import { FilterInput, type FilterValue } from './FilterInput'
import styles from './SearchForm.module.css'

/** Columns of the collapsed form: one row at 1440 px, where a date range takes two. */
const FOLDED = 3

type Props = {
  fields: Fields
  filters: readonly string[]
  control: ListControl
  /** Names the search beside that of the page, e.g. in a dialog. */
  label?: string
  /** Inputs of filters whose kind has none, e.g. a tree of departments. */
  inputs?: Readonly<Record<string, ReactElement<FilterValue>>>
  onSame: () => void
  /** Told what is searched for, e.g. to keep it. */
  onSearch?: (criteria: Record<string, string>) => void
}

/**
 * The collapsible search: 搜索 goes to page 1, 重置 clears all; searching the same criteria again refetches. A plain form:
 * it needs no validation, and every list starts with one.
 */
export function SearchForm({ fields, filters, control, label, inputs, onSame, onSearch }: Props) {
  const { t } = useTranslation()
  // Several lists stay mounted side by side; their field ids must not collide.
  const form = useId()
  const folded = foldedCount(fields, filters)
  const isHiddenUsed = filters.slice(folded).some((name) => control.criteria[name])
  const [isOpen, setOpen] = useState(isHiddenUsed)
  const [criteria, setCriteria] = useState(control.criteria)
  // Includes the collapsed filters: they are hidden, but their values still apply.
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(control.criteria)

  // The address is the source of truth: back, a shared link or a status tab update the form; typing alone does not.
  if (criteria !== control.criteria) {
    setCriteria(control.criteria)
    setValues(control.criteria)
  }

  const search = () => {
    const own = Object.fromEntries(filters.map((name) => [name, String(values[name] ?? '').trim()]))
    const wanted = Object.fromEntries(
      Object.entries({ ...control.criteria, ...own }).filter(([, value]) => value !== ''),
    )
    onSearch?.(wanted)
    if (sameCriteria(wanted, control.criteria) && control.current === 1) onSame()
    else control.search(wanted)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the search element
    <form
      className={styles.form}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        // Deferred: a navigation inside the submit event would count as an action of the form and re-render it.
        queueMicrotask(search)
      }}
    >
      {filters.slice(0, isOpen ? filters.length : folded).map((name) => {
        const field = fields[name]
        if (!field) throw new Error(`no field named ${name}`)
        const own = inputs?.[name]
        const input: FilterValue = {
          id: `${form}${name}`,
          value: values[name] as string | undefined,
          onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
        }
        return (
          <div key={name} className={columnsOf(field) > 1 ? `${styles.filter} ${styles.wide}` : styles.filter}>
            <label htmlFor={input.id} title={t(field.label)}>
              {t(field.label)}
            </label>
            {own ? cloneElement(own, input) : <FilterInput field={field} {...input} />}
          </div>
        )
      })}
      <div className={styles.actions}>
        {/* Not `loading`: antd ignores clicks on a loading button, which would lose a search typed meanwhile. */}
        <Button type="primary" htmlType="submit">
          {t('搜索')}
        </Button>
        <Button
          onClick={() => {
            setValues({})
            control.reset()
          }}
        >
          {t('重置')}
        </Button>
        {filters.length > folded && (
          <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('收起') : t('展开')}{' '}
            {isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
          </Button>
        )}
      </div>
    </form>
  )
}

/** How many filters fit one row; always the first. */
function foldedCount(fields: Fields, filters: readonly string[]): number {
  let used = 0
  const over = filters.findIndex((name) => {
    used += columnsOf(fields[name])
    return used > FOLDED
  })
  return over < 0 ? filters.length : Math.max(over, 1)
}

/** Two full dates do not fit one column. */
function columnsOf(field: Field | undefined): number {
  return field?.kind === 'dateRange' ? 2 : 1
}

function sameCriteria(a: Record<string, string>, b: Record<string, string>): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}
