import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { contractStatus } from '#domain/document/procurementStatus'
import { type Contract, isExpired } from './model'

/** Marks a contract that passed and then expired: no more deliveries. */
export function ExpiredTag({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const isShown = contractStatus.is(contract.status, 'approved') && isExpired(contract)
  return isShown && <Tag color="warning">{t('已到期')}</Tag>
}
