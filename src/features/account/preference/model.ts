import * as v from 'valibot'
import { flagLeaf, textLeaf } from '#domain/wire'

/** A user's display settings, stored by servers that support it. */
export const preferenceSchema = v.object({
  /** light, dark or system. */
  theme: textLeaf(),
  /** standard or compact. */
  density: textLeaf(),
  /** 1 Chinese, 2 English. */
  lang: textLeaf(),
  /** When the user chose it, ms since 1970; '' = never. */
  chosenAt: textLeaf(),
})
/** A user's display settings, as read and as saved. */
export type Preference = v.InferOutput<typeof preferenceSchema>

/** A user's setting of a list: its columns, its views, or the row height of all lists. */
export const listSettingSchema = v.object({
  /** The list and what is set, e.g. `deliverList.deliverSn.columns`. */
  name: textLeaf(),
  /** JSON. */
  value: textLeaf(),
  /** When the user chose it, ms since 1970. The latest wins. */
  chosenAt: textLeaf(),
  /** It is the shop's default for accounts without an own one; only who manages roles may save it [proposed]. */
  isShared: flagLeaf(),
})
/** A user's setting of a list, as read and as saved. */
export type ListSetting = v.InferOutput<typeof listSettingSchema>
