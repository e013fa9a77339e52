import { usePref } from '#shared/prefs'

/** Copies by payer, as last chosen for him on this workstation. */
type Habits = Readonly<Record<string, number>>

const NO_HABITS: Habits = {}
/** So many payers are remembered. */
const MAX_PAYERS = 100
/** Most labelled copies of a note on single-sheet paper; a carbonless set is always printed once. */
export const MAX_COPIES = 3

/** How many copies each payer wants of his notes, and how to remember another number for some; 1 until then. */
export function usePayerCopies() {
  const [habits, setHabits] = usePref<Habits>('payerCopies', NO_HABITS)
  const copiesOf = (payer: string): number => {
    const copies = Number(habits[payer])
    return Number.isInteger(copies) ? Math.min(MAX_COPIES, Math.max(1, copies)) : 1
  }
  const remember = (payers: readonly string[], copies: number) => {
    const others = Object.entries(habits).filter(([payer]) => !payers.includes(payer))
    setHabits(Object.fromEntries([...payers.map((payer) => [payer, copies]), ...others].slice(0, MAX_PAYERS)))
  }
  return { copiesOf, remember }
}
