import { useTranslation } from 'react-i18next'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { Section } from '#shared/record/Section'
import { PageLink } from '#shared/ui/PageLink'
import { VIEW_PARAM } from '#shared/ui/ViewButton'
import { goodsChanges } from './api'
import { Comparison } from './Comparison'
import { changeFields } from './fields'
import { type GoodsChange, pricesOf } from './model'

/** The drawer that shows a request, before and after side by side: open while the address has `view=ID`. */
export function ChangeDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<GoodsChange> param={VIEW_PARAM} resource={goodsChanges.byId} size={720} title={() => t('变更申请')}>
      {(change) => change && <ChangeRecord change={change} />}
    </RecordDrawer>
  )
}

function ChangeRecord({ change }: { change: GoodsChange }) {
  const { t } = useTranslation()
  const { goodsId, goodsName, auditMessage } = change
  const prices = pricesOf(change)
  return (
    <>
      <Section title={t('变更内容')}>
        {prices.length === 0 && <Comparison {...change} />}
        {prices.map((price) => (
          <Comparison
            key={price.skuId}
            changeType="PRICE"
            title={prices.length > 1 ? price.simpleSpecs : ''}
            {...price}
          />
        ))}
      </Section>
      <Section title={t('申请信息')}>
        <DescriptionList
          fields={changeFields}
          record={change}
          names={[
            {
              field: 'goodsName',
              isWide: true,
              render: (
                <PageLink name="goods" query={{ view: goodsId }}>
                  {goodsName}
                </PageLink>
              ),
            },
            'simpleSpecs',
            'changeType',
            'status',
            { field: 'reason', isWide: true },
            ...(auditMessage ? [{ field: 'auditMessage' as const, isWide: true }] : []),
            'createTime',
            'auditTime',
          ]}
        />
      </Section>
    </>
  )
}
