import * as v from 'valibot'
import { preferenceSchema } from '#features/account/preference/model'
import { defineArea } from '#mocks/kernel/area'
import { readRoute } from '#mocks/kernel/http/route'
import { preferenceTables } from './rows'

/** The settings of each user, the same on every machine. */
export const area = defineArea({
  tables: preferenceTables,
  routes: [
    readRoute(['GET', 'POST'], '/api/store/member/user/preference', null, ({ method, account, fields }) => {
      const { preferences } = preferenceTables
      const own = preferences.get(account.id)
      if (method === 'GET') return own ?? {}
      const preference = v.parse(preferenceSchema, fields)
      if (own) preferences.update(account.id, preference)
      else preferences.insert({ id: account.id, ...preference })
      return null
    }),
  ],
})
