import { type Errors, plain, type Text } from '#domain/text'

/** What a rule says, in Chinese; null when it finds nothing. */
export function said(error: Text | null): string | null {
  return error && plain(error)
}

/** What the rules of a model say, by path. */
export function saidAll(errors: Errors): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, plain(error)]))
}
