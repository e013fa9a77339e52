import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GoodsRow, goods } from '#features/mall/goods/api'
import { templates } from '#features/store/freight/api'
import { MissingOptions } from '#shared/fields/MissingOptions'
import type { Selection } from '#shared/list/selection/selection'
import { notify } from '#shared/notify'
import { BatchButton } from './BatchButton'
import styles from './FreightButton.module.css'
import { WriteDialog } from './WriteDialog'

/** 批量设置运费模板: one freight template for the ticked products; services have none. */
export function FreightButton({ selection }: { selection: Selection<GoodsRow> }) {
  const { t } = useTranslation()
  return (
    <BatchButton label={t('批量设置运费模板')} selection={selection}>
      {(rows, close) => <FreightDialog rows={rows} onDone={() => selection.untick(rows)} onClose={close} />}
    </BatchButton>
  )
}

type Props = { rows: readonly GoodsRow[]; onDone: () => void; onClose: () => void }

function FreightDialog({ rows, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const [templateId, setTemplateId] = useState('')
  const query = useQuery({ ...templates.page({ current: 1, size: 200 }), meta: { silent: true } })
  const services = rows.filter(({ goodsType }) => goodsType === 'VIRTUAL_GOODS')
  const ids = rows.filter((row) => !services.includes(row)).map(({ id }) => id)
  const count = ids.length
  return (
    <WriteDialog
      title={t('为 {{count}} 个商品设置运费模板？', { count })}
      okText={t('设置')}
      mutation={goods.setFreight()}
      arg={templateId !== '' && count > 0 ? { ids, templateId } : null}
      onDone={() => {
        notify(t('已为 {{count}} 个商品设置运费模板', { count }))
        onDone()
        onClose()
      }}
      onClose={onClose}
    >
      {services.length > 0 && (
        <p>{t('其中 {{count}} 个虚拟商品不需要运费模板，不会更改。', { count: services.length })}</p>
      )}
      <p>{t('新订单按新模板计算运费，已下的订单不变。')}</p>
      <Select
        aria-label={t('运费模板')}
        showSearch={{ optionFilterProp: 'label' }}
        loading={query.isFetching}
        notFoundContent={query.isError && <MissingOptions retry={() => void query.refetch()} />}
        placeholder={t('请选择运费模板')}
        options={query.data?.records.map(({ id, name }) => ({ value: id, label: name }))}
        value={templateId || undefined}
        onChange={setTemplateId}
        className={styles.picker}
      />
    </WriteDialog>
  )
}
