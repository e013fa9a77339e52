import { DownloadOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { type LineRow, withAmounts } from '#features/procurement/contract/form/contractForm'
import type { MaterialField } from '#features/procurement/material/model'
import type { GridColumn, LineGridHandle } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'
import { saveFile } from '#shared/http/files'
import { serverReasons } from '#shared/serverText'
import { type FailedLine, linesFile } from './failedLines'
import type { useLineSetup } from './useLineSetup'

const REASON_WIDTH = 260
/** Columns that identify a line, shown beside its wrong cells. */
const IDENTITY = ['materialName', 'spec']

type Props = {
  setup: ReturnType<typeof useLineSetup>
  lines: FailedLine[]
  onChange: (lines: FailedLine[]) => void
  disabled: boolean
  onSend: (makeFile: () => Promise<File>, lines: { sent: FailedLine[]; kept: FailedLine[] }) => void
}

/** The lines rejected by an import, in the contract's own grid: corrected and sent again, or saved as a file. */
export function MendLines({ setup, lines, onChange, disabled, onSend }: Props) {
  const { t } = useTranslation()
  const grid = useRef<LineGridHandle>(null)
  const { fields, checkLines } = setup
  const found = useMemo(() => checkLines(lines), [checkLines, lines])
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(found).map(([cell, error]) => [cell, translateMessage(t, error)])),
    [found, t],
  )
  // Computed once: a column must not move while it is being corrected.
  const [wrong] = useState(() => new Set(Object.keys(found).map((path) => path.slice(path.lastIndexOf('.') + 1))))
  const columns = useMemo(() => mendingColumns(setup.columns, wrong), [setup.columns, wrong])
  const isWrong = (line: FailedLine) => Object.keys(found).some((path) => path.startsWith(`${line.key}.`))
  const sent = lines.filter((line) => !isWrong(line))

  const file = (name: string, chosen: readonly FailedLine[], hasReasons: boolean) => {
    const wordOf = ({ field }: MaterialField, value: string) =>
      setup.columns.find((column) => column.field === field)?.options?.find((option) => option.value === value)
        ?.label ?? value
    return linesFile(name, chosen, fields, { hasReasons, wordOf })
  }
  const save = async () => {
    const fileName = `${t('合同材料导入失败')}_${lines.length}.xlsx`
    saveFile({ blob: await file(fileName, lines, true), fileName, headers: {} })
  }
  const send = () => {
    if (sent.length === 0) {
      grid.current?.focusFirstError()
      return
    }
    const name = `${t('合同材料')}.xlsx`
    onSend(() => file(name, sent, false), { sent, kept: lines.filter(isWrong) })
  }
  return (
    <>
      <LineGrid<FailedLine>
        ref={grid}
        caption={t('未导入的材料')}
        columns={columns}
        value={lines}
        onChange={onChange}
        errors={errors}
        compute={mended}
        numberOf={rowNumber}
        allowDelete
        disabled={disabled}
        height={360}
      />
      <Space>
        <Button type="primary" disabled={disabled} onClick={send}>
          {sent.length > 0 ? t('再次导入 {{number}} 条', { number: sent.length }) : t('再次导入')}
        </Button>
        <Button icon={<DownloadOutlined />} disabled={disabled} onClick={() => void save()}>
          {t('下载未导入的行')}
        </Button>
      </Space>
    </>
  )
}

/** The reasons first, then the identifying and the wrong columns, then the rest; computed amounts are left out. */
function mendingColumns(columns: readonly GridColumn<LineRow>[], wrong: ReadonlySet<string>): GridColumn<FailedLine>[] {
  const reason: GridColumn<FailedLine> = {
    field: 'reason',
    label: '失败原因',
    kind: 'readonly',
    width: REASON_WIDTH,
    pinned: true,
    render: ({ reason }) => serverReasons(reason),
  }
  const rank = ({ field }: GridColumn<LineRow>) => (IDENTITY.includes(field) ? 0 : wrong.has(field) ? 1 : 2)
  const edited = columns.filter(({ kind }) => kind !== 'readonly')
  const sorted = [0, 1, 2].flatMap((place) => edited.filter((column) => rank(column) === place))
  return [reason, ...sorted.map((column) => ({ ...(column as GridColumn<FailedLine>), pinned: false }))]
}

/** Clears the server's reasons: they applied to the values before the edit. */
function mended(line: FailedLine): FailedLine {
  return { ...line, ...withAmounts(line), reason: '' }
}

function rowNumber({ rowNo }: FailedLine): string {
  return rowNo
}
