import { preferenceEndpoints } from '#features/account/preference/endpoints'
import { preferenceRequests } from '#features/account/preference/requests'
import { defineArea } from '#mocks/kernel/area'
import { isGranted } from '#mocks/kernel/auth/permission'
import { Refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { readRoute } from '#mocks/kernel/http/route'
import { preferenceTables } from './rows'

const { preferences, listSettings } = preferenceTables

/** The settings of each user, the same on every machine. */
export const area = defineArea({
  tables: preferenceTables,
  routes: [
    readRoute(preferenceEndpoints.own, null, ({ account }) => preferences.get(account.id) ?? {}),
    readRoute(preferenceEndpoints.save, null, (call) => {
      preferences.put({ id: call.account.id, ...bodyBy(call, preferenceRequests.save) })
      return null
    }),
    readRoute(preferenceEndpoints.lists, null, ({ account }) => {
      const own = settingsOf(account.id)
      const defaults = settingsOf(shopOf(account)).filter(({ name }) => !own.some((setting) => setting.name === name))
      return [...own, ...defaults].map(({ name, value, chosenAt, isShared }) => ({ name, value, chosenAt, isShared }))
    }),
    readRoute(preferenceEndpoints.saveList, null, (call) => {
      const { account } = call
      const setting = bodyBy(call, preferenceRequests.saveList)
      if (setting.isShared && !isGranted(account, 'role', 'operate')) throw new Refusal('权限不足')
      const accountId = setting.isShared ? shopOf(account) : account.id
      const id = `${accountId} ${setting.name}`
      const isOlder = Number(setting.chosenAt) < Number(listSettings.get(id)?.chosenAt ?? 0)
      if (!isOlder) listSettings.put({ id, accountId, ...setting })
      return null
    }),
  ],
})

/** The settings of an account, or of a shop. */
function settingsOf(accountId: string) {
  return listSettings.filter((setting) => setting.accountId === accountId)
}

function shopOf({ supplierId }: { supplierId: string }): string {
  return `shop ${supplierId}`
}
