import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#domain/money'
import { type Text, translateMessage } from '#domain/text'
import { stockError, stockNumber } from '#features/mall/goods/model'
import { useConfirmLoss } from '#features/mall/goods/uses/useConfirmLoss'
import { FigureInput } from '#shared/fields/FigureInput'
import { canOperate } from '#shared/navigation'
import { notify } from '#shared/notify'
import type { ResourceMutation } from '#shared/resource'
import styles from './FigureCell.module.css'

type Props<Arg> = {
  /** Accessible name of the input; includes its row. */
  label: string
  value: string | null
  isLow?: boolean
  mutation: ResourceMutation<Arg, void>
  argOf: (figure: number) => Arg
  done: Text
  /** What a new figure takes from others, to be asked about before it is saved; nothing by default. */
  lossOf?: (figure: string) => Text | null
}

/**
 * An integer of one row, saved on Enter or blur if it changed. An invalid one stays in the input with its error below
 * and is not saved; other rows are not affected.
 */
export function FigureCell<Arg>({ label, value, isLow = false, mutation, argOf, done, lossOf }: Props<Arg>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const isDropped = useRef(false)
  const isAsking = useRef(false)
  const confirmLoss = useConfirmLoss()
  const save = useMutation({
    ...mutation(),
    onSuccess: () => {
      notify(translateMessage(t, done))
      setTyped(null)
    },
  })
  const className = isLow ? `${styles.figure} ${styles.low}` : styles.figure
  if (!canOperate('alert-goods-quantity')) return <span className={className}>{formatQuantity(value)}</span>
  const error = typed === null ? null : stockError(typed)
  const finish = () => {
    if (isDropped.current || typed === null || typed === value) setTyped(null)
    else if (!error && !save.isPending && !isAsking.current) void ask(typed)
    isDropped.current = false
  }
  const ask = async (figure: string) => {
    isAsking.current = true
    const goesOn = await confirmLoss(lossOf?.(figure) ?? null)
    isAsking.current = false
    if (goesOn) save.mutate(argOf(stockNumber(figure)))
    else setTyped(null)
  }
  return (
    <span className={styles.cell}>
      <FigureInput
        size="small"
        className={className}
        aria-label={label}
        aria-invalid={error !== null}
        isWhole
        status={error ? 'error' : isLow ? 'warning' : undefined}
        disabled={save.isPending}
        value={typed ?? value ?? ''}
        onChange={(next) => setTyped(next.trim())}
        onBlur={finish}
        onPressEnter={(event) => {
          // Its key press would answer the question that leaving the input may ask.
          event.preventDefault()
          event.currentTarget.blur()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          isDropped.current = true
          event.currentTarget.blur()
        }}
      />
      {error && (
        <span role="alert" className={styles.error}>
          {translateMessage(t, error)}
        </span>
      )}
    </span>
  )
}
