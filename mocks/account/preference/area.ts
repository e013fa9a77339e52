import * as v from 'valibot'
import { preferenceEndpoints } from '#features/account/preference/endpoints'
import { preferenceSchema } from '#features/account/preference/model'
import { defineArea } from '#mocks/kernel/area'
import { readRoute } from '#mocks/kernel/http/route'
import { preferenceTables } from './rows'

const { preferences } = preferenceTables

/** The settings of each user, the same on every machine. */
export const area = defineArea({
  tables: preferenceTables,
  routes: [
    readRoute(preferenceEndpoints.own, null, ({ account }) => preferences.get(account.id) ?? {}),
    readRoute(preferenceEndpoints.save, null, ({ account, fields }) => {
      const preference = v.parse(preferenceSchema, fields)
      preferences.put({ id: account.id, ...preference })
      return null
    }),
  ],
})
