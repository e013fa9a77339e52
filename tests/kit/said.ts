import { type Errors, plain, type Text } from '#domain/text'

/** The message of a rule, in Chinese; null without an error. */
export function said(error: Text | null): string | null {
  return error && plain(error)
}

/** The messages of a model's rules, by path. */
export function saidAll(errors: Errors): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, plain(error)]))
}
