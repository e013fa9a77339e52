/** Values of a text's placeholders. A nested text is translated; a plain string is a name and stays as it is. */
export type TextParams = Readonly<Record<string, string | number | Text>>

/**
 * An untranslated message: the Chinese text is its key, `{{name}}` are its placeholders. Rules return it, so that no
 * composed sentence has to be parsed for translation.
 */
export type Text = { text: string; params?: TextParams }

/** Translates a key with its parameters. */
export type Translate = (key: string, params?: Record<string, string | number>) => string

/** Creates an untranslated message. */
export function text(key: string, params?: TextParams): Text {
  return params ? { text: key, params } : { text: key }
}

/** Translates a text with `t`, its parameters first. A string is a key without parameters. */
export function translateMessage(t: Translate, value: Text | string): string {
  if (typeof value === 'string') return t(value)
  const params = Object.entries(value.params ?? {}).map(([name, param]) => [
    name,
    typeof param === 'object' ? translateMessage(t, param) : param,
  ])
  return t(value.text, Object.fromEntries(params))
}

/** The text in Chinese, as the servers write it. */
export function plain(value: Text): string {
  return translateMessage(
    (key, params) => key.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params?.[name] ?? '')),
    value,
  )
}

/** Errors of a form or a record by field path, e.g. 'carNo', 'items', 'items[2].heatNo'. */
export type Errors = Readonly<Record<string, Text>>

/** The checks that returned an error, by path. */
export function onlyErrors(checks: Readonly<Record<string, Text | null | undefined>>): Errors {
  return Object.fromEntries(Object.entries(checks).filter((entry): entry is [string, Text] => Boolean(entry[1])))
}

/** The first error as one sentence; an error of a row includes the row number. null when there is none. */
export function firstError(errors: Errors): Text | null {
  const [first] = Object.entries(errors)
  if (!first) return null
  const [path, error] = first
  const row = /\[(\d+)\]/.exec(path)?.[1]
  return row === undefined ? error : text('第{{row}}行{{text}}', { row: Number(row) + 1, text: error })
}
