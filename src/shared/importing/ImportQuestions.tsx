import { Alert, Checkbox, Form, Modal, Radio, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowRanges } from '#domain/cell/importRows'
import type { ChosenPlaces } from '#domain/workbook/importColumns'
import { headsError, type ImportTable, readTable } from '#domain/workbook/importTable'
import textStyles from '#shared/ui/text.module.css'
import styles from './ImportQuestions.module.css'
import type { ImportInquiry, ImportReply } from './importInquiry'

type Props = { inquiry: ImportInquiry; answer: (reply: ImportReply | null) => void }

/**
 * Asks what a file leaves open: its columns, its hidden rows, and whether the same file is meant to be imported again.
 */
export default function ImportQuestions({ inquiry, answer }: Props) {
  const { t } = useTranslation()
  const { fileName, sheet, rules, sameAs } = inquiry
  const [places, setPlaces] = useState<ChosenPlaces>(inquiry.places)
  const [isHeadless, setHeadless] = useState(false)
  const [withHidden, setWithHidden] = useState(false)
  const first = useMemo(() => readTable(sheet, rules.columns), [sheet, rules.columns])
  const table = useMemo(
    () => readTable(sheet, rules.columns, { places, isHeadless }),
    [sheet, rules.columns, places, isHeadless],
  )
  const asksColumns = headsError(first) !== null
  // Columns whose heads were found need no choice, unless several fit.
  const open = asksColumns
    ? rules.columns.filter(
        (column) => isHeadless || !first.map.places.has(column.field) || first.map.doubtful.includes(column),
      )
    : []
  const unclear = [...table.map.missing, ...table.map.doubtful]
  const hidden = table.rows.filter((row) => row.isHidden).map(({ at }) => at)
  const columns = columnsOf(table)
  return (
    <Modal
      open
      title={t('核对文件：{{name}}', { name: fileName })}
      okText={t('继续导入')}
      cancelText={t('取消')}
      okButtonProps={{ disabled: asksColumns && unclear.length > 0 }}
      mask={{ closable: false }}
      onOk={() => answer({ places, isHeadless, withHidden })}
      onCancel={() => answer(null)}
    >
      <div className={styles.panel}>
        {sameAs !== '' && (
          <Alert
            type="warning"
            showIcon
            title={t('与 {{time}} 导入的文件相同', { time: sameAs })}
            description={t('再次导入，其中的内容会再处理一次。')}
          />
        )}
        {asksColumns && (
          <section aria-label={t('对应列')}>
            <p>{t('有些列按表头认不出来，请指定它们是文件里的哪一列。下次导入会自动填好。')}</p>
            {!first.hasHeads && (
              <Checkbox
                checked={isHeadless}
                onChange={(event) => {
                  setHeadless(event.target.checked)
                  setPlaces({})
                }}
              >
                {t('文件没有表头，第一行就是数据')}
              </Checkbox>
            )}
            <Form layout="horizontal" labelCol={{ span: 8 }} component="div">
              {open.map(({ field, label, required }) => (
                <Form.Item key={field} label={t(label)} required={required} className={styles.column}>
                  <Select
                    aria-label={t(label)}
                    allowClear
                    placeholder={required ? t('请选择') : t('文件里没有')}
                    value={places[field] ?? undefined}
                    options={columns}
                    onChange={(at: number | undefined) => setPlaces({ ...places, [field]: at ?? null })}
                  />
                </Form.Item>
              ))}
            </Form>
          </section>
        )}
        {hidden.length > 0 && (
          <section aria-label={t('隐藏的行')}>
            <p>{t('第{{rows}}行在 Excel 中是隐藏的，可能被筛选掉了：', { rows: rowRanges(hidden) })}</p>
            <Radio.Group
              value={withHidden}
              onChange={(event) => setWithHidden(event.target.value === true)}
              options={[
                { value: false, label: t('不导入隐藏的行') },
                { value: true, label: t('一并导入') },
              ]}
            />
          </section>
        )}
        <p className={textStyles.secondary}>
          {t('工作表“{{name}}”，{{count}} 行数据', { name: sheet.name, count: table.rows.length })}
        </p>
      </div>
    </Modal>
  )
}

/** The columns of the file, by letter and head. */
function columnsOf({ heads }: ImportTable) {
  return heads.map((head, at) => ({ value: at, label: `${letterOf(at)} ${head}` }))
}

function letterOf(at: number): string {
  const before = Math.floor(at / 26)
  return (before > 0 ? letterOf(before - 1) : '') + String.fromCharCode(65 + (at % 26))
}
