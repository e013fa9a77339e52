import { StartError } from './startError'

/** More contracts in one month would share their numbers. */
const MOST = 40

/**
 * How many times its usual documents the demo's year has, from the variable `SCALE`.
 *
 * @throws StartError when it is no such number
 */
export function worldScale(text = process.env.SCALE ?? ''): number {
  const scale = text === '' ? 1 : Number(text)
  if (!Number.isInteger(scale) || scale < 1 || scale > MOST) {
    throw new StartError(`SCALE: ${text} is not a whole number from 1 to ${MOST}`)
  }
  return scale
}
