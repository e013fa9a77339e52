import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { BatchButton } from '#shared/list/BatchButton'
import { ListPage } from '#shared/list/ListPage'
import { PhoneReveal } from '#shared/ui/PhoneReveal'
import { usePageModal } from '#shared/ui/pageModal'
import { useSearchParam } from '#shared/useSearchParam'
import { drivers } from './api'
import { DriverEditor } from './DriverEditor'
import { ExpiryDay } from './ExpiryDay'
import { driverFields } from './fields'
import type { Driver } from './model'

/** 司机管理: the supplier's drivers, with their licences watched. */
export default function DriverListPage() {
  const { t } = useTranslation()
  const [, edit] = useSearchParam('edit')
  const modal = usePageModal()
  const remove = useMutation(drivers.remove())
  const ask = (driver: Driver) =>
    modal.confirm({
      title: t('删除司机 {{name}}？', { name: driver.driverName }),
      content: t('删除后不能在送货单中选择他；已有的送货单不受影响。'),
      okText: t('删除'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      onOk: () => remove.mutateAsync([driver.id]).catch(() => undefined),
    })
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => edit('new')}>
      {t('新增司机')}
    </Button>
  )
  return (
    <>
      <ListPage<Driver>
        caption={t('司机管理')}
        query={drivers.page}
        fields={driverFields}
        filters={['driverName', 'driverPhone', 'carNo']}
        statusField="status"
        rowKey="id"
        columns={[
          'driverName',
          { field: 'driverPhone', render: (driver) => <PhoneReveal phone={driver.driverPhone} /> },
          'status',
          'licenseType',
          'licenseNo',
          { field: 'licenseExpire', render: (driver) => <ExpiryDay day={driver.licenseExpire} /> },
          'defaultCarNo',
          'remark',
          'createTime',
        ]}
        sortable={['createTime', 'licenseExpire']}
        actions={(driver) => [
          { key: 'edit', label: t('编辑'), run: () => edit(driver.id) },
          { key: 'delete', label: t('删除'), run: () => ask(driver), isDanger: true },
        ]}
        batch={(selection) => (
          <BatchButton
            selection={selection}
            icon={<DeleteOutlined aria-hidden="true" />}
            batch={{
              label: t('批量删除'),
              action: drivers.remove,
              argOf: (driver) => [driver.id],
              nameOf: (driver) => driver.driverName,
              question: (count) => t('删除 {{count}} 名司机？', { count }),
              consequence: t('删除后不能在送货单中选择他们；已有的送货单不受影响。'),
              isDanger: true,
            }}
          />
        )}
        toolbar={add}
        empty={{ text: '还没有司机。添加后可在送货单中直接选择。', action: add }}
      />
      <DriverEditor />
    </>
  )
}
