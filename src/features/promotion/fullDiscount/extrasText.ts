import { type Translate, translateMessage } from '#domain/text'
import { NOTHING } from '#domain/wire'
import { type Extras, extraTexts } from '#features/mall/activity/model/extra'

/** What comes with an order besides the discount, named where the server names it. */
export function extrasText(t: Translate, given: Extras): string {
  return (
    extraTexts(given)
      .map((text) => translateMessage(t, text))
      .join('、') || NOTHING
  )
}
