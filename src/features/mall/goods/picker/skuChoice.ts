import type { ChosenSku, GoodsSku } from '#features/mall/goods/model'

/** What can be done to the choice of a picker. With `max` 1 a SKU replaces the one before. */
export function skuChoice(
  chosen: readonly ChosenSku[],
  setChosen: (chosen: readonly ChosenSku[]) => void,
  max: number,
  isRefused: (sku: GoodsSku) => boolean,
) {
  const has = (id: string) => chosen.some((one) => one.id === id)
  const room = max - chosen.length
  const remove = (id: string) => setChosen(chosen.filter((one) => one.id !== id))
  const canAdd = (sku: GoodsSku) => !has(sku.id) && !isRefused(sku)
  return {
    chosen,
    has,
    /** How many more SKUs fit. */
    room,
    /** Whether a click on the SKU changes the choice. */
    canToggle: (sku: GoodsSku) => has(sku.id) || (!isRefused(sku) && (room > 0 || max === 1)),
    toggle: (sku: GoodsSku) => {
      if (has(sku.id)) return remove(sku.id)
      if (!canAdd(sku)) return
      if (max === 1) setChosen([sku])
      else if (room > 0) setChosen([...chosen, sku])
    },
    /** Adds those of the SKUs that can be chosen, as far as there is room. */
    addAll: (skus: readonly GoodsSku[]) => {
      const added = skus.filter(canAdd)
      setChosen([...chosen, ...added.slice(0, Math.max(0, room))])
    },
    addable: (skus: readonly GoodsSku[]) => Math.min(skus.filter(canAdd).length, Math.max(0, room)),
    remove,
    clear: () => setChosen([]),
  }
}

export type SkuChoice = ReturnType<typeof skuChoice>
