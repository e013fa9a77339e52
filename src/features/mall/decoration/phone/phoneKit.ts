import { phoneRules } from '#features/mall/decoration/model/phoneKinds'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { PhoneScreen } from './PhoneScreen'
import { phoneFaceOf } from './phoneFaces'

/** The pages on phones. */
export const phoneKit: PageKit = {
  ...phoneRules,
  client: 'H5',
  editor: 'main',
  list: 'wapList',
  faceOf: phoneFaceOf,
  Screen: PhoneScreen,
  widths: [
    { value: 375, label: '375' },
    { value: 320, label: '320' },
    { value: 414, label: '414' },
  ],
}
