import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { PhoneFields } from './PhoneFields'
import { phoneView } from './phoneViews'

/** The pages on phones. */
export const phoneKit: PageKit = {
  ...phoneRules,
  client: 'H5',
  editor: 'main',
  list: 'wapList',
  view: phoneView,
  Fields: PhoneFields,
}
