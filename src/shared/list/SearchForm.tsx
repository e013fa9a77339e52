import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { FilterInput } from './FilterInput'
import styles from './SearchForm.module.css'
import type { ListControl } from './useListState'

/** Columns of the collapsed form: one row at 1440 px, where a date range takes two. */
const FOLDED = 3

type Props = {
  fields: Fields
  filters: readonly string[]
  control: ListControl
  /** Inputs of filters whose kind has none, e.g. a tree of departments. */
  inputs?: Readonly<Record<string, ReactNode>>
  onSame: () => void
}

/** The collapsible search: 搜索 goes to page 1, 重置 clears all; searching the same criteria again refetches. */
export function SearchForm({ fields, filters, control, inputs, onSame }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Record<string, string>>()
  // Several lists stay mounted side by side; without a form name their field ids would collide.
  const formName = useId()
  const folded = foldedCount(fields, filters)
  const isHiddenUsed = filters.slice(folded).some((name) => control.criteria[name])
  const [isOpen, setOpen] = useState(isHiddenUsed)
  const written = useRef<Record<string, string> | null>(null)

  // The address is the source of truth: back, a shared link or a status tab update the form; typing alone does not.
  useEffect(() => {
    if (written.current === control.criteria) return
    written.current = control.criteria
    form.setFieldsValue(Object.fromEntries(filters.map((name) => [name, control.criteria[name] ?? ''])))
  }, [control.criteria, filters, form])

  const search = () => {
    // Includes the collapsed filters: they are hidden, but their values still apply.
    const values: Record<string, unknown> = form.getFieldsValue(true)
    const own = Object.fromEntries(filters.map((name) => [name, String(values[name] ?? '').trim()]))
    const criteria = Object.fromEntries(
      Object.entries({ ...control.criteria, ...own }).filter(([, value]) => value !== ''),
    )
    if (sameCriteria(criteria, control.criteria) && control.current === 1) onSame()
    else control.search(criteria)
  }

  return (
    <Form
      form={form}
      name={formName}
      className={styles.form}
      role="search"
      onFinish={search}
      colon={false}
      layout="horizontal"
    >
      {filters.slice(0, isOpen ? filters.length : folded).map((name) => {
        const field = fields[name]
        if (!field) throw new Error(`no field named ${name}`)
        return (
          <Form.Item key={name} name={name} label={t(field.label)}>
            {inputs?.[name] ?? <FilterInput field={field} />}
          </Form.Item>
        )
      })}
      <div className={styles.actions}>
        {/* Not `loading`: antd ignores clicks on a loading button, which would lose a search typed meanwhile. */}
        <Button type="primary" htmlType="submit">
          {t('搜索')}
        </Button>
        <Button
          onClick={() => {
            form.setFieldsValue(Object.fromEntries(filters.map((name) => [name, ''])))
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
    </Form>
  )
}

/** How many filters fit one row; always the first. */
function foldedCount(fields: Fields, filters: readonly string[]): number {
  let used = 0
  const over = filters.findIndex((name) => {
    used += fields[name]?.kind === 'dateRange' ? 2 : 1
    return used > FOLDED
  })
  return over < 0 ? filters.length : Math.max(over, 1)
}

function sameCriteria(a: Record<string, string>, b: Record<string, string>): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}
