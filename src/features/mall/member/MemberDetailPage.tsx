import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { formatTime } from '#domain/time'
import { ShopPhone } from '#features/store/changeLog/public/ShopPhone'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { members } from './api'
import { memberFields } from './fields'
import { MemberClaims } from './MemberClaims'
import { MemberComments } from './MemberComments'
import { MemberCoupons } from './MemberCoupons'
import { MemberFootprints } from './MemberFootprints'
import { MemberOrders } from './MemberOrders'
import type { Member } from './model'

/** 会员详情: a buyer, with what was ordered, claimed, said, received and looked at in this shop. */
export default function MemberDetailPage() {
  return (
    <RecordPage resource={members.detail} title={({ memberName }) => memberName}>
      {(member) => <MemberBody member={member} />}
    </RecordPage>
  )
}

function MemberBody({ member }: { member: Member }) {
  const { t } = useTranslation()
  const { id, memberName, mobile, orderNum, paymentAmount, lastOrderTime } = member
  return (
    <>
      <RecordHead
        title={memberName}
        facts={
          <>
            <ShopPhone phone={mobile} of={{ kind: 'MEMBER', id }} label={memberFields.mobile.label} />
            <span>{t('下单 {{count}} 笔', { count: orderNum ?? 0 })}</span>
            <span>{t('付款 {{price}} 元', { price: formatMoney(paymentAmount) })}</span>
            {lastOrderTime && <span>{t('最近下单 {{time}}', { time: formatTime(lastOrderTime) })}</span>}
          </>
        }
      />
      <Section title={t('会员信息')}>
        <DescriptionList
          fields={memberFields}
          record={member}
          names={[
            'id',
            'createTime',
            'lastOrderTime',
            'orderNum',
            'paymentOrderNum',
            'paymentAmount',
            'refundAmount',
            'afterSaleNum',
            'commentNum',
          ]}
        />
      </Section>
      <MemberOrders memberId={id} />
      <MemberClaims memberId={id} />
      <MemberComments memberId={id} />
      <MemberCoupons memberId={id} />
      <MemberFootprints memberId={id} />
    </>
  )
}
