import { useTranslation } from 'react-i18next'
import { BillList } from './BillList'

const OPEN = { billStatus: 'OUT', createdBy: 'PLATFORM' }

/** 财务对账: the platform's bills that wait for the shop's check. */
export default function StatementListPage() {
  const { t } = useTranslation()
  return <BillList caption={t('财务对账')} params={OPEN} empty="没有待核对的结算单。" />
}
