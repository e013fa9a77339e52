import type { Plugin } from 'vite'

/** What axios brings along and this product never uses: requests go by XMLHttpRequest, statuses are numbers. */
const UNUSED: readonly [file: RegExp, exports: RegExp, instead: string][] = [
  [/\/axios\/lib\/adapters\/fetch\.js$/, /export const getFetch\b/, 'export const getFetch = () => false'],
  [/\/axios\/lib\/helpers\/HttpStatusCode\.js$/, /export default HttpStatusCode\b/, 'export default {}'],
]

/** Leaves unused parts of axios out of the first files that load. */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    transform(code, id) {
      const [, exported, instead] = UNUSED.find(([file]) => file.test(id.split('?')[0] ?? '')) ?? []
      if (!exported || instead === undefined) return null
      if (!exported.test(code)) this.error(`axios has changed: no ${exported}`)
      return { code: instead, map: null }
    },
  }
}
