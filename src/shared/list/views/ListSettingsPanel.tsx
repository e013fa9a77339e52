import { ArrowDownOutlined, ArrowUpOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button, Checkbox, Segmented, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { isFixedColumn, NO_LAYOUT, orderColumns } from '#shared/list/table/columnLayout'
import { notify } from '#shared/notify'
import styles from './ListSettingsPanel.module.css'
import type { ListPrefs } from './useListPrefs'
import { WidthInput } from './WidthInput'

/** The columns of a list and the user's layout of them. */
type Props<Row> = { columns: readonly TableColumnType<Row>[]; prefs: ListPrefs }

/** The content of the list settings panel. */
export default function ListSettingsPanel<Row>({ columns, prefs }: Props<Row>) {
  const { t } = useTranslation()
  const { layout, setLayout, density, setDensity } = prefs
  const ordered = orderColumns(columns, layout.order)
  const keys = ordered.map((column) => String(column.key))
  const move = (key: string, step: -1 | 1) => {
    const from = keys.indexOf(key)
    const order = keys.filter((one) => one !== key)
    order.splice(from + step, 0, key)
    setLayout({ ...layout, order })
  }
  const show = (key: string, isShown: boolean) =>
    setLayout({ ...layout, hidden: isShown ? layout.hidden.filter((one) => one !== key) : [...layout.hidden, key] })
  return (
    <div className={styles.panel}>
      <Segmented
        block
        aria-label={t('行高')}
        value={density}
        onChange={setDensity}
        options={[
          { value: 'small', label: t('紧凑') },
          { value: 'middle', label: t('标准') },
          { value: 'large', label: t('宽松') },
        ]}
      />
      <ul>
        {ordered.map((column, index) => {
          const key = String(column.key)
          const label = String(column.title ?? '')
          const isFixed = isFixedColumn(key, columns.indexOf(column))
          const isPinned = (layout.pinned[key] ?? column.fixed) === 'left'
          return (
            <li key={key}>
              <Checkbox
                checked={!layout.hidden.includes(key)}
                disabled={isFixed}
                onChange={(event) => show(key, event.target.checked)}
              >
                {label}
              </Checkbox>
              <span>
                <WidthInput
                  label={t('{{label}}的宽度', { label })}
                  width={layout.widths[key] ?? Number(column.width)}
                  onSet={(width) => setLayout({ ...layout, widths: { ...layout.widths, [key]: width } })}
                />
                <Button
                  size="small"
                  type="text"
                  disabled={isFixed}
                  aria-pressed={isPinned}
                  aria-label={t('固定{{label}}', { label })}
                  icon={isPinned ? <PushpinFilled /> : <PushpinOutlined />}
                  onClick={() =>
                    setLayout({ ...layout, pinned: { ...layout.pinned, [key]: isPinned ? 'none' : 'left' } })
                  }
                />
                <Button
                  size="small"
                  type="text"
                  disabled={isFixed || index <= 1}
                  aria-label={t('上移{{label}}', { label })}
                  icon={<ArrowUpOutlined />}
                  onClick={() => move(key, -1)}
                />
                <Button
                  size="small"
                  type="text"
                  disabled={isFixed || index >= ordered.length - 1 || keys[index + 1] === 'actions'}
                  aria-label={t('下移{{label}}', { label })}
                  icon={<ArrowDownOutlined />}
                  onClick={() => move(key, 1)}
                />
              </span>
            </li>
          )
        })}
      </ul>
      <Button block onClick={() => setLayout(NO_LAYOUT)}>
        {t('恢复默认')}
      </Button>
      {prefs.share && <ShareButton share={prefs.share} />}
    </div>
  )
}

function ShareButton({ share }: { share: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: share,
    onSuccess: () => notify(t('已设为全店默认：没有自己设置过的员工下次登录生效')),
  })
  return (
    <Button block loading={isPending} title={t('列与视图对没有自己设置过的员工生效')} onClick={() => mutate()}>
      {t('设为全店默认')}
    </Button>
  )
}
