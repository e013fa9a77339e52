import { Alert, type FormInstance } from 'antd'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { chineseAmount } from '#domain/chineseAmount'
import { decimal, formatMoney } from '#domain/money'
import { type ContractValues, rowTotals, sentRows } from '#features/procurement/contract/form/contractForm'
import type { ContractDetail } from '#features/procurement/contract/model'
import { materialInput, materialTotals } from '#features/procurement/material/model'
import { useFormRows } from '#shared/editor/useFormRows'
import { totalQuantityLine } from '#shared/fields/quantityLine'
import { useUnitWord } from '#shared/fields/useDict'
import textStyles from '#shared/ui/text.module.css'

/** The totals of a contract being edited: lines, quantity per unit, amounts and the amount in Chinese capitals. */
export function ContractTotals({ form }: { form: FormInstance<ContractValues> }) {
  const { t } = useTranslation()
  const rows = useDeferredValue(useFormRows(form, 'materials'))
  const totals = rowTotals(rows)
  const unitWord = useUnitWord()
  return (
    <>
      <span>{t('{{count}} 行', { count: totals.count })}</span>
      {totals.count > 0 && <strong className={textStyles.number}>{totalQuantityLine(sentRows(rows), unitWord)}</strong>}
      <span>
        {t('含税')} <strong className={textStyles.number}>¥{formatMoney(totals.totalAmountTax)}</strong>
      </span>
      <span className={textStyles.secondary}>
        {t('不含税')} <span className={textStyles.number}>¥{formatMoney(totals.totalAmountNoTax)}</span> · {t('税额')}{' '}
        <span className={textStyles.number}>¥{formatMoney(totals.taxAmount)}</span>
      </span>
      {totals.count > 0 && <span className={textStyles.secondary}>{chineseAmount(totals.totalAmountTax)}</span>}
    </>
  )
}

/** Warns where the server's totals differ from those of the lines; the server's are valid. */
export function ServerTotals({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation()
  const own = useMemo(() => materialTotals(contract.materials.map(materialInput)), [contract])
  const names = ['totalAmountTax', 'totalAmountNoTax', 'taxAmount'] as const
  const isSame = names.every((name) => {
    const [server, client] = [decimal(contract[name]), decimal(own[name])]
    return server === null || client === null || server.eq(client)
  })
  useEffect(() => {
    if (!isSame) console.warn('Contract totals differ from the server', contract.id, own)
  }, [isSame, contract.id, own])
  if (isSame) return null
  const amounts = ({ totalAmountTax, totalAmountNoTax, taxAmount }: Record<(typeof names)[number], unknown>) =>
    [totalAmountTax, totalAmountNoTax, taxAmount].map((amount) => formatMoney(decimal(amount))).join('、')
  return (
    <Alert
      type="warning"
      showIcon
      title={t('服务器核定的金额与按明细计算的不一致，以服务器为准')}
      description={t('含税、不含税、税额：服务器 {{server}}，本页 {{own}}', {
        server: amounts(contract),
        own: amounts(own),
      })}
    />
  )
}
