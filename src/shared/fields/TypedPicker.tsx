import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { TypedInput, type Typing, TypingContext } from './TypedInput'

/** Stable: pickers would mount their inputs again with each new object. */
const COMPONENTS = { input: TypedInput }

/** What a date picker with typed inputs shares with what is around it. */
export function usePicker() {
  const [isOpen, setOpen] = useState(false)
  const isTyped = useRef(false)
  const [, render] = useState({})
  return {
    isTyped,
    close: () => setOpen(false),
    /** Props of antd's picker. */
    props: { components: COMPONENTS, open: isOpen, onOpenChange: setOpen },
    /**
     * Whether a change was picked or cleared (null). When it closes after something was typed, a picker reports what it knew
     * before; it then shows the value again.
     */
    isPicked: (picked: unknown) => {
      if (picked === null || !isTyped.current) return true
      render({})
      return false
    },
  }
}

type Props = Omit<Typing, 'onDone'> & { picker: ReturnType<typeof usePicker>; children: ReactNode }

/** Frames a date picker and takes what is typed in its inputs. */
export function TypedPicker({ picker, take, children, ...typing }: Props) {
  // A popup is a child of its picker for React, wherever it is in the document.
  const handlePointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest('.ant-picker-dropdown')) picker.isTyped.current = false
  }
  return (
    <TypingContext
      value={{
        ...typing,
        take: (texts) => {
          picker.isTyped.current = true
          take(texts)
        },
        onDone: picker.close,
      }}
    >
      <div style={{ display: 'contents' }} onPointerDownCapture={handlePointerDown}>
        {children}
      </div>
    </TypingContext>
  )
}
