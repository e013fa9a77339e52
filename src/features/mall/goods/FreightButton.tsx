import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { templates } from '#features/store/freight/api'
import { MissingOptions } from '#shared/fields/MissingOptions'
import type { Selection } from '#shared/list/selection'
import { notify } from '#shared/notify'
import { type GoodsRow, goods } from './api'
import styles from './FreightButton.module.css'

/** 批量设置物流模板: one freight template for the ticked goods; services have none. */
export function FreightButton({ selection }: { selection: Selection<GoodsRow> }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const count = selection.rows.length
  const label = t('批量设置物流模板')
  return (
    <>
      <Button disabled={count === 0} onClick={() => setOpen(true)}>
        {count > 0 ? `${label}${t('（{{count}}）', { count })}` : label}
      </Button>
      {isOpen && <FreightDialog selection={selection} onClose={() => setOpen(false)} />}
    </>
  )
}

function FreightDialog({ selection, onClose }: { selection: Selection<GoodsRow>; onClose: () => void }) {
  const { t } = useTranslation()
  const [rows] = useState(selection.rows)
  const [templateId, setTemplateId] = useState('')
  const query = useQuery({ ...templates.page({ current: 1, size: 200 }), meta: { silent: true } })
  const services = rows.filter(({ goodsType }) => goodsType === 'VIRTUAL_GOODS')
  const physical = rows.filter((row) => !services.includes(row))
  const save = useMutation({
    ...goods.setFreight(),
    onSuccess: () => {
      notify(t('已为 {{count}} 个商品设置物流模板', { count: physical.length }))
      selection.untick(rows)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t('为 {{count}} 个商品设置物流模板？', { count: physical.length })}
      okText={t('设置')}
      cancelText={t('取消')}
      okButtonProps={{ disabled: templateId === '' || physical.length === 0 }}
      confirmLoading={save.isPending}
      closable={!save.isPending}
      keyboard={!save.isPending}
      cancelButtonProps={{ disabled: save.isPending }}
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={() => save.mutate({ ids: physical.map(({ id }) => id), templateId })}
    >
      {services.length > 0 && (
        <p>{t('其中 {{count}} 个虚拟商品不需要物流模板，不会更改。', { count: services.length })}</p>
      )}
      <p>{t('新订单按新模板计算运费，已下的订单不变。')}</p>
      <Select
        aria-label={t('物流模板')}
        showSearch={{ optionFilterProp: 'label' }}
        loading={query.isFetching}
        notFoundContent={query.isError && <MissingOptions retry={() => void query.refetch()} />}
        placeholder={t('请选择物流模板')}
        options={query.data?.records.map(({ id, name }) => ({ value: id, label: name }))}
        value={templateId || undefined}
        onChange={setTemplateId}
        className={styles.picker}
      />
    </Modal>
  )
}
