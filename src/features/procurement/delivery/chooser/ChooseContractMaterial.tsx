import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { hasLeft } from '#domain/document/lines'
import { decimal, formatQuantity } from '#domain/money'
import { MAX_DELIVERY_ROWS } from '#domain/rules'
import { LineCount } from '#features/procurement/delivery/editor/LineCount'
import { materials } from '#features/procurement/material/api'
import { materialFields } from '#features/procurement/material/fields'
import type { DeliverableMaterial } from '#features/procurement/material/model'
import { FieldValue } from '#shared/fields/FieldValue'
import { ListPage } from '#shared/list/ListPage'
import type { Selection } from '#shared/list/selection/selection'
import { go } from '#shared/navigation'
import textStyles from '#shared/ui/text.module.css'

/**
 * Materials of passed, unexpired contracts, with what open orders ask of them. A note has one contract, so the first
 * tick fixes it.
 */
export function ChooseContractMaterial() {
  const { t } = useTranslation()
  const contractId = new URLSearchParams(useLocation().search).get('contractId') ?? ''
  return (
    <ListPage
      key={contractId}
      caption={t('合同材料')}
      query={materials.available}
      params={contractId ? { contractId } : undefined}
      fields={materialFields}
      filters={['materialName', 'contractCode', 'contractName', 'materialType']}
      rowKey="id"
      columns={[
        'materialName',
        'spec',
        'grade',
        'unit',
        {
          field: 'remainQuantity',
          render: (line) => <Left line={line} />,
          savedBeside: { as: 'openOrderQuantity', text: ({ openOrderQuantity }) => openOrderQuantity ?? '' },
        },
        // In view: a note has lines of one contract only.
        'contractCode',
        'quantity',
        'deliveredQuantity',
        'taxUnitPrice',
        'brand',
        'contractName',
        'companyName',
      ]}
      maxSelected={MAX_DELIVERY_ROWS}
      isSelectable={(line, picked) =>
        hasLeft(line.remainQuantity) && (picked[0]?.contractId ?? line.contractId) === line.contractId
      }
      batch={(selection) => <Next selection={selection} />}
      toolbar={
        contractId && (
          <Button type="link" onClick={() => go('chooseMaterial', { source: 'contract' })}>
            {t('显示所有合同的材料')}
          </Button>
        )
      }
      empty={{ text: '没有可送货的合同材料：合同需已通过、未到期且有剩余数量。' }}
    />
  )
}

function Next({ selection: { rows } }: { selection: Selection<DeliverableMaterial> }) {
  const { t } = useTranslation()
  const items = rows.map((line) => line.id).join(',')
  return (
    <>
      <LineCount count={rows.length} />
      {rows[0] && <span className={textStyles.secondary}>{t('合同 {{code}}', { code: rows[0].contractCode })}</span>}
      <Button
        type="primary"
        disabled={rows.length === 0}
        onClick={() => go('createDeliver', { contractId: rows[0]?.contractId, items })}
      >
        {t('下一步：填写送货单')}
      </Button>
    </>
  )
}

/** What remains of a line of a contract, and how much of it open orders wait for. */
function Left({ line }: { line: DeliverableMaterial }) {
  const { t } = useTranslation()
  return (
    <>
      {!hasLeft(line.remainQuantity) && <Tag>{t('已送完')}</Tag>}
      {decimal(line.remainQuantity) === null ? (
        t('不限量')
      ) : (
        <FieldValue field={materialFields.remainQuantity} value={line.remainQuantity} />
      )}
      {decimal(line.openOrderQuantity)?.gt(0) && (
        <div className={textStyles.secondary}>
          {t('订单待送 {{quantity}}', { quantity: formatQuantity(line.openOrderQuantity) })}
        </div>
      )}
    </>
  )
}
