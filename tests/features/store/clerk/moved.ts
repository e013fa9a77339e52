import { db } from '#mocks/areas'
import { choose } from '#tests/kit/render'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'
import { input } from '#tests/kit/suites/visibleFields'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a clerk',
    from: 'store/clerk/ClerkEditor',
    account: 'yueheng',
    table: db.accounts,
    save: '保存',
    row: () => db.accounts.find(({ userName }) => userName === '沈晓岚'),
    path: ({ id }: Row) => `/store/clerks?edit=${id}`,
    label: '',
    typed: '财务结算',
    moved: {},
    left: '没有保存的内容',
    type: async (typed) => choose(input('角色'), typed),
  },
]

/** Editors that are not held to it, and why. */
export const unmovedEditors: Record<string, string> = {
  'store/clerk/NewClerkForm': 'new only',
}

/** Actions that are not held to it: absent where the gateway can set another password. */
export const unmovedActions = ['clerk resetPassword']
