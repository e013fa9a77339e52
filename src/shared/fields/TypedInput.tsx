import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Which end of a range an input holds; a single date is a start. */
export type RangeEnd = 'start' | 'end'

/** How a date picker takes what is typed in its inputs. */
export type Typing = {
  /** Takes the texts of all inputs, when one of them is left or confirmed by Enter. */
  take: (texts: string[]) => void
  /** Why the text of an input cannot be used, translated; '' when it can. */
  faultOf: (text: string, end: RangeEnd) => string
  /** Text that was typed and could not be read: the picker itself has no value for it. */
  unread: (end: RangeEnd) => string
  /** After Enter in the last input. */
  onDone: () => void
  /** Walking the days of the calendar by keys: whether a key was used for it, and the text of the day reached. */
  keys: {
    handle: (key: string, end: RangeEnd) => boolean
    walked: (end: RangeEnd) => string | null
    stop: () => void
  }
  /** What the field is called, translated: its label names the first of two inputs only. */
  name: string
  /** Id of the text that says how a date is written. */
  hintId: string
}

/** Connects the inputs of a picker with what it does with their text. */
export const TypingContext = createContext<Typing | null>(null)

type Props = ComponentPropsWithRef<'input'> & { 'date-range'?: RangeEnd }

/**
 * The text input of a date picker. The picker sees a date once it is complete: while typing, 2026-3-1 would count as
 * the beginning of 2026-3-15, and a picker drops what it cannot read. Text that is no date stays, marked, and keeps its
 * form from being sent.
 */
export function TypedInput({ value, onChange: _, onKeyDown, onBlur, ref, ...rest }: Props) {
  const typing = useContext(TypingContext)
  if (!typing) throw new Error('a typed date needs its picker')
  const end = rest['date-range'] ?? 'start'
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (typing.unread(end) || String(value ?? ''))
  const fault = typing.faultOf(text, end)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(fault), [fault])
  // Tab goes on to the next field: emptying the text clears it as well.
  useEffect(() => pickerOf(input.current)?.querySelector('.ant-picker-clear')?.setAttribute('tabindex', '-1'))

  const take = () => {
    if ((typed === null && typing.keys.walked(end) === null) || !input.current) return
    setTyped(null)
    typing.take(inputsOf(input.current).map((each) => each.value))
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!event.nativeEvent.isComposing && typing.keys.handle(event.key, end)) {
      setTyped(null)
      // Escape closes the calendar, not the dialog around it.
      event.stopPropagation()
      return event.preventDefault()
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return onKeyDown?.(event)
    // A day that was reached by keys counts with Enter alone.
    if (event.key === 'Tab') typing.keys.stop()
    take()
    if (event.key === 'Tab') return
    const next = inputsOf(event.currentTarget)[1]
    const isLast = !next || next === event.currentTarget
    // Enter in the first of two goes on to the second one instead of sending the form.
    if (!isLast || fault !== '') event.preventDefault()
    if (fault !== '') {
      // A search form shows no errors of its fields.
      event.currentTarget.reportValidity()
      return
    }
    if (isLast) typing.onDone()
    else next.focus()
  }
  return (
    <input
      {...rest}
      ref={(node) => {
        input.current = node
        if (typeof ref === 'function') ref(node)
        else if (ref) ref.current = node
      }}
      aria-label={end === 'end' ? [typing.name, rest.placeholder].join(' ') : rest['aria-label']}
      aria-invalid={(fault !== '' && typed === null) || undefined}
      title={typed === null ? fault || undefined : undefined}
      aria-describedby={[rest['aria-describedby'], typing.hintId].filter(Boolean).join(' ')}
      value={typing.keys.walked(end) ?? text}
      onChange={(event) => {
        typing.keys.stop()
        setTyped(event.target.value)
      }}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (typed !== null) take()
        typing.keys.stop()
        onBlur?.(event)
      }}
    />
  )
}

/** The inputs of the picker around an input, first to last. */
function inputsOf(input: HTMLInputElement): HTMLInputElement[] {
  return [...(pickerOf(input)?.querySelectorAll('input') ?? [])]
}

function pickerOf(input: HTMLInputElement | null) {
  return input?.closest('.ant-picker')
}
