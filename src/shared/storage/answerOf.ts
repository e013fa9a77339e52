import { noteRefusal } from './refusal'

/** How long a database may take to answer, ms. */
const LIMIT_MS = 2_000

/** Databases that did not answer in time, and have not since. */
const silent = new Set<string>()

/**
 * What IndexedDB answers. A database that stays silent, as with a damaged profile, is waited for once; later calls fail
 * at once until it answers.
 *
 * @throws when the browser refuses, or does not answer in time; what was asked may be done later
 */
export async function answerOf<T>(database: string, ask: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    if (silent.has(database)) throw new Error(`${database} does not answer`)
    const answer = ask()
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        silent.add(database)
        reject(new Error(`${database} does not answer`))
        const listen = () => silent.delete(database)
        answer.then(() => listen() && noteRefusal(database, false), listen)
      }, LIMIT_MS)
    })
    return await Promise.race([answer, limit])
  } catch (error) {
    noteRefusal(database, true)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
