import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice, formatQuantity } from '#domain/money'
import { ActionButtons } from '#shared/action/ActionButtons'
import { fieldText } from '#shared/fields/fieldText'
import { useUnitWord } from '#shared/fields/useDict'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { FileLink } from '#shared/media/FileLink'
import { Photos } from '#shared/media/Photos'
import { canOperate } from '#shared/navigation'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'
import { disputeActions } from './actions'
import { claimDraft } from './claimDraft'
import type { DisputedLine } from './DisputeEditor'
import { disputeFields } from './fields'
import styles from './LineDisputeSection.module.css'
import { answerLabel, canChangeDispute, type Dispute, differenceOf, isOpenDispute, isPriceClaimed } from './model'

const LeftDraft = lazyWithRetry(() =>
  import('#shared/record/ClosedForm').then((module) => ({ default: module.LeftDraft })),
)
const DisputeEditor = lazyWithRetry(() =>
  import('./DisputeEditor').then((module) => ({ default: module.DisputeEditor })),
)

/** A line of a settlement as a claim is about it. */
export function disputedLineOf(
  { id: billId, settlementCode }: { id: string; settlementCode: string },
  line: Omit<DisputedLine, 'billId' | 'settlementCode' | 'lineId'> & { id: string },
): DisputedLine {
  const { id: lineId, seq, unit, quantity, settleQuantity, settlePriceTax, taxRate, amountTax } = line
  return { billId, settlementCode, lineId, seq, unit, quantity, settleQuantity, settlePriceTax, taxRate, amountTax }
}

type Props = {
  line: DisputedLine
  dispute: Dispute | undefined
  /** Whether the settlement is being reconciled. */
  canEdit: boolean
}

/** The drawer that edits a claim, loaded when it is opened. */
export function LineClaim(props: { line: DisputedLine; dispute?: Dispute; onClose: () => void }) {
  return (
    <Suspense>
      <DisputeEditor dispute={undefined} {...props} />
    </Suspense>
  )
}

/** The supplier's claim about a line, and the drawer that edits it. */
export function LineDisputeSection({ line, dispute, canEdit: isOpenSettlement }: Props) {
  const { t } = useTranslation()
  const canEdit = isOpenSettlement && canOperate('settlementList') && (!dispute || canChangeDispute(dispute))
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title={t('异议')}
      extra={
        canEdit && (
          <span className={styles.actions}>
            <Button type={dispute ? 'default' : 'primary'} onClick={() => setOpen(true)}>
              {dispute ? t('修改异议') : t('提出异议')}
            </Button>
            {dispute && <ActionButtons actions={disputeActions} record={dispute} />}
          </span>
        )
      }
    >
      {dispute ? (
        <Claim dispute={dispute} />
      ) : (
        <p className={textStyles.secondary}>{canEdit ? t('对过磅或金额有不同意见时提出。') : t('没有提出异议。')}</p>
      )}
      {isOpen && <LineClaim line={line} dispute={dispute} onClose={() => setOpen(false)} />}
      {!canEdit && !isOpen && (
        <Suspense fallback={null}>
          <LeftDraft {...claimDraft(line)} />
        </Suspense>
      )}
    </Section>
  )
}

function Claim({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const { quantity, amount } = differenceOf(dispute)
  const pictures = dispute.evidence.filter(({ name }) => !/\.pdf$/i.test(name))
  const files = dispute.evidence.filter(({ name }) => /\.pdf$/i.test(name))
  return (
    <div className={styles.claim}>
      <strong className={textStyles.number}>
        {t('主张 {{claim}} {{unit}}，差 {{quantity}} {{unit}}，{{amount}} 元', {
          claim: formatQuantity(dispute.claimQuantity),
          quantity: formatQuantity(quantity),
          amount: formatMoney(amount),
          unit: unitWord(dispute.unit),
        })}
        {isPriceClaimed(dispute) &&
          t('；主张单价 {{claim}}，结算单价 {{settled}}', {
            claim: formatPrice(dispute.claimPrice),
            settled: formatPrice(dispute.settlePriceTax),
          })}
      </strong>
      <p>{dispute.reason}</p>
      {pictures.length > 0 && <Photos urls={pictures.map(({ url }) => url)} />}
      {files.map(({ name, url }) => (
        <FileLink key={url} url={url} name={name} />
      ))}
      <span className={textStyles.secondary}>
        {dispute.userName} {fieldText(disputeFields.time, dispute.time)}
      </span>
      <Answer dispute={dispute} />
    </div>
  )
}

/** What the buyer answered, beside the claim. */
function Answer({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation()
  if (isOpenDispute(dispute)) return <span className={textStyles.secondary}>{t('项目部尚未答复')}</span>
  return (
    <section aria-label={t('项目部答复')}>
      <strong>{t('项目部{{answer}}', { answer: t(answerLabel(dispute)) })}</strong>
      <p>{dispute.answerText}</p>
      <span className={textStyles.secondary}>
        {dispute.answerUserName} {fieldText(disputeFields.time, dispute.answerTime)}
      </span>
    </section>
  )
}
