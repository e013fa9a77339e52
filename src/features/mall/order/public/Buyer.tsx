import { PageLink } from '#shared/ui/PageLink'

/** The member behind a document: a link to the member's record where the account may open it and the id was sent. */
export function Buyer({ of: { memberId, memberName } }: { of: { memberId: string; memberName: string } }) {
  if (memberId === '') return memberName
  return (
    <PageLink name="member-detail" query={{ id: memberId }}>
      {memberName}
    </PageLink>
  )
}
