import { Input, type InputProps } from 'antd'
import { toHalfWidth } from '#domain/cell/words'
import { plainFigure } from '#domain/money'

type Props = Omit<InputProps, 'value' | 'onChange' | 'inputMode'> & {
  value?: string
  /** Gets the text in half-width signs, while typing, and on blur the figure as it was understood. */
  onChange?: (typed: string) => void
  /** Whole numbers only; decimals by default. */
  isWhole?: boolean
}

/**
 * The input of a quantity, price or amount: full-width digits, dots, commas and spaces are read as half-width, typed or
 * pasted. Other text stays as typed, for the field's rule to refuse.
 */
export function FigureInput({ value, onChange, onBlur, isWhole = false, ...rest }: Props) {
  return (
    <Input
      inputMode={isWhole ? 'numeric' : 'decimal'}
      {...rest}
      value={value}
      onChange={({ target, nativeEvent }) => {
        // Changing the text during a composition would break the input method; leaving the input reads it then.
        if ('isComposing' in nativeEvent && nativeEvent.isComposing) return onChange?.(target.value)
        const typed = toHalfWidth(target.value)
        if (typed !== target.value && typed.length === target.value.length) {
          // Set here, because a value that React sets moves the caret to the end.
          const caret = target.selectionStart
          target.value = typed
          target.setSelectionRange(caret, caret)
        }
        onChange?.(typed)
      }}
      onBlur={(event) => {
        const figure = plainFigure(event.target.value)
        if (figure !== (value ?? '')) onChange?.(figure)
        onBlur?.(event)
      }}
    />
  )
}
