import { signInEndpoints } from '#features/account/signIn/endpoints'
import { SCORES } from '#tests/features/mall/comment/figures'
import { money, type Places } from '#tests/figures/book'

/** What the settings of a shop say of it. */
export const places: Places = {
  'score of the shop': {
    'shop settings': async (book) => {
      const shop = await book.ask<Record<(typeof SCORES)[number], string>>(signInEndpoints.shop.path)
      return new Map(SCORES.map((name) => [name, money(shop[name])]))
    },
  },
}
