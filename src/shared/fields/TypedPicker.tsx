import type { Dayjs } from 'dayjs'
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#shared/dialog/announce'
import { type RangeEnd, TypedInput, type Typing, TypingContext } from './TypedInput'

/** A day that the arrow keys have reached in the open calendar; it counts once Enter takes it. */
type Walk = { end: RangeEnd; day: Dayjs }

/** Stable: pickers would mount their inputs again with each new object. */
const COMPONENTS = { input: TypedInput }

/** What a date picker with typed inputs shares with what is around it. */
export function useTypedPicker() {
  const [isOpen, setOpen] = useState(false)
  const isTyped = useRef(false)
  const [, render] = useState({})
  const [walk, setWalk] = useState<Walk | null>(null)
  return {
    isTyped,
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setWalk(null)
      setOpen(false)
    },
    setWalk,
    /** The day that is walked at an end, else its value. */
    at: (end: RangeEnd, value: Dayjs | null) => (walk?.end === end ? walk.day : value),
    isWalking: walk !== null,
    /** Props of antd's picker. */
    props: {
      components: COMPONENTS,
      open: isOpen,
      onOpenChange: (next: boolean) => {
        if (!next) setWalk(null)
        setOpen(next)
      },
    },
    /**
     * Whether a change was picked or cleared (null). When it closes after something was typed, a picker reports what it
     * knew before; it then shows the value again.
     */
    isPicked: (picked: unknown) => {
      if (picked === null || !isTyped.current) return true
      render({})
      return false
    },
  }
}

type Props = Omit<Typing, 'onDone' | 'keys' | 'hintId'> & {
  picker: ReturnType<typeof useTypedPicker>
  /** The moment of an end, from which the arrow keys start. */
  momentOf: (end: RangeEnd) => Dayjs
  /** How a moment is written: the example of the format. */
  format: string
  children: ReactNode
}

/** Frames a date picker and takes what is typed in its inputs. */
export function TypedPicker({ picker, take, momentOf, format, children, ...typing }: Props) {
  const { t, i18n } = useTranslation()
  const hintId = useId()
  const step = (end: RangeEnd, move: (day: Dayjs) => Dayjs) => {
    const day = move(picker.at(end, null) ?? momentOf(end))
    picker.setWalk({ end, day })
    announce(
      `${day.format('YYYY-MM-DD')} ${new Intl.DateTimeFormat(i18n.language, { weekday: 'long' }).format(day.toDate())}`,
    )
  }
  const handleCalendarKey = (key: string, end: RangeEnd): boolean => {
    const move = MOVES[key]
    if (key === 'ArrowDown' && !picker.isOpen) {
      picker.open()
      step(end, (day) => day)
      return true
    }
    if (!picker.isOpen || (!picker.isWalking && key !== 'ArrowDown')) return false
    if (move) step(end, move)
    if (key === 'Escape') picker.close()
    return move !== undefined || key === 'Escape'
  }
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
        hintId,
        keys: {
          handle: handleCalendarKey,
          walked: (end) => picker.at(end, null)?.format(format) ?? null,
          stop: () => picker.setWalk(null),
        },
      }}
    >
      <div style={{ display: 'contents' }} onPointerDownCapture={handlePointerDown}>
        {children}
        <span id={hintId} hidden>
          {t('格式 {{example}}，也可输入 {{short}}；按 ↓ 打开日历', {
            example: momentOf('start').format(format),
            short: momentOf('start').format('MM-DD'),
          })}
        </span>
      </div>
    </TypingContext>
  )
}

/** What a key does to the day, as in any calendar. */
const MOVES: Record<string, (day: Dayjs) => Dayjs> = {
  ArrowDown: (day) => day.add(7, 'day'),
  ArrowUp: (day) => day.subtract(7, 'day'),
  ArrowLeft: (day) => day.subtract(1, 'day'),
  ArrowRight: (day) => day.add(1, 'day'),
  PageDown: (day) => day.add(1, 'month'),
  PageUp: (day) => day.subtract(1, 'month'),
}
