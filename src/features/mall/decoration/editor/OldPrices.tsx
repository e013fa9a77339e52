import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { oldPriceText, type PageData } from '#features/mall/decoration/model'
import type { PageBlock } from '#features/mall/decoration/model/page/pageText'
import { oldPricesIn, withPrices } from '#features/mall/decoration/model/page/prices'
import type { PageHistory } from '#features/mall/decoration/state/usePageHistory'

type Props = { page: PageData | null; blocks: readonly PageBlock[]; history: PageHistory }

/** The products of a page that are still shown with a price of before, and the way to show today's. */
export function OldPrices({ page, blocks, history }: Props) {
  const { t } = useTranslation()
  const old = oldPricesIn(blocks, page?.oldPrices)
  const fault = oldPriceText(old)
  if (!fault) return null
  const prices = new Map(old.map(({ skuId, price }) => [skuId, price ?? '']))
  return (
    <Alert
      type="warning"
      showIcon
      title={translateMessage(t, fault)}
      action={
        <Button
          size="small"
          disabled={history.isLocked}
          onClick={() => history.apply((values) => ({ blocks: withPrices(values.blocks, prices) }))}
        >
          {t('改为现在的价格')}
        </Button>
      }
    />
  )
}
