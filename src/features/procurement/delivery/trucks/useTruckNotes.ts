import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Errors } from '#domain/text'
import { deliveries } from '#features/procurement/delivery/api'
import {
  type DeliveryNoteRow,
  type DeliveryNoteValues,
  type DeliveryOrigin,
  toPayload,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import type { Fleet } from '#features/procurement/delivery/form/departure'
import { emptyTruck, type Truck, type TruckLoad } from '#features/procurement/delivery/form/truck'
import { ApiError } from '#shared/http/ApiError'
import { errorMessage } from '#shared/http/errorText'
import { hrefTo } from '#shared/navigation'
import { addActivity } from '#shared/today'
import { errorsOfTrucks, overloads, valuesOf } from './truckNotes'

type Options = {
  /** The note that is split, as it was when the split began. */
  values: DeliveryNoteValues
  origin: DeliveryOrigin
  initial: () => Truck[]
  unitWord: (unit: string) => string
  /** Called with the trucks without a note after each change. */
  onChange: (open: Truck[]) => void
  /** Called after each saved note, with the lines that it took. */
  onSaved: (taken: readonly DeliveryNoteRow[]) => void
}

/** The trucks of a split, and saving a note for each; a failed one is saved again with the next attempt. */
export function useTruckNotes({ values, origin, initial, unitWord, onChange, onSaved }: Options) {
  const add = useMutation({ ...deliveries.add(), meta: { ...deliveries.add().meta, takes: isTaken } })
  const { t } = useTranslation()
  const [trucks, setTrucks] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  const [isSaving, setSaving] = useState(false)
  // The loop outlives renders.
  const latest = useRef(trucks)
  const isBusy = useRef(false)
  const change = (next: Truck[]) => {
    latest.current = next
    setTrucks(next)
    onChange(next.filter(isOpen))
  }
  const patch = (key: string, part: Partial<Truck>) =>
    change(latest.current.map((truck) => (truck.key === key ? { ...truck, ...part } : truck)))

  const saveOne = async (truck: Truck) => {
    patch(truck.key, { step: 'sending', error: '' })
    try {
      const note = valuesOf(values, truck, origin)
      const { id, deliverSn } = await add.mutateAsync(toPayload(note, origin))
      patch(truck.key, { step: 'done', id, deliverSn })
      void addActivity(t('送货单 {{sn}} 已保存', { sn: deliverSn }), hrefTo('deliverDetail', { deliverSn }) ?? '')
      onSaved(note.items)
    } catch (failure) {
      patch(truck.key, { step: 'open', error: errorMessage(failure) })
    }
  }

  return {
    trucks,
    /** What is split too much shows at once, all else from the first attempt to save. */
    errors: withOverloads(errors, overloads(values.items, trucks, unitWord)),
    isSaving,
    /** Replaces all trucks by untyped ones. */
    restart: (next: Truck[]) => {
      change(next)
      onChange([])
      setErrors({})
    },
    /** Redistributes the lines. Unsaved trucks keep their driver and vehicle; saved trucks do not change. */
    distribute: (loads: readonly TruckLoad[]) => {
      const saved = latest.current.filter((truck) => !isOpen(truck))
      const open = latest.current.filter(isOpen)
      change([
        ...saved,
        ...loads.map((load, index) => ({ ...(open[index] ?? emptyTruck()), load, pieces: {}, error: '' })),
      ])
      setErrors({})
    },
    /** Changes a truck and clears the errors of the changed fields; a quantity concerns those of all trucks. */
    edit: (key: string, part: Partial<Truck>, names: readonly string[] = Object.keys(part)) => {
      patch(key, { ...part, error: '' })
      const changed = new Set(names.map((name) => `${key}.${name}`))
      const isCleared = (name: string) => changed.has(name) || (part.load !== undefined && name.endsWith('.quantity'))
      setErrors((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !isCleared(name))))
    },
    /** The notes that were made. */
    saved: () => latest.current.flatMap(({ id }) => (id ? [{ id }] : [])),
    /** Clears the errors of a field of every truck, which was filled in for all of them. */
    settle: (name: string) =>
      setErrors((all) => Object.fromEntries(Object.entries(all).filter(([path]) => !path.endsWith(`.${name}`)))),
    add: () => change([...latest.current, emptyTruck()]),
    remove: (key: string) => change(latest.current.filter((truck) => truck.key !== key)),
    /** Marks all errors of the trucks without a note; returns whether there are none. */
    check: (fleet: Fleet): boolean => {
      const found = errorsOfTrucks(values, latest.current.filter(isOpen), origin, fleet)
      setErrors(found)
      return Object.keys({ ...found, ...overloads(values.items, latest.current, unitWord) }).length === 0
    },
    /** Saves every truck without a note, one by one. Resolves to whether all have one. */
    save: async (): Promise<boolean> => {
      if (isBusy.current) return false
      isBusy.current = true
      setSaving(true)
      for (const { key } of latest.current) {
        const truck = latest.current.find((one) => one.key === key)
        if (truck && truck.step !== 'done') await saveOne(truck)
      }
      isBusy.current = false
      setSaving(false)
      return latest.current.every(({ step }) => step === 'done')
    },
  }
}

/** A line that is split too much has that error alone: the trucks cannot exceed the order otherwise. */
function withOverloads(errors: Errors, over: Errors): Errors {
  const lineOf = (name: string) => name.slice(name.indexOf('.'))
  const lines = new Set(Object.keys(over).map(lineOf))
  return { ...Object.fromEntries(Object.entries(errors).filter(([name]) => !lines.has(lineOf(name)))), ...over }
}

function isOpen({ step }: Truck): boolean {
  return step !== 'done'
}

/** Whether the truck shows the error itself; session expiry is handled globally. */
function isTaken(error: unknown): boolean {
  return !(error instanceof ApiError && error.kind === 'session')
}
