import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ChooseContractMaterial } from './ChooseContractMaterial'
import styles from './ChooseMaterialPage.module.css'
import { ChooseOrderLine } from './ChooseOrderLine'

/** 选择材料: the source of a new note, lines of open purchase orders, newest first, or of passed contracts. */
export default function ChooseMaterialPage() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const source = asked.get('source') === 'contract' || asked.has('contractId') ? 'contract' : 'order'
  return (
    <div className={styles.page}>
      <Segmented
        className={styles.source}
        aria-label={t('材料来源')}
        value={source}
        onChange={(next) => navigate({ search: next === 'contract' ? '?source=contract' : '' })}
        options={[
          { value: 'order', label: t('采购订单') },
          { value: 'contract', label: t('合同材料') },
        ]}
      />
      {source === 'contract' ? <ChooseContractMaterial /> : <ChooseOrderLine />}
    </div>
  )
}
