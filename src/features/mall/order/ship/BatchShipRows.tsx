import { Alert, Button, Form, Space } from 'antd'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_WAYBILL } from '#domain/cell/numberRules'
import { MAX_CODE } from '#domain/rules'
import { type Text, text, translateMessage } from '#domain/text'
import { mallOrders } from '#features/mall/order/api'
import type { GridColumn, LineGridHandle } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import type { Batch } from '#shared/list/batch/batch'
import { serverReasons } from '#shared/serverText'
import { ErrorState } from '#shared/ui/states'
import { driversLeftOut, editedRow, type ShipRow, sharedNumbers, toBatchShipRequest } from './batchShip'
import type { BatchShip } from './useBatchShip'

const BatchRunner = lazyWithRetry(() => import('#shared/list/batch/BatchRunner'))

/** The rows of the workbook in a grid: corrected in place, shipped one by one. */
export function BatchShipRows({ ship }: { ship: BatchShip }) {
  const { t } = useTranslation()
  const grid = useRef<LineGridHandle>(null)
  const [wanted, setWanted] = useState<ShipRow[] | null>(null)
  const { rows, sound, ids, companies } = ship
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(ship.errors).map(([cell, error]) => [cell, translateMessage(t, error)])),
    [ship.errors, t],
  )
  const columns = useMemo(() => columnsOf([...ids.keys()]), [ids])
  const wrong = rows.length - sound.length
  const shared = useMemo(() => sharedNumbers(rows), [rows])
  const leftOut = useMemo(() => driversLeftOut(sound), [sound])
  const batch: Batch<ShipRow> = {
    label: '发货',
    write: mallOrders.ship as unknown as Batch<ShipRow>['write'],
    argOf: (row) => toBatchShipRequest(row, ids),
    idOf: ({ sn }) => `mallOrder ${sn}`,
    nameOf: ({ sn }) => sn,
    question: (count) => text('发货 {{count}} 个订单？', { count }),
    consequence: consequenceOf(wrong, sharedNumbers(sound)),
    isDanger: false,
  }
  if (companies.isError) return <ErrorState query={companies} />
  return (
    <>
      <Form.Item name="rows" noStyle>
        <LineGrid<ShipRow>
          ref={grid}
          caption={t('批量发货')}
          columns={columns}
          errors={errors}
          compute={editedRow}
          numberOf={rowNumber}
          allowDelete
          height={460}
        />
      </Form.Item>
      {shared.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('物流编号 {{numbers}} 用于多个订单，请核对；只有装在同一个包裹里才能共用单号。', {
            numbers: shared.join('、'),
          })}
        />
      )}
      {leftOut.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('物流编号最多 {{limit}} 个字，放不下司机姓名，这些订单只发送车牌号和司机电话：{{orders}}', {
            limit: MAX_WAYBILL,
            orders: leftOut.join('、'),
          })}
        />
      )}
      <Space>
        <Button
          type="primary"
          disabled={companies.isPending}
          onClick={() => (sound.length > 0 ? setWanted(sound) : grid.current?.focusFirstError())}
        >
          {t('发货 {{count}} 单', { count: sound.length })}
        </Button>
        {wrong > 0 && (
          <Button onClick={() => grid.current?.focusFirstError()}>
            {t('查看 {{count}} 行错误', { count: wrong })}
          </Button>
        )}
      </Space>
      {wanted && (
        <Suspense fallback={null}>
          <BatchRunner
            rows={wanted}
            batch={batch}
            onEnd={(done, failed) => void ship.keepLeft(done, failed)}
            onClose={(done, failed) => {
              setWanted(null)
              void ship.settle(done, failed)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function consequenceOf(wrong: number, shared: readonly string[]): Text {
  const rows =
    wrong > 0
      ? text('有错误的 {{count}} 行不发货，留在表中等待修改。', { count: wrong })
      : text('每个订单发出全部未发的商品，买家会收到物流信息。')
  if (shared.length === 0) return rows
  return text('{{rows}}物流编号 {{numbers}} 的几个订单按同一个包裹发货。', { rows, numbers: shared.join('、') })
}

function columnsOf(companies: readonly string[]): GridColumn<ShipRow>[] {
  return [
    {
      field: 'reason',
      label: '失败原因',
      kind: 'readonly',
      width: 130,
      render: ({ reason }) => serverReasons(reason),
    },
    { field: 'sn', label: '订单编号', kind: 'code', width: 240, required: true, maxLength: MAX_CODE },
    {
      field: 'company',
      label: '物流公司',
      kind: 'select',
      width: 120,
      required: true,
      options: companies.map((name) => ({ value: name, label: name })),
    },
    // A typed own vehicle may be longer: its number is shortened to what fits.
    { field: 'logisticsNo', label: '物流编号', kind: 'code', width: 190, required: true },
    { field: 'carNo', label: '车牌号', kind: 'code', width: 100 },
    { field: 'driverPhone', label: '司机电话', kind: 'code', width: 120 },
    { field: 'driverName', label: '司机姓名', kind: 'text', width: 100 },
  ]
}

function rowNumber({ rowNo }: ShipRow): string {
  return rowNo
}
