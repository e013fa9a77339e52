import { noteRefusal } from './refusal'

/** How long a database may take to answer, ms. */
const LIMIT_MS = 2_000
/** The limit is counted in parts, because a page that is blocked or hidden meanwhile hears no answer either. */
const PARTS = 10

/** What is asked of a database. */
type Kind = 'read' | 'write'

/** Databases and what they did not answer in time, and have not since. */
const silent = new Set<string>()

/**
 * What IndexedDB answers. A database that stays silent, as with a damaged profile, is waited for once for each kind;
 * later calls fail at once until it answers. Only a write that failed says that the place keeps nothing: a slow read
 * does not.
 *
 * @throws when the browser refuses, or does not answer in time; what was asked may be done later
 */
export async function answerOf<T>(database: string, kind: Kind, ask: () => Promise<T>): Promise<T> {
  const name = `${database} ${kind}`
  try {
    if (silent.has(name)) throw new Error(`${database} does not answer`)
    const answer = ask()
    const tooLong = () => {
      silent.add(name)
      const listen = () => silent.delete(name)
      answer.then(() => listen() && noteRefusal(database, false), listen)
      return new Error(`${database} does not answer`)
    }
    return await withinLimit(answer, tooLong)
  } catch (error) {
    if (kind === 'write') noteRefusal(database, true)
    throw error
  }
}

async function withinLimit<T>(answer: Promise<T>, tooLong: () => Error): Promise<T> {
  let timer: ReturnType<typeof setInterval> | undefined
  let parts = 0
  const limit = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      parts += 1
      if (parts < PARTS) return
      clearInterval(timer)
      reject(tooLong())
    }, LIMIT_MS / PARTS)
  })
  return Promise.race([answer, limit]).finally(() => clearInterval(timer))
}
