import * as v from 'valibot'
import * as wire from '#domain/wire'

/** A user's display settings, stored by servers that support it. */
export const preferenceSchema = v.object({
  /** light, dark or system. */
  theme: wire.text(),
  /** standard or compact. */
  density: wire.text(),
  /** 1 Chinese, 2 English. */
  lang: wire.text(),
  /** When the user chose it, ms since 1970; '' = never. */
  chosenAt: wire.text(),
})
/** A user's display settings, as read and as saved. */
export type Preference = v.InferOutput<typeof preferenceSchema>

/** A user's setting of a list: its columns, its views, or the row height of all lists. */
export const listSettingSchema = v.object({
  /** The list and what is set, e.g. `deliverList.deliverSn.columns`. */
  name: wire.text(),
  /** JSON. */
  value: wire.text(),
  /** When the user chose it, ms since 1970. The latest wins. */
  chosenAt: wire.text(),
  /** It is the shop's default for accounts without an own one; only who manages roles may save it [proposed]. */
  isShared: wire.flag(),
})
/** A user's setting of a list, as read and as saved. */
export type ListSetting = v.InferOutput<typeof listSettingSchema>
