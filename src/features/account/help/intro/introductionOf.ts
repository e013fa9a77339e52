import { ofMall } from './ofMall'
import { ofSupply } from './ofSupply'

/** Three sentences about a screen, by its name in the menu; null for one that needs none. */
export function introductionOf(subject: string): readonly string[] | null {
  return ofSupply[subject] ?? ofMall[subject] ?? null
}
