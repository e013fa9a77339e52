import requests from './requests.json'

const known: Readonly<Record<string, object>> = requests

/** A body that a screen really sent, by the name of its call; none where none was seen. */
export function requestOf(id: string): object | undefined {
  return known[id]
}

/** The calls of which a body is known. */
export const REQUESTED: readonly string[] = Object.keys(known)
