import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '#domain/plate'
import { BatchButton } from '#shared/list/BatchButton'
import { ListPage } from '#shared/list/ListPage'
import { usePageModal } from '#shared/ui/pageModal'
import { useSearchParam } from '#shared/useSearchParam'
import { cars } from './api'
import { CarEditor } from './CarEditor'
import { ExpiryDay } from './ExpiryDay'
import { carFields } from './fields'
import type { Car } from './model'

/** 车辆管理: the supplier's vehicles, with inspection and insurance watched. */
export default function CarListPage() {
  const { t } = useTranslation()
  const [, edit] = useSearchParam('edit')
  const modal = usePageModal()
  const remove = useMutation(cars.remove())
  const ask = (car: Car) =>
    modal.confirm({
      title: t('删除车辆 {{plate}}？', { plate: formatPlate(car.carNo) }),
      content: t('删除后不能在送货单中选择它；以它为常用车辆的司机会失去该设置，已有的送货单不受影响。'),
      okText: t('删除'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      onOk: () => remove.mutateAsync([car.id]).catch(() => undefined),
    })
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => edit('new')}>
      {t('新增车辆')}
    </Button>
  )
  return (
    <>
      <ListPage<Car>
        caption={t('车辆管理')}
        query={cars.page}
        fields={carFields}
        filters={['carNo', 'carType']}
        statusField="status"
        rowKey="id"
        columns={[
          'carNo',
          'status',
          'carType',
          'trailerNo',
          'loadTon',
          'volume',
          { field: 'inspectExpire', render: (car) => <ExpiryDay day={car.inspectExpire} /> },
          { field: 'insuranceExpire', render: (car) => <ExpiryDay day={car.insuranceExpire} /> },
          'ownerName',
          'remark',
          'createTime',
        ]}
        sortable={['createTime', 'inspectExpire', 'insuranceExpire']}
        actions={(car) => [
          { key: 'edit', label: t('编辑'), run: () => edit(car.id) },
          { key: 'delete', label: t('删除'), run: () => ask(car), isDanger: true },
        ]}
        batch={(selection) => (
          <BatchButton
            selection={selection}
            icon={<DeleteOutlined aria-hidden="true" />}
            batch={{
              label: t('批量删除'),
              action: cars.remove,
              argOf: (car) => [car.id],
              nameOf: (car) => formatPlate(car.carNo),
              question: (count) => t('删除 {{count}} 辆车？', { count }),
              consequence: t(
                '删除后不能在送货单中选择它们；以它们为常用车辆的司机会失去该设置，已有的送货单不受影响。',
              ),
              isDanger: true,
            }}
          />
        )}
        toolbar={add}
        empty={{ text: '还没有车辆。添加后可在送货单中直接选择。', action: add }}
      />
      <CarEditor />
    </>
  )
}
