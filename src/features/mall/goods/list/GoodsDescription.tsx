import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity } from '#domain/money'
import { translateMessage } from '#domain/text'
import { goodsFields, skuFields } from '#features/mall/goods/fields'
import { type GoodsDetail, isLow, reasonOf, type SavedProductDetail } from '#features/mall/goods/model'
import { productPrices, productPriceText, saidCost } from '#features/mall/sale/model'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { SafeImage } from '#shared/media/SafeImage'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { SafeHtml } from '#shared/ui/html/SafeHtml'
import textStyles from '#shared/ui/text.module.css'
import styles from './GoodsDescription.module.css'
import { useOfferNames } from './useOfferNames'

/** Not shown for a draft: it is neither on the shelf nor reviewed. */
const STATE = ['marketEnable', 'authFlag'] as const
const SKU_COLUMNS = ['simpleSpecs', 'sn', 'price', 'cost', 'weight', 'quantity', 'alertQuantity'] as const

// Narrower than in the list, so that a record shows them all at 1440 px.
const SKU_FIELDS = {
  ...skuFields,
  quantity: { ...skuFields.quantity, width: 90 },
  alertQuantity: { ...skuFields.alertQuantity, width: 90 },
}

type ShownSku = (GoodsDetail | SavedProductDetail)['skuList'][number]

/** All fields of a product, or those that a draft has so far. */
export function GoodsDescription({ record }: { record: GoodsDetail | SavedProductDetail }) {
  const { t } = useTranslation()
  const { goodsGalleryList, skuList, wholesaleList, goodsParamsDTOList, categoryName, goodsUnit, intro, mobileIntro } =
    record
  const items = goodsParamsDTOList.flatMap((group) => group.goodsParamsItemDTOList)
  const isDraft = 'saveType' in record
  const offered = useOfferNames(record)
  const reason = isDraft ? '' : reasonOf(record)
  return (
    <>
      <Section title={t('基本信息')}>
        <DescriptionList
          fields={goodsFields}
          record={record}
          names={[
            'id',
            ...(isDraft ? [] : STATE),
            { field: 'price', render: translateMessage(t, productPriceText(productPrices(record))) },
            'quantity',
            'goodsUnit',
            'salesModel',
            'goodsType',
            { field: 'brandId', render: offered.brand },
            { field: 'templateId', render: offered.template },
            'recommend',
            { field: 'categoryPath', isWide: true, render: categoryName.join(' / ') },
            { field: 'sellingPoint', isWide: true },
            ...(reason ? [{ field: 'reason' as const, isWide: true, render: reason }] : []),
          ]}
        />
        <div className={styles.pictures}>
          {goodsGalleryList.map((url, index) => (
            <SafeImage
              key={url}
              url={url}
              group={goodsGalleryList}
              alt={t('第 {{number}} 张图片', { number: index + 1 })}
              width={96}
              height={96}
            />
          ))}
        </div>
      </Section>
      {wholesaleList.length > 0 && (
        <Section title={t('销售规则')}>
          <ul>
            {wholesaleList.map(({ num, price }) => (
              <li key={num}>
                {t('购买 {{num}} {{unit}} 起，每{{unit}} {{price}} 元', {
                  num: formatQuantity(num),
                  unit: goodsUnit,
                  price: formatMoney(price),
                })}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('规格与库存')}>
        <RecordTable
          caption={t('规格与库存')}
          rowKey={(sku) => sku.id || sku.sn || sku.simpleSpecs}
          pagination={skuList.length > 50 && { pageSize: 50, showSizeChanger: false }}
          dataSource={skuList}
          columns={fieldColumns<ShownSku, (typeof SKU_COLUMNS)[number]>(SKU_FIELDS, SKU_COLUMNS, t, (name, sku) => {
            if (name === 'simpleSpecs') return sku.simpleSpecs || t('无规格')
            // The service writes the lowest tier as the cost of wholesale goods: the shop never entered it.
            if (name === 'cost') return formatMoney(record.salesModel === 'WHOLESALE' ? null : saidCost(sku.cost))
            if (name === 'price')
              return translateMessage(t, productPriceText(productPrices({ ...record, skuList: [sku] })))
            if (name !== 'quantity' || !isLow(sku)) return undefined
            return <span className={textStyles.negative}>{formatQuantity(sku.quantity)}</span>
          })}
        />
      </Section>
      {items.length > 0 && (
        <Section title={t('参数信息')}>
          <dl className={styles.params}>
            {items.map(({ paramId, paramName, paramValue }) => (
              <div key={paramId || paramName}>
                <dt>{paramName}</dt>
                <dd>{paramValue || '—'}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {intro && (
        <Section title={t('商品详情描述')}>
          <SafeHtml html={intro} />
        </Section>
      )}
      {mobileIntro && mobileIntro !== intro && (
        <Section title={t('移动端描述')}>
          <SafeHtml html={mobileIntro} />
        </Section>
      )}
    </>
  )
}
