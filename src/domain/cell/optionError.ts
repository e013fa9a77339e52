import { type Text, text } from '#domain/text'
import { wireText } from '#domain/wire'

/** The error of a chosen value: one of the options, of which none are known while they load. */
export function optionError(
  value: unknown,
  options: readonly string[],
  { label, required = false }: { label: string; required?: boolean },
): Text | null {
  const chosen = wireText(value)
  if (chosen === '') return required ? text('请选择{{label}}', { label: text(label) }) : null
  return options.length === 0 || options.includes(chosen)
    ? null
    : text('{{label}}不在可选范围内', { label: text(label) })
}
