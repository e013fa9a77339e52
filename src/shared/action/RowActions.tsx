import { Dropdown, type TableColumnType } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CELL_PADDING, headWidth, textWidth } from '#shared/fields/columnWidth'
import { DownGlyph } from '#shared/ui/glyphs'
import { LinkButton } from '#shared/ui/LinkButton'
import styles from './RowActions.module.css'

/** An action of a row. Three are shown, the rest are under 更多. */
export type RowAction = { key: string; label: string; run: () => void; isDanger?: boolean; isDisabled?: boolean }

const SHOWN_ACTIONS = 3

/** Width of a link button beside its text, and of the arrow of 更多, px. */
const LINK_FRAME = 10
const MORE_ARROW = 20

/** The visible actions of a row; the others are under 更多. */
function shownActions(actions: RowAction[]): RowAction[] {
  return actions.length <= SHOWN_ACTIONS ? actions : actions.slice(0, SHOWN_ACTIONS - 1)
}

/** The column of the rows' actions, as wide as that of the widest row, so that none wraps. */
export function actionsColumn<Row extends object>(
  rows: readonly Row[],
  actionsOf: (row: Row) => RowAction[],
  t: (text: string) => string,
  nameOf?: (row: Row) => string,
): TableColumnType<Row> {
  return {
    key: 'actions',
    title: t('操作'),
    width: actionsWidth(rows.map(actionsOf), t),
    fixed: 'right',
    render: (_value, row) => <RowActions actions={actionsOf(row)} name={nameOf?.(row)} />,
  }
}

function actionsWidth(ofRows: RowAction[][], t: (text: string) => string): number {
  const widths = ofRows.map((actions) => {
    const shown = shownActions(actions)
    const more = shown.length < actions.length ? textWidth(t('更多')) + MORE_ARROW + LINK_FRAME : 0
    return shown.reduce((width, { label }) => width + textWidth(label) + LINK_FRAME, more)
  })
  return CELL_PADDING + Math.max(headWidth(t('操作')), ...widths)
}

/** The actions of a row, in one line. `name` is what the row is called: a screen reader says it after each of them. */
export function RowActions({ actions, name }: { actions: RowAction[]; name?: string | undefined }) {
  const shown = shownActions(actions)
  return (
    <span className={styles.actions}>
      {shown.map(({ key, label, run, isDanger, isDisabled }) => (
        <LinkButton key={key} aria-description={name} isDanger={isDanger} disabled={isDisabled} onClick={run}>
          {label}
        </LinkButton>
      ))}
      {shown.length < actions.length && <MoreActions actions={actions.slice(shown.length)} name={name} />}
    </span>
  )
}

/**
 * A menu of actions. The trigger and overlay of antd mount on the first click, because a page of rows has one menu
 * each.
 */
function MoreActions({ actions, name }: { actions: RowAction[]; name: string | undefined }) {
  const { t } = useTranslation()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(true)
  const words = (
    <>
      {t('更多')} <DownGlyph />
    </>
  )
  if (!isWanted) {
    return (
      <LinkButton aria-description={name} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)}>
        {words}
      </LinkButton>
    )
  }
  const items = actions.map(({ key, label, isDanger, isDisabled, run }) => ({
    key,
    label,
    danger: isDanger,
    disabled: isDisabled,
    onClick: run,
  }))
  return (
    <Dropdown trigger={['click']} placement="bottomRight" open={isOpen} onOpenChange={setOpen} menu={{ items }}>
      {/* Replaces the clicked button, and takes its focus. */}
      <LinkButton autoFocus aria-description={name} aria-haspopup="menu" aria-expanded={isOpen}>
        {words}
      </LinkButton>
    </Dropdown>
  )
}
