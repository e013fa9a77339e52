import { PagePreview } from '#features/mall/decoration/PagePreview'
import { phoneKit } from './phoneKit'

/** A page on phones beside its list. */
export default function PhonePreview({ id }: { id: string }) {
  return <PagePreview kit={phoneKit} id={id} />
}
