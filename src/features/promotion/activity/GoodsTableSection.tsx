import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureCell } from '#shared/media/PictureCell'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'

type Columns<Row extends object> = ComponentProps<typeof RecordTable<Row>>['columns']

type Props<Row extends object> = {
  title: string
  goods: readonly Row[]
  empty: string
  /** Each is `width` px wide. */
  figures: readonly (readonly [label: string, text: (row: Row) => string])[]
  width?: number
  /** Columns before the product and after its figures. */
  first?: Columns<Row>
  last?: Columns<Row>
}

/** Rows at which a table gets pages. */
const PAGE = 50

/** The products of an activity in its record, with their figures. */
export function GoodsTableSection<Row extends { skuId: string; goodsName: string; thumbnail: string }>(
  props: Props<Row>,
) {
  const { title, goods, empty, figures, width = 120, first = [], last = [] } = props
  const { t } = useTranslation()
  return (
    <Section title={t(title)}>
      <RecordTable<Row>
        caption={t(title)}
        rowKey="skuId"
        dataSource={[...goods]}
        pagination={goods.length > PAGE && { pageSize: PAGE, showSizeChanger: false }}
        empty={t(empty)}
        columns={[
          ...first,
          {
            key: 'goodsName',
            title: t('商品名称'),
            width: 240,
            render: (_, { goodsName, thumbnail }) => <PictureCell name={goodsName} image={thumbnail} />,
          },
          ...figures.map(([label, text]) => ({
            key: label,
            title: t(label),
            width,
            align: 'right' as const,
            render: (_: unknown, row: Row) => text(row),
          })),
          ...last,
        ]}
      />
    </Section>
  )
}
