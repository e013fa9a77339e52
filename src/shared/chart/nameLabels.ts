/** Points are marked, and all labels measured, while they are few enough to be told apart. */
export const FEW = 62
/** So many names fit under a chart at 1200 px. */
const LABELS = 9
/** Width of the value axis and the margins, px. */
const AXIS = 100
/** Space between two labels, px. */
const GAP = 8
/** Width of a digit of a label, px. */
const DIGIT = 7

/**
 * Which names of a category axis are shown, as options of its labels. A few bars show all of theirs, on several lines;
 * days and months stay whole, so that every so many are shown where all do not fit. Of many names every so many are
 * shown too, because the library would measure each to find out which fit.
 *
 * @param width of the chart, px; 0 for a line, whose labels may overlap and are then hidden
 */
export function nameLabels(names: readonly string[], width: number): object {
  const count = names.length
  if (width > 0 && count <= LABELS * 2) {
    const room = Math.max(1, (width - AXIS) / Math.max(1, count))
    if (!names.every(isTime)) return { interval: 0, width: Math.max(40, room - GAP), overflow: 'break' }
    const longest = Math.max(0, ...names.map(({ length }) => length)) * DIGIT + GAP
    return { interval: Math.ceil(longest / room) - 1 }
  }
  return count > FEW ? { interval: Math.ceil(count / LABELS) - 1 } : {}
}

function isTime(name: string): boolean {
  return /^[\d-]+$/.test(name)
}
