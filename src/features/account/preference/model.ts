import * as v from 'valibot'
import { textLeaf } from '#domain/wire'

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
