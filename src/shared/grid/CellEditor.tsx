import { useLayoutEffect, useRef, useState } from 'react'
import type { GridCommands, GridMode } from '#shared/grid/input/gridCommands'
import styles from './CellEditor.module.css'
import { cellText, displayText } from './cellValue'
import type { GridColumn } from './gridTypes'

type CellEditorProps<Row> = {
  column: GridColumn<Row>
  row: Row
  /** Name of the cell: its column and line. */
  name: string
  mode: GridMode
  canEdit: boolean
  error?: string
  errorId: string
  commands: GridCommands
}

/**
 * The grid's only input: it lives in the active cell and keeps the focus even in ready mode. Its text is selected then,
 * so typing, including through a Chinese input method, replaces the cell natively without losing a character.
 */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  return props.column.kind === 'select' && props.canEdit ? <SelectEditor {...props} /> : <TextEditor {...props} />
}

function TextEditor<Row>({ column, row, name, mode, canEdit, error, errorId, commands }: CellEditorProps<Row>) {
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  /** Whether the composition opened the cell. */
  const hasOpened = useRef(false)
  // The input owns its text during editing: a slow parent must not revert characters.
  const [draft, setDraft] = useState<string | null>(null)
  if (mode === 'ready' && draft !== null) setDraft(null)
  const text = mode === 'ready' ? displayText(column, row) : (draft ?? cellText(row, column.field))

  const isText = column.kind === 'text' || column.kind === 'code'

  useLayoutEffect(() => {
    const element = input.current
    if (!element || element !== document.activeElement) return
    if (mode === 'ready') element.select()
    else if (mode === 'edit') element.setSelectionRange(element.value.length, element.value.length)
  }, [mode])
  useLayoutEffect(() => {
    // The value changed while active (undo, fill): select it again.
    if (mode === 'ready' && input.current === document.activeElement && input.current?.value === text) {
      input.current.select()
    }
  }, [mode, text])

  return (
    <input
      ref={input}
      className={styles.input}
      data-mode={mode}
      value={text}
      readOnly={!canEdit}
      inputMode={isText ? undefined : 'decimal'}
      autoComplete="off"
      spellCheck={false}
      aria-label={name}
      aria-required={column.required}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      onFocus={(event) => {
        if (mode === 'ready') event.currentTarget.select()
      }}
      // A right click or a touch may have placed a caret: what is typed now still replaces the text.
      onKeyDown={(event) => {
        if (mode === 'ready') event.currentTarget.select()
      }}
      onChange={(event) => {
        const typed = event.target.value
        setDraft(typed)
        if (!isComposing.current) commands.typeText(typed)
      }}
      onCompositionStart={(event) => {
        isComposing.current = true
        hasOpened.current = mode === 'ready'
        // Keep the input's text, or the browser would end the composition.
        setDraft(event.currentTarget.value)
        commands.beginEdit('enter')
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false
        // The browser removed the text that the composition was to replace: cancelled, the cell keeps it.
        if (hasOpened.current && event.currentTarget.value === '') return commands.cancelEdit()
        setDraft(event.currentTarget.value)
        commands.typeText(event.currentTarget.value)
      }}
    />
  )
}

function SelectEditor<Row>({ column, row, name, error, errorId, commands }: CellEditorProps<Row>) {
  const value = cellText(row, column.field)
  const options = column.options ?? []
  const isKnown = options.some((option) => option.value === value)
  return (
    <select
      className={`${styles.input} ${styles.select}`}
      value={value}
      aria-label={name}
      aria-required={column.required}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      onChange={(event) => {
        commands.typeText(event.target.value)
        commands.finishEdit()
      }}
    >
      {(!column.required || value === '') && <option value="">{'　'}</option>}
      {/* A value that matches no option stays in the list: pasted values are shown, not dropped. */}
      {value !== '' && !isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
