/** The card of a block that is under the pointer, by its `data-card`; undefined when the keyboard clicked. */
export function cardUnder({ clientX, clientY, detail }: { clientX: number; clientY: number; detail: number }) {
  if (detail === 0 || !document.elementsFromPoint) return undefined
  const under = document.elementsFromPoint(clientX, clientY)
  const card = under.find((one) => one instanceof HTMLElement && one.dataset.card !== undefined)
  return card instanceof HTMLElement ? Number(card.dataset.card) : undefined
}
