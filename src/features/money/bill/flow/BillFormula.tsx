import { useTranslation } from 'react-i18next'
import { type DecimalInput, decimal, formatMoney, sum } from '#domain/money'
import styles from './BillFormula.module.css'
import { type BillFigure, billFigures, priceOf, SIGNS } from './model'

type Figures = Record<BillFigure | 'billPrice', DecimalInput>

/** How the price of a bill arises, or of several: payments and refunds, each figure with its sign, and their sums. */
export function BillFormula({ bill }: { bill: Figures }) {
  const { t } = useTranslation()
  const computed = priceOf(bill)
  return (
    <>
      <div className={styles.groups}>
        {(['PAY', 'REFUND'] as const).map((flowType) => {
          const figures = billFigures.filter((figure) => figure.flowType === flowType)
          return (
            <table key={flowType} className={styles.figures}>
              <caption>{t(flowType === 'PAY' ? '收入' : '退款')}</caption>
              <tbody>
                {figures.map(({ name, sign, label }) => (
                  <tr key={name}>
                    <th scope="row">{t(label)}</th>
                    <td>{SIGNS[sign]}</td>
                    <td>{formatMoney(bill[name])}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{t(flowType === 'PAY' ? '收入小计' : '退款小计')}</th>
                  <td>=</td>
                  <td>{formatMoney(sum(figures.map(({ name, sign }) => sum([bill[name]]).times(sign))))}</td>
                </tr>
              </tfoot>
            </table>
          )
        })}
      </div>
      <p className={styles.total}>
        {t('结算金额 = 收入小计 + 退款小计 = {{amount}} 元', { amount: formatMoney(computed) })}
        {decimal(bill.billPrice)?.eq(computed) === false && (
          <strong role="alert">
            {t('与结算单金额 {{amount}} 元不一致，请联系平台', { amount: formatMoney(bill.billPrice) })}
          </strong>
        )}
      </p>
    </>
  )
}
