import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { FieldInput } from '#shared/fields/FieldInput'
import styles from './SearchForm.module.css'
import type { ListControl } from './useListState'

/** Filters that show while the form is folded: one row at 1440 px. */
const FOLDED = 3

type Props = {
  fields: Fields
  filters: readonly string[]
  control: ListControl
  onSame: () => void
}

/** The collapsible search: 搜索 goes to page 1, 重置 clears all; searching the same again reads the list anew. */
export function SearchForm({ fields, filters, control, onSame }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Record<string, string>>()
  // Several lists stay alive side by side; without a name of its own a form would share its fields' ids with them.
  const formName = useId()
  const isHiddenUsed = filters.slice(FOLDED).some((name) => control.criteria[name])
  const [isOpen, setOpen] = useState(isHiddenUsed)
  const written = useRef<Record<string, string> | null>(null)

  // The address is the truth: going back, a shared link or a status tab changes the form, typing alone does not.
  useEffect(() => {
    if (written.current === control.criteria) return
    written.current = control.criteria
    form.setFieldsValue(Object.fromEntries(filters.map((name) => [name, control.criteria[name] ?? ''])))
  }, [control.criteria, filters, form])

  const search = () => {
    // With the folded filters too: they are not on screen, and what was typed into them still counts.
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
      {filters.slice(0, isOpen ? filters.length : FOLDED).map((name) => {
        const field = fields[name]
        if (!field) throw new Error(`no field named ${name}`)
        return (
          <Form.Item key={name} name={name} label={t(field.label)}>
            <FieldInput field={field} />
          </Form.Item>
        )
      })}
      <div className={styles.actions}>
        {/* Not `loading`: antd drops the clicks of a button that loads, and who has typed meanwhile would not be heard. */}
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
        {filters.length > FOLDED && (
          <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('收起') : t('展开')}{' '}
            {isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
          </Button>
        )}
      </div>
    </Form>
  )
}

function sameCriteria(a: Record<string, string>, b: Record<string, string>): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}
