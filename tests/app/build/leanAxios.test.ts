import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leanAxios } from '#app/build/leanAxios'

const folder = new URL('../../../node_modules/axios/lib/', import.meta.url)
type Transform = (this: { error: (text: string) => never }, code: string, id: string) => { code: string } | null
const transform = leanAxios().transform as unknown as Transform
const run = (id: string, code: string) =>
  transform.call(
    {
      error: (text) => {
        throw new Error(text)
      },
    },
    code,
    id,
  )

it.each(['adapters/fetch.js', 'helpers/HttpStatusCode.js'])('leaves out %s, and says when it has changed', (file) => {
  const { pathname } = new URL(file, folder)
  expect(run(pathname, readFileSync(pathname, 'utf8'))?.code.length).toBeLessThan(60)
  expect(() => run(pathname, 'export const other = 1')).toThrow('axios has changed')
})

it('keeps the rest', () => {
  expect(run('/node_modules/axios/lib/adapters/xhr.js', 'export default 1')).toBeNull()
})
