import { Alert, Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAX_DELIVERY_ROWS } from '#domain/rules'
import { text } from '#domain/text'
import type { DeliveryNoteRow } from '#features/procurement/delivery/form/deliveryNoteForm'
import { useConfirm } from '#shared/dialog/useConfirm'
import type { ChosenLater } from './useChosenLater'

/** At most this many lines are named. */
const MAX_NAMES = 3

/** Offers chosen lines to a form that has others: says what it has, and which ones are not in it. */
export function ChosenLaterNotice({ chosen, disabled }: { chosen: ChosenLater | null; disabled: boolean }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  if (!chosen) return null
  const { rows, missing, add, replace, skip } = chosen
  const replaceAll = async () => {
    const isWanted = await confirm({
      title: text('改为只送本次所选的材料？'),
      consequence: text('现有 {{count}} 行材料和填写的数量将被清除，其他内容不变。', { count: rows.length }),
      okText: '只送所选',
      isDanger: true,
    })
    if (isWanted) replace()
  }
  const isTooMuch = rows.length + missing.length > MAX_DELIVERY_ROWS
  const names = (lines: readonly DeliveryNoteRow[]) => {
    const [first, ...others] = [...new Set(lines.map(({ materialName, spec }) => `${materialName} ${spec}`.trim()))]
    const shown = [first, ...others].slice(0, MAX_NAMES).join('、')
    return others.length < MAX_NAMES ? shown : t('{{names}}等', { names: shown })
  }
  return (
    <Alert
      type="warning"
      showIcon
      title={t('本次所选的 {{count}} 项材料没有加入：{{names}}', { count: missing.length, names: names(missing) })}
      description={
        rows.length > 0
          ? t('这张送货单已有 {{count}} 行：{{names}}。', { count: rows.length, names: names(rows) })
          : t('这张送货单有未保存的内容，还没有材料。')
      }
      action={
        <Space>
          <Button
            size="small"
            disabled={disabled || isTooMuch}
            title={isTooMuch ? t('一张送货单最多{{max}}行材料', { max: MAX_DELIVERY_ROWS }) : undefined}
            onClick={add}
          >
            {t('加入这张')}
          </Button>
          <Button size="small" disabled={disabled} onClick={() => void replaceAll()}>
            {t('只送所选')}
          </Button>
          <Button size="small" onClick={skip}>
            {t('不加入')}
          </Button>
        </Space>
      }
    />
  )
}
