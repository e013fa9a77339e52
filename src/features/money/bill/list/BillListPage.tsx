import { useTranslation } from 'react-i18next'
import { BillList } from './BillList'

/** 店铺结算: all bills of the shop. */
export default function BillListPage() {
  const { t } = useTranslation()
  return (
    <BillList
      caption={t('店铺结算')}
      statusField="billStatus"
      empty="还没有结算单。订单完成并过了售后期后，由平台按半月生成；也可以在订单结算中自行生成。"
    />
  )
}
