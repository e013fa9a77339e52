import { PageOpening } from '#features/mall/decoration/editor/PageOpening'
import { phoneKit } from '#features/mall/decoration/phone/phoneKit'

/** 装修移动页面: a page on phones. */
export default function PhonePageEditPage() {
  return <PageOpening kit={phoneKit} />
}
